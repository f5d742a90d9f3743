import { randomUUID } from 'node:crypto';
import type { CallInput } from '@punkt/contract/contract';
import { samplePassport } from '@punkt/domain/testing/owners';
import { describe, expect, it } from 'vitest';
import { pgQuery, type TestApp } from '../../../test/harness.ts';
import {
  becomeOwner,
  newPhone,
  SANDBOX_OWNER,
  type SignedInPerson,
  STAFF,
  sharedApp,
  signInOnce,
  signInPerson,
  upload,
  wirePassport,
  withPhotos,
} from './testing/stage.ts';

const shared = sharedApp();
const sandboxOwner = signInOnce(shared, SANDBOX_OWNER);

type Body = CallInput<'POST /api/v3/owner/update'>['body'];
const update = (app: TestApp, { token }: SignedInPerson, body: Body) =>
  app.call('POST /api/v3/owner/update', { body }, { token });

const document = (
  app: TestApp,
  { token }: SignedInPerson,
  userId: string,
  citizenship: 'RU' | 'KZ' = 'RU',
  doc_type: 'passport' | 'identification' = 'passport',
) =>
  app.call(
    'GET /api/v4/owner/:userId/document',
    { params: { userId }, query: { doc_type, citizenship: `CITIZEN_${citizenship}` } },
    { token },
  );

const contact = { first_name: 'Анна', last_name: 'Соколова', email: 'new@punkt.example' };

describe('contact info', () => {
  it('changes, and only it', async () => {
    const app = await shared;
    const owner = await becomeOwner(app, newPhone());
    const { status, body } = await update(app, owner, {
      contact_info: { ...contact, telegram_login: '@anna' },
      // Not meant, so not even looked at.
      passport: { citizenship: 'RU', doc_type: 'passport' },
      update_fields: ['contact_info'],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Соколова Анна',
      email: 'new@punkt.example',
      telegram_login: 'anna',
      owner_status: 'accepted',
      passport_approve_status: 'needs_approval',
    });
  });

  it('is held to its rules, and a part that is meant must be there', async () => {
    const app = await shared;
    const owner = await becomeOwner(app, newPhone());
    const bad = await update(app, owner, {
      contact_info: { ...contact, email: 'x' },
      update_fields: ['contact_info'],
    });
    expect(bad.status).toBe(400);
    expect(bad.error.errors?.[0]?.path).toBe('contact_info.email');
    const missing = await update(app, owner, { update_fields: ['contact_info'] });
    expect(missing.error.errors).toEqual([{ path: 'contact_info', message: 'Поле обязательно' }]);
    expect((await update(app, owner, { update_fields: [] })).status).toBe(400);
  });

  it('takes a SNILS once', async () => {
    const app = await shared;
    const owner = await becomeOwner(app, newPhone());
    const set = (snils: string) =>
      update(app, owner, { contact_info: { ...contact, snils }, update_fields: ['contact_info'] });
    expect((await set('11223344595')).body.snils).toBe('11223344595');
    expect((await set('')).body.snils).toBe('11223344595');
    const second = await set('00100199701');
    expect(second.status).toBe(400);
    expect(second.error.errors?.[0]?.path).toBe('contact_info.snils');
  });

  it('is for owners: who is not registered goes to registration', async () => {
    const app = await shared;
    const applicant = await signInPerson(app, newPhone());
    const answer = await update(app, applicant, { contact_info: contact, update_fields: ['contact_info'] });
    expect(answer.status).toBe(403);
  });
});

