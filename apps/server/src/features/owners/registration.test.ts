import { randomUUID } from 'node:crypto';
import { everyRecord } from '@punkt/domain/testing/owner-checks';
import { sampleOwner } from '@punkt/domain/testing/owners';
import { describe, expect, it } from 'vitest';
import { afterFile, pgQuery, readableLog, testApp } from '../../../test/harness.ts';
import {
  becomeOwner,
  complete,
  newInn,
  newPhone,
  russian,
  send,
  signInPerson,
  signOffer,
  upload,
  vatRecord,
  withPhotos,
  withRequisites,
} from './testing/stage.ts';

const { log, text: logged } = readableLog();
const environment = { CODES_PER_ADDRESS_PER_HOUR: '1000' };
const shared = testApp({ cleanUp: afterFile(), log, environment });
const newcomer = async () => signInPerson(await shared, newPhone());

describe('registration', () => {
  it('makes an owner of a Russian sole proprietor', async () => {
    const app = await testApp();
    const player = await signInPerson(app, newPhone());
    const record = await complete(app, player, sampleOwner('RU'));
    await app.call(
      'POST /api/v4/owner/draft',
      { body: { step: 2, data: { x: 1 } } },
      { token: player.token },
    );
    const full = {
      ...record,
      contact_info: {
        ...record.contact_info,
        middle_name: 'Янович',
        telegram_login: '@lee',
        snils: '11223344595',
        additional_phone: '8 916 123-45-67',
        additional_phone_country: 'RU' as const,
      },
    };
    const { status, body } = await send(app, player, full);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user_id: player.id,
      name: 'Ли Ян Янович',
      country: 'RU',
      email: 'a@b.c',
      owner_status: 'accepted',
      additional_phone: '79161234567',
      additional_phone_country: 'RU',
      telegram_login: 'lee',
      snils: '11223344595',
      passport_approve_status: 'needs_approval',
    });
    const info = await app.call('GET /api/v3/pickpoint/owner/info', {}, { token: player.token });
    expect(info.body).toMatchObject({
      total: 1,
      data: [
        {
          country: 'RU',
          orgType: 'ip',
          inn: record.requisites_data.inn,
          ogrn: expect.stringMatching(/^\d{15}$/),
          taxType: 'usn',
          requestedTaxType: null,
          taxCheckStatus: 'none',
          acceptPersonalInfo: true,
          unverified: false,
        },
      ],
    });
    const draft = await app.call('GET /api/v4/owner/draft', {}, { token: player.token });
    expect(draft.body).toEqual({ step: 1, data: {}, updated: null });
    const { rows } = await pgQuery(app.databaseUrl, 'select kind, status, title from reviews');
    expect(rows).toEqual([{ kind: 'passport', status: 'waiting', title: 'Ли Я.' }]);
  });

  it('leaves VAT to the check of its papers', async () => {
    const app = await testApp();
    const player = await signInPerson(app, newPhone());
    const { status } = await send(app, player, await vatRecord(app, player));
    expect(status).toBe(200);
    const { body } = await app.call('GET /api/v3/pickpoint/owner/info', {}, { token: player.token });
    expect(body.data[0]).toMatchObject({
      taxType: 'usn',
      requestedTaxType: 'osn',
      taxCheckStatus: 'review',
      taxFiles: [{ type: expect.stringContaining('image/') }],
    });
    const { rows } = await pgQuery(app.databaseUrl, 'select kind from reviews order by kind');
    expect(rows.map(({ kind }) => kind)).toEqual(['passport', 'tax']);
  });

  it.each(everyRecord)('takes the smallest record of %s %s %s', async (code, form, type) => {
    const app = await shared;
    const player = await newcomer();
    const record = await complete(app, player, sampleOwner(code, form, code, type));
    // The two documents of a country share its INN, which registers once: whoever came before makes room.
    await pgQuery(app.databaseUrl, 'update companies set inn = id::text');
    const { status, body } = await send(app, player, record);
    expect([status, body.owner_status]).toEqual([200, 'accepted']);
  });

  it('answers with every broken rule at its path, in the language of the caller', async () => {
    const app = await shared;
    const player = await newcomer();
    const record = sampleOwner('RU', 'ooo');
    const { status, error } = await send(app, player, {
      ...withRequisites(record, { inn: '1', bik: '' }),
      contact_info: { ...record.contact_info, email: 'nonsense' },
      passport: { ...record.passport, birth_date: '01.01.2090', document_photo: [] },
    });
    expect(status).toBe(400);
    expect(error.code).toBe('validation_failed');
    expect(error.errors).toEqual([
      { path: 'requisites_data.inn', message: 'Введите ровно 10 цифр' },
      { path: 'requisites_data.bik', message: 'Поле обязательно' },
      { path: 'passport.birth_date', message: 'Дата не может быть в будущем' },
      { path: 'passport.document_photo', message: 'Загрузите все фотографии' },
      { path: 'contact_info.email', message: 'Некорректный адрес электронной почты' },
    ]);
  });

  it('counts papers as files, not as characters', async () => {
    const app = await shared;
    const player = await newcomer();
    const tax_files = Array.from({ length: 11 }, () => randomUUID());
    const { status, error } = await send(
      app,
      player,
      withRequisites(sampleOwner('RU', 'ooo'), { tax_files }),
    );
    const path = 'owner_data.requisites_data.tax_files';
    expect([status, error.errors]).toEqual([400, [{ path, message: 'Можно приложить не более 10 файлов' }]]);
  });

  it('is done once: the second time they are an owner already', async () => {
    const app = await shared;
    const player = await newcomer();
    const record = await complete(app, player, withRequisites(sampleOwner('RU'), { inn: '990000022278' }));
    const answers = await Promise.all([send(app, player, record), send(app, player, record)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('already_owner');
    expect((await send(app, player, record)).error.code).toBe('already_owner');
  });
});

describe('files of a registration', () => {
  it('must be their own, and of the right kind', async () => {
    const app = await shared;
    const [player, other] = [await newcomer(), await newcomer()];
    const record = await complete(app, player, russian('9900004445'));
    const foreign = [await upload(app, other)];
    const wrong = [await upload(app, player, 'user')];
    for (const document_photo of [foreign, wrong]) {
      const { status, error } = await send(app, player, {
        ...record,
        passport: { ...record.passport, document_photo },
      });
      expect(status).toBe(400);
      expect(error.errors?.[0]?.path).toBe('passport.document_photo');
    }
    expect((await send(app, player, record)).status).toBe(200);
  });
});

it('leaves no personal data in the log', async () => {
  const app = await shared;
  await becomeOwner(app, newPhone(), russian('9900005551'));
  const lines = logged();
  expect(lines).toContain('/api/v3/owner/register');
  for (const secret of ['9900005551', '4510123456', '11223344595', 'a@b.c', '0000000000'])
    expect(lines).not.toContain(secret);
});

it('refuses whoever has not signed the offer of the country', async () => {
  const app = await shared;
  const player = await signInPerson(app, newPhone());
  const record = russian(newInn());
  const unsigned = { ...record, passport: await withPhotos(app, player, record.passport) };
  const { status, error } = await send(app, player, unsigned);
  expect([status, error.code]).toEqual([409, 'offer_outdated']);
  await signOffer(app, player, 'RU');
  expect((await send(app, player, unsigned)).status).toBe(200);
});
