import { beforeAll, describe, expect, it } from 'vitest';
import { askForCode, call, logIn, validate, whoAmI } from './support/api.ts';
import { ownPostgres } from './support/postgres.ts';
import { startPunkt } from './support/server.ts';
import { until } from './support/until.ts';

const CODES = 10;
const RACERS = 6;

describe('two instances on one database', () => {
  let addresses: [string, string];
  const cleaning: (() => Promise<void>)[] = [];
  const later = (work: () => Promise<void>) => void cleaning.unshift(work);

  beforeAll(async () => {
    const { url } = await ownPostgres(later);
    // Both at once on an empty database: one migrates and fills it, the other waits.
    const start = () => startPunkt({ DATABASE_URL: url }, later);
    const [one, other] = await Promise.all([start(), start()]);
    addresses = [one.address, other.address];
    return async () => {
      for (const work of cleaning) await work();
    };
  });

  const racer = (index: number) => addresses[index % 2] ?? '';
  const refresh = (address: string, token: string) =>
    call(address, 'POST /api/v2/token/refresh', { body: { token } });

  it('let one of many parallel validations of a code win', async () => {
    for (let index = 0; index < CODES; index += 1) {
      const asked = await askForCode(racer(index));
      const race = Array.from({ length: RACERS }, (_, lane) => validate(racer(lane), asked));
      const answers = await Promise.all(race);
      const losers = answers.filter(({ status }) => status !== 200);
      expect(losers.map(({ status, error }) => [status, error.code])).toEqual(
        Array.from({ length: RACERS - 1 }, () => [400, 'code_expired']),
      );
      const winner = answers.find(({ status }) => status === 200);
      for (const address of addresses)
        expect((await whoAmI(address, winner?.body.access.token ?? '')).status).toBe(200);
    }
  });

  it('count wrong codes together: five, however many are sent at once, and then not even the right one', async () => {
    const asked = await askForCode(racer(0));
    const wrong = { ...asked, code: asked.code === '000000' ? '111111' : '000000' };
    const answers = await Promise.all(
      Array.from({ length: 2 * RACERS }, (_, lane) => validate(racer(lane), wrong)),
    );
    const left = answers.flatMap(({ error }) =>
      error.code === 'code_wrong' ? [error.data?.attempts_left] : [],
    );
    expect(left.toSorted()).toEqual([1, 2, 3, 4]);
    expect((await validate(racer(1), asked)).error.code).toBe('code_exhausted');
  });

  it('give both tabs the same tokens for one refresh token, and end the session when it comes back later', async () => {
    const [one, other] = addresses;
    const { pair } = await logIn(one);
    const token = pair.refresh.token;
    const tabs = await Promise.all([refresh(one, token), refresh(other, token)]);
    expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
    expect(tabs[0]?.body).toEqual(tabs[1]?.body);
    const accesses = tabs.map(({ body }) => body.access.token);
    for (const access of accesses)
      for (const address of addresses) expect((await whoAmI(address, access)).status).toBe(200);

    await call(one, 'POST /api/v4/sandbox/clock', { body: { advance_seconds: 11 } });
    const offset = async (address: string) =>
      (await call(address, 'GET /api/v4/sandbox/clock', {})).body.offset_seconds;
    await until(
      'both clocks have moved',
      async () => (await offset(one)) === 11 && (await offset(other)) === 11,
    );
    expect((await whoAmI(other, accesses[0] ?? '')).status).toBe(200);

    expect((await refresh(other, token)).status).toBe(401);
    for (const access of accesses) {
      expect((await whoAmI(other, access)).status, 'at once where it was noticed').toBe(401);
      await until('and on the other instance', async () => (await whoAmI(one, access)).status === 401);
    }
    for (const tab of tabs) expect((await refresh(one, tab.body.refresh.token)).status).toBe(401);
  });
});
