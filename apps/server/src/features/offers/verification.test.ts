import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile, pgQuery, type TestApp, testApp } from '../../../test/harness.ts';
import { newOwner, newPerson } from '../../../test/people.ts';
import { printedCode } from './hashes.ts';

const cleanUp = afterFile();
let app: TestApp;
const environment = { CODES_PER_ADDRESS_PER_HOUR: '1000' };
beforeAll(async () => {
  app = await testApp({ cleanUp, environment });
});

async function signed(country_code: 'RU' | 'GE' | 'KZ' = 'RU', token?: string) {
  const by = token ?? (await newOwner(app)).token;
  const { body } = await app.call('POST /api/v2/sign', { body: { version: 1, country_code } }, { token: by });
  return body.signature;
}
const verify = async (code: string, at = app) =>
  (await at.call('GET /api/v4/verify/:code', { params: { code } }, {})).body;

const NOTHING = {
  valid: false,
  countryCode: null,
  version: null,
  signed: null,
  sha256: null,
  seal: null,
  signer: null,
};

/** As somebody with the keys of the database would, and back again. */
async function tampered(table: string, change: string, undo: string, look: () => Promise<void>) {
  const force = (statement: string) =>
    pgQuery(
      app.databaseUrl,
      `alter table ${table} disable trigger user; ${statement}; alter table ${table} enable trigger user`,
    );
  await force(change);
  await look();
  await force(undo);
}

describe('verification', () => {
  it('says what the paper says, and of the signer no more than a hint', async () => {
    const signature = await signed();
    expect(await verify(signature.code)).toEqual({
      valid: true,
      countryCode: 'RU',
      version: 1,
      signed: signature.signed,
      sha256: signature.sha256,
      seal: signature.seal,
      signer: expect.stringMatching(/^Т\. В\., \+7 9\*\* \*\*\*-\*\*-\d\d$/),
    });
  });

  it('takes the code as people type it', async () => {
    const { code } = await signed();
    expect((await verify(printedCode(code).toLowerCase())).valid).toBe(true);
    expect((await verify(code.replaceAll('0', 'O').replaceAll('1', 'l'))).valid).toBe(true);
  });

  it('knows nothing of a code that nobody was given', async () => {
    expect(await verify('0'.repeat(32))).toEqual(NOTHING);
  });

  it('is slow to answer whoever guesses', async () => {
    const guarded = await testApp({ environment });
    const answers: number[] = [];
    for (let n = 0; n < 61; n += 1)
      answers.push(
        (
          await guarded.http.inject({
            url: `/api/v4/verify/${'Z'.repeat(28)}${1000 + n}`,
            remoteAddress: `2001:db8:1:2::${n}`,
          })
        ).statusCode,
      );
    expect(answers.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(answers[60]).toBe(429);
  });
});

describe('one changed byte', () => {
  it.each(['offer', 'application', 'tariffs'])('of the %s makes it invalid', async (column) => {
    const { code } = await signed('KZ');
    await tampered(
      'offer_versions',
      `update offer_versions set ${column} = ${column} || ' ' where country = 'KZ'`,
      `update offer_versions set ${column} = left(${column}, -1) where country = 'KZ'`,
      async () => expect(await verify(code)).toEqual(NOTHING),
    );
    expect((await verify(code)).valid).toBe(true);
  });

  it.each([
    ['signed', "signed + interval '1 second'", "signed - interval '1 second'"],
    ['request_id', "request_id || 'x'", 'left(request_id, -1)'],
    ['number', 'number + 1', 'number - 1'],
    ['account_id', "overlay(account_id::text placing '0' from 1)::uuid", 'account_id'],
    [
      'sha256',
      'set_byte(sha256, 0, get_byte(sha256, 0) # 1)',
      'set_byte(sha256, 0, get_byte(sha256, 0) # 1)',
    ],
    ['seal', 'set_byte(seal, 0, get_byte(seal, 0) # 1)', 'set_byte(seal, 0, get_byte(seal, 0) # 1)'],
    [
      'signer_hash',
      'set_byte(signer_hash, 0, get_byte(signer_hash, 0) # 1)',
      'set_byte(signer_hash, 0, get_byte(signer_hash, 0) # 1)',
    ],
    ['previous', 'seal', 'null'],
  ])('of the evidence (%s) makes it invalid', async (column, change, undo) => {
    const { id, code } = await signed();
    const { rows } = await pgQuery(app.databaseUrl, 'select account_id from signatures where id = $1', [id]);
    // An account id that happens to start with 0 would not change.
    const restored = column === 'account_id' ? `'${rows[0].account_id}'::uuid` : undo;
    const value =
      column === 'account_id'
        ? `'${rows[0].account_id.replace(/^./, (c: string) => (c === '0' ? '1' : '0'))}'::uuid`
        : change;
    await tampered(
      'signatures',
      `update signatures set ${column} = ${value} where id = '${id}'`,
      `update signatures set ${column} = ${restored} where id = '${id}'`,
      async () => expect(await verify(code)).toEqual(NOTHING),
    );
    expect((await verify(code)).valid).toBe(true);
  });

  it.each([
    'phone',
    'name',
    'address',
    'device_uuid',
    'device_name',
    'device_type',
    'app_version',
    'user_agent',
  ])('of the signer (%s) makes it invalid', async (column) => {
    const { id, code } = await signed();
    await tampered(
      'signature_signers',
      `update signature_signers set ${column} = ${column} || '1' where signature_id = '${id}'`,
      `update signature_signers set ${column} = left(${column}, -1) where signature_id = '${id}'`,
      async () => expect(await verify(code)).toEqual(NOTHING),
    );
    expect((await verify(code)).valid).toBe(true);
  });

  it('of an earlier signature makes the later ones invalid too', async () => {
    const { token } = await newPerson(app);
    const [first, second] = [await signed('RU', token), await signed('GE', token)];
    await tampered(
      'signatures',
      `update signatures set request_id = request_id || 'x' where id = '${first.id}'`,
      `update signatures set request_id = left(request_id, -1) where id = '${first.id}'`,
      async () => expect((await verify(second.code)).valid).toBe(false),
    );
    expect((await verify(second.code)).valid).toBe(true);
  });
});
