import { describe, expect, it } from 'vitest';
import { pgQuery, type TestApp } from '../../../test/harness.ts';
import { taxStep } from './companies.ts';
import {
  becomeOwner,
  newInn,
  newPhone,
  type SignedInPerson,
  STAFF,
  send,
  sharedApp,
  signInPerson,
  upload,
  vatRecord,
} from './testing/stage.ts';

const shared = sharedApp();

const info = async (app: TestApp, { token }: SignedInPerson) => {
  const { body } = await app.call('GET /api/v3/pickpoint/owner/info', {}, { token });
  const [company] = body.data;
  if (!company) throw new Error('no company');
  return company;
};

type Company = Awaited<ReturnType<typeof info>>;

/** What the edit form sends when nothing was touched. */
const formOf = (company: Company) => ({
  id: company.id,
  org_type: company.orgType,
  tax_type: company.requestedTaxType ?? company.taxType,
  inn: company.inn,
  kpp: company.kpp,
  ogrn: company.ogrn,
  org_name: company.orgName,
  bik: company.bik,
  bank_name: company.bankName,
  pay_account: company.payAccount,
  cor_account: company.corAccount,
  email: company.email,
  tax_files: company.taxFiles.map(({ id }) => id),
});

const update = (
  app: TestApp,
  { token }: SignedInPerson,
  body: Partial<ReturnType<typeof formOf>> & { id: string },
) => app.call('POST /api/v3/pickpoint/owner/update', { body: body as ReturnType<typeof formOf> }, { token });

/** The owner's tax cases, oldest first. */
const cases = async (app: TestApp, { id }: SignedInPerson): Promise<string[]> => {
  const { rows } = await pgQuery(
    app.databaseUrl,
    "select status from reviews where kind = 'tax' and user_id = $1 order by created, id",
    [id],
  );
  return rows.map(({ status }) => status);
};

