import type { OwnerRecord } from '@punkt/domain/owner-record';
import { sampleOwner } from '@punkt/domain/testing/owners';
import { describe, expect, it } from 'vitest';
import { pgQuery, testApp } from '../../../test/harness.ts';
import {
  becomeOwner,
  complete,
  newPhone,
  russian,
  type SignedInPerson,
  send,
  sharedApp,
  signInPerson,
  withRequisites,
} from './testing/stage.ts';

const shared = sharedApp();
const newcomer = async () => signInPerson(await shared, newPhone());

describe('one INN', () => {
  const taken = {
    path: 'requisites_data.inn',
    message: 'Собственник с таким ИНН уже зарегистрирован',
  };

  it('registers once in a country', async () => {
    const app = await shared;
    await becomeOwner(app, newPhone(), russian('9900002222'));
    const second = await newcomer();
    const { status, error } = await send(app, second, await complete(app, second, russian('9900002222')));
    expect(status).toBe(400);
    expect(error.errors).toEqual([taken]);
  });

  it('has one winner when two register it at the same moment, and the other loses nothing', async () => {
    const app = await shared;
    const people: SignedInPerson[] = [];
    for (let index = 0; index < 4; index += 1) people.push(await newcomer());
    const records = await Promise.all(people.map((player) => complete(app, player, russian('9900003339'))));
    const answers = await Promise.all(
      people.map((player, index) => send(app, player, records[index] ?? russian('9900003339'))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    for (const { status, error } of answers) if (status === 400) expect(error.errors).toEqual([taken]);
    const loser = people[answers.findIndex(({ status }) => status === 400)] as SignedInPerson;
    const user = await app.call('GET /api/v2/user', {}, { token: loser.token });
    expect(user.body).toMatchObject({ owner_status: 'none', first_name: '' });
    const { rows } = await pgQuery(app.databaseUrl, 'select count(*) from reviews where user_id = $1', [
      loser.id,
    ]);
    expect(Number(rows[0]?.count)).toBe(0);
  });

  it('may exist in two countries', async () => {
    const app = await shared;
    await becomeOwner(app, newPhone(), withRequisites(sampleOwner('TJ'), { inn: '555555555' }));
    await becomeOwner(app, newPhone(), withRequisites(sampleOwner('BY'), { inn: '555555555' }));
  });
});

describe('the register', () => {
  it.each([
    ['a liquidated company', '9900006668'],
    ['a bankrupt one', '9900008880'],
    ['a number with wrong control digits', '7707083894'],
  ])('does not know %s', async (_name, inn) => {
    const app = await shared;
    const player = await newcomer();
    const { status, error } = await send(app, player, await complete(app, player, russian(inn)));
    expect(status).toBe(400);
    expect(error.errors).toEqual([{ path: 'requisites_data.inn', message: 'ИНН не найден' }]);
  });

  it('keeps nobody from registering while it is down, and staff are told', async () => {
    const app = await shared;
    const player = await becomeOwner(app, newPhone(), russian('0000000000'));
    const { body } = await app.call('GET /api/v3/pickpoint/owner/info', {}, { token: player.token });
    expect(body.data[0]?.unverified).toBe(true);
  });

  it('is as good as down when nothing listens at its address', async () => {
    const app = await testApp({ environment: { DADATA_TOKEN: 'key', DADATA_URL: 'http://127.0.0.1:1/rs' } });
    const player = await becomeOwner(app, newPhone(), russian('9900001116'));
    const { body } = await app.call('GET /api/v3/pickpoint/owner/info', {}, { token: player.token });
    expect(body.data[0]?.unverified).toBe(true);
  });

  it('only flags a company it does not know outside Russia, and none where there is no register', async () => {
    const app = await shared;
    const flag = async (record: OwnerRecord) => {
      const { token } = await becomeOwner(app, newPhone(), record);
      const { body } = await app.call('GET /api/v3/pickpoint/owner/info', {}, { token });
      return body.data[0]?.unverified;
    };
    expect(await flag(withRequisites(sampleOwner('KZ'), { inn: '850501399999' }))).toBe(true);
    expect(await flag(withRequisites(sampleOwner('KZ', 'ooo'), { inn: '990140000011' }))).toBe(false);
    expect(await flag(withRequisites(sampleOwner('GE'), { inn: '77' }))).toBe(false);
  });
});