describe('the identity document', () => {
  it('is read by its owner, by citizenship and type', async () => {
    const app = await shared;
    const owner = await becomeOwner(app, newPhone());
    const { body } = await document(app, owner, owner.id);
    expect(body).toMatchObject({
      passportData: {
        citizenship: 'RU',
        docType: 'passport',
        fields: { lastName: 'Ли', documentNumber: '4510123456', departmentCode: '690-001' },
        documentPhoto: [{ id: owner.record.passport.document_photo[0] }],
        withDocumentPhoto: [{ id: owner.record.passport.with_document_photo[0] }],
        status: 'needs_approval',
        remarks: [],
      },
      idCardData: null,
      oldPassport: false,
    });
    const other = await document(app, owner, owner.id, 'KZ', 'identification');
    expect(other.body).toEqual({ passportData: null, idCardData: null, oldPassport: false });
  });

  it('of somebody else is not there, for staff neither: they read it as a case', async () => {
    const app = await shared;
    const owner = await becomeOwner(app, newPhone());
    for (const phone of [newPhone(), STAFF.operator, STAFF.lead]) {
      const player = await signInPerson(app, phone);
      expect((await document(app, player, owner.id)).status).toBe(404);
      expect((await document(app, player, randomUUID())).status).toBe(404);
    }
  });

  it('is sent anew until it is approved, and the older case ends', async () => {
    const app = await shared;
    const owner = await becomeOwner(app, newPhone());
    const passport = await withPhotos(app, owner, samplePassport('KZ', 'identification'));
    const { status, body } = await update(app, owner, {
      passport: wirePassport(passport),
      update_fields: ['passport'],
    });
    expect([status, body.passport_approve_status]).toEqual([200, 'needs_approval']);
    const { rows } = await pgQuery(
      app.databaseUrl,
      'select status, country from reviews where user_id = $1 order by created',
      [owner.id],
    );
    expect(rows).toEqual([
      { status: 'withdrawn', country: 'RU' },
      { status: 'waiting', country: 'KZ' },
    ]);
    expect((await document(app, owner, owner.id)).body.passportData?.status).toBe('none');
    const card = await document(app, owner, owner.id, 'KZ', 'identification');
    expect(card.body.idCardData).toMatchObject({ status: 'needs_approval', citizenship: 'KZ' });
  });

  it('lets go of the photos it no longer shows', async () => {
    const app = await shared;
    const owner = await becomeOwner(app, newPhone());
    const fresh = await withPhotos(app, owner, owner.record.passport);
    await update(app, owner, { passport: wirePassport(fresh), update_fields: ['passport'] });
    const { rows } = await pgQuery(
      app.databaseUrl,
      'select file_id from file_claims join files on files.id = file_id where owner_id = $1',
      [owner.id],
    );
    const held = rows.map(({ file_id }) => file_id).sort();
    expect(held).toEqual([...fresh.document_photo, ...fresh.with_document_photo].sort());
  });

  it('is closed once approved', async () => {
    const app = await shared;
    const owner = await sandboxOwner();
    const passport = await withPhotos(app, owner, samplePassport('RU'));
    const { status, error } = await update(app, owner, {
      passport: wirePassport(passport),
      update_fields: ['passport'],
    });
    expect([status, error.code]).toEqual([409, 'passport_approved']);
  });

  it('of an owner from before documents were asked for needs one photo', async () => {
    const app = await shared;
    const owner = await becomeOwner(app, newPhone());
    const old = {
      ...wirePassport(samplePassport('RU')),
      document_photo: [await upload(app, owner)],
      with_document_photo: [],
    };
    const body: Body = { passport: old, update_fields: ['passport'] };
    const refused = await update(app, owner, body);
    expect(refused.error.errors).toEqual([
      { path: 'passport.with_document_photo', message: 'Загрузите все фотографии' },
    ]);
    await pgQuery(app.databaseUrl, 'delete from identity_documents where user_id = $1', [owner.id]);
    expect((await document(app, owner, owner.id)).body.oldPassport).toBe(true);
    expect((await update(app, owner, body)).status).toBe(200);
    expect((await document(app, owner, owner.id)).body.oldPassport).toBe(false);
  });

  it('changes together with the rest, or not at all', async () => {
    const app = await shared;
    const owner = await becomeOwner(app, newPhone());
    const { status } = await update(app, owner, {
      contact_info: { ...contact, email: 'broken' },
      passport: wirePassport(await withPhotos(app, owner, samplePassport('KZ'))),
      update_fields: ['passport', 'contact_info'],
    });
    expect(status).toBe(400);
    expect((await document(app, owner, owner.id, 'KZ')).body.passportData).toBeNull();
  });
});

describe('company parts of the common update', () => {
  it('change the own company, and no other', async () => {
    const app = await shared;
    const owner = await becomeOwner(app, newPhone());
    const { requisites_data, activity_form } = owner.record;
    const ask = (player: SignedInPerson, more: Partial<Body>) =>
      update(app, player, {
        requisites_data: { ...requisites_data, tax_files: [], bank_name: 'Новый' },
        update_fields: ['requisites_data'],
        ...more,
      });
    expect((await ask(owner, {})).status).toBe(200);
    const { body } = await app.call('GET /api/v3/pickpoint/owner/info', {}, { token: owner.token });
    expect(body.data[0]?.bankName).toBe('Новый');
    const other = await sandboxOwner();
    expect((await ask(other, { id: body.data[0]?.id })).status).toBe(404);
    const moved = await ask(owner, {
      activity_form: { ...activity_form, country: 'KZ' },
      update_fields: ['activity_form'],
    });
    expect(moved.error.errors?.[0]?.path).toBe('activity_form.country');
  });
});

it('the sandbox owner has a company and an approved passport', async () => {
  const app = await shared;
  const owner = await sandboxOwner();
  const { body } = await app.call('GET /api/v3/pickpoint/owner/info', {}, { token: owner.token });
  expect(body.data).toMatchObject([{ inn: '990000011100', unverified: false }]);
  expect((await document(app, owner, owner.id)).body.passportData?.status).toBe('approved');
});