describe('requisites', () => {
  it('change, and answer with the fresh company', async () => {
    const app = await shared;
    const owner = await becomeOwner(app, newPhone());
    const form = formOf(await info(app, owner));
    const { status, body } = await update(app, owner, {
      ...form,
      bank_name: ' Банк  у реки ',
      email: 'c@d.ef',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ bankName: 'Банк у реки', email: 'c@d.ef', taxCheckStatus: 'none' });
    expect(await info(app, owner)).toEqual(body);
    expect(await cases(app, owner)).toEqual([]);
  });

  it('are held to the rules, with the flat paths of this call', async () => {
    const app = await shared;
    const owner = await becomeOwner(app, newPhone());
    const form = formOf(await info(app, owner));
    const { status, error } = await update(app, owner, {
      ...form,
      bik: '1',
      tax_type: 'osn',
      tax_files: [],
    });
    expect(status).toBe(400);
    expect(error.errors).toEqual([
      { path: 'bik', message: 'Введите ровно 9 цифр' },
      { path: 'tax_files', message: 'Приложите документ, подтверждающий НДС' },
    ]);
    const closed = await update(app, owner, { ...form, inn: '990000099999' });
    expect(closed.error.errors).toEqual([{ path: 'inn', message: 'ИНН не найден' }]);
  });

  it('of somebody else are not there, and stay what they were', async () => {
    const app = await shared;
    const owner = await becomeOwner(app, newPhone());
    const before = await info(app, owner);
    const stranger = await signInPerson(app, newPhone());
    for (const player of [stranger, await signInPerson(app, STAFF.operator)]) {
      const { status } = await update(app, player, { ...formOf(before), bank_name: 'Чужой' });
      expect(status).toBe(404);
    }
    expect(await info(app, owner)).toEqual(before);
    const { body } = await app.call('GET /api/v3/pickpoint/owner/info', {}, { token: stranger.token });
    expect(body.data).toEqual([]);
  });

  it('take no INN of another owner, also when both reach for it at once', async () => {
    const app = await shared;
    const first = await becomeOwner(app, newPhone());
    const vat = await signInPerson(app, newPhone());
    await send(app, vat, await vatRecord(app, vat, newInn('ooo')));
    const [a, b] = [formOf(await info(app, first)), formOf(await info(app, vat))];
    const taken = await update(app, vat, { ...b, org_type: 'ip', kpp: '', ogrn: '', inn: a.inn });
    expect(taken.error.errors).toEqual([
      { path: 'inn', message: 'Собственник с таким ИНН уже зарегистрирован' },
    ]);
    const reach = { inn: newInn(), ogrn: '', kpp: '', org_type: 'ip' as const };
    const both = await Promise.all([
      update(app, first, { ...a, ...reach }),
      update(app, vat, { ...b, ...reach }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('ask a register again that was down, and clear the flag', async () => {
    const app = await shared;
    const player = await signInPerson(app, newPhone());
    await send(app, player, await vatRecord(app, player, '0000000000'));
    const form = formOf(await info(app, player));
    const still = await update(app, player, form);
    expect(still.body.unverified).toBe(true);
    const { body } = await update(app, player, { ...form, inn: newInn('ooo') });
    expect(body.unverified).toBe(false);
  });
});

describe('a change of tax system', () => {
  it('waits for its check, and what is in force stays', async () => {
    const app = await shared;
    const owner = await becomeOwner(app, newPhone());
    const form = formOf(await info(app, owner));
    const paper = await upload(app, owner, 'user');
    const { body } = await update(app, owner, { ...form, tax_type: 'lowerRate5', tax_files: [paper] });
    expect(body).toMatchObject({
      taxType: 'usn',
      requestedTaxType: 'lowerRate5',
      taxCheckStatus: 'review',
      taxFiles: [{ id: paper }],
    });
    expect(await cases(app, owner)).toEqual(['waiting']);
  });

  it('is not asked for twice by a form that changes something else', async () => {
    const app = await shared;
    const owner = await becomeOwner(app, newPhone());
    const asked = await update(app, owner, {
      ...formOf(await info(app, owner)),
      tax_type: 'osn',
      tax_files: [await upload(app, owner, 'user')],
    });
    await update(app, owner, { ...formOf(asked.body), bank_name: 'Другой' });
    expect(await cases(app, owner)).toEqual(['waiting']);
  });

  it('with newer papers ends the case of the older ones, and lets them go', async () => {
    const app = await shared;
    const owner = await becomeOwner(app, newPhone());
    const form = formOf(await info(app, owner));
    const [old, fresh] = [await upload(app, owner, 'user'), await upload(app, owner, 'user')];
    await update(app, owner, { ...form, tax_type: 'osn', tax_files: [old] });
    await update(app, owner, { ...form, tax_type: 'osn', tax_files: [fresh] });
    expect(await cases(app, owner)).toEqual(['withdrawn', 'waiting']);
    const claims = await pgQuery(app.databaseUrl, 'select file_id from file_claims where entity_id = $1', [
      form.id,
    ]);
    expect(claims.rows).toEqual([{ file_id: fresh }]);
  });

  it('is taken back by choosing what is in force', async () => {
    const app = await shared;
    const owner = await becomeOwner(app, newPhone());
    const form = formOf(await info(app, owner));
    await update(app, owner, { ...form, tax_type: 'osn', tax_files: [await upload(app, owner, 'user')] });
    const { body } = await update(app, owner, form);
    expect(body).toMatchObject({ taxType: 'usn', requestedTaxType: null, taxCheckStatus: 'none' });
    expect(await cases(app, owner)).toEqual(['withdrawn']);
  });

  it.each([
    ['nothing touched', 'usn', null, [], 'usn', [], 'keep'],
    ['another system', 'usn', null, [], 'osn', ['a'], 'request'],
    ['back to none', 'osn', null, ['a'], 'usn', [], 'request'],
    ['what waits, untouched', 'usn', 'osn', ['a'], 'osn', ['a'], 'keep'],
    ['what waits, other papers', 'usn', 'osn', ['a'], 'osn', ['b'], 'request'],
    ['what waits, one paper more', 'usn', 'osn', ['a'], 'osn', ['a', 'b'], 'request'],
    ['another one than what waits', 'usn', 'osn', ['a'], 'lowerRate7', ['a'], 'request'],
    ['what is in force after all', 'usn', 'osn', ['a'], 'usn', [], 'withdraw'],
    ['new papers for what is in force', 'osn', null, ['a'], 'osn', ['b'], 'request'],
  ] as const)('%s', (_name, tax_type, requested_tax_type, tax_files, asked, files, step) => {
    const state = { tax_type, requested_tax_type, tax_files: [...tax_files] };
    expect(taxStep(state, { tax_type: asked, tax_files: files })).toBe(step);
  });
});
