import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../../test/harness.ts';
import { newPhone, SANDBOX_OWNER, type SignedInPerson, sharedApp, signInPerson } from './testing/stage.ts';

const shared = sharedApp();

describe('a draft', () => {
  const save = (app: TestApp, { token }: SignedInPerson, data: Record<string, unknown>, step = 1) =>
    app.call('POST /api/v4/owner/draft', { body: { step, data } }, { token });
  const read = (app: TestApp, { token }: SignedInPerson) =>
    app.call('GET /api/v4/owner/draft', {}, { token });

  it('goes on where another device stopped; the last write wins', async () => {
    const app = await shared;
    const player = await signInPerson(app, newPhone());
    expect((await read(app, player)).body).toEqual({ step: 1, data: {}, updated: null });
    const first = await save(app, player, { inn: '1' });
    const second = await save(app, player, { inn: '12', nested: { deep: [1, null, 'я'] } }, 3);
    const { body } = await read(app, player);
    expect(body).toEqual(second.body);
    expect(Date.parse(body.updated ?? '')).toBeGreaterThanOrEqual(Date.parse(first.body.updated ?? ''));
  });

  it("is nobody else's", async () => {
    const app = await shared;
    const [player, other] = [await signInPerson(app, newPhone()), await signInPerson(app, newPhone())];
    await save(app, player, { inn: '1' });
    expect((await read(app, other)).body.data).toEqual({});
    await save(app, other, { inn: '2' });
    expect((await read(app, player)).body.data).toEqual({ inn: '1' });
  });

  it('is small, and of no use to an owner', async () => {
    const app = await shared;
    const player = await signInPerson(app, newPhone());
    expect((await save(app, player, { text: 'я'.repeat(32_000) })).status).toBe(200);
    expect((await save(app, player, { text: 'я'.repeat(33_000) })).status).toBe(413);
    expect((await save(app, player, {}, 5)).status).toBe(400);
    const owner = await signInPerson(app, SANDBOX_OWNER);
    expect((await save(app, owner, {})).error.code).toBe('already_owner');
  });
});

describe('look-ups', () => {
  const company = (
    app: TestApp,
    { token }: SignedInPerson,
    inn: string,
    country: 'RU' | 'KZ' | 'GE' = 'RU',
  ) =>
    app.call(
      'POST /api/v4/lookup/company',
      { body: { country, inn, org_type: country === 'RU' && inn.length === 12 ? 'ip' : 'ooo' } },
      { token },
    );

  it('answer found, not found, unavailable and unsupported', async () => {
    const app = await shared;
    const player = await signInPerson(app, newPhone());
    expect((await company(app, player, ' 9900001116')).body).toMatchObject({
      status: 'found',
      company: { name: 'ООО «Первый пункт»', kpp: '990001001' },
    });
    expect((await company(app, player, '9900006668')).body).toEqual({ status: 'not_found', company: null });
    expect((await company(app, player, '0000000000')).body).toEqual({ status: 'unavailable', company: null });
    expect((await company(app, player, '204566978', 'GE')).body.status).toBe('unsupported');
    const bank = await app.call(
      'POST /api/v4/lookup/bank',
      { body: { country: 'RU', bik: '049900001' } },
      { token: player.token },
    );
    expect(bank.body).toMatchObject({ status: 'found', bank: { name: 'АО «Учебный банк»' } });
  });

  it('ask nothing about what can be no number', async () => {
    const app = await shared;
    const player = await signInPerson(app, newPhone());
    const { status, error } = await company(app, player, '123');
    expect([status, error.errors?.[0]?.path]).toEqual([400, 'inn']);
  });

  it('say of an empty number what the form says, without counting its characters', async () => {
    const app = await shared;
    const player = await signInPerson(app, newPhone());
    const { status, error } = await company(app, player, '');
    expect([status, error.errors]).toEqual([400, [{ path: 'inn', message: 'Поле обязательно' }]]);
  });

  it('are thirty a minute for each person', async () => {
    const app = await shared;
    const [player, other] = [await signInPerson(app, newPhone()), await signInPerson(app, newPhone())];
    for (let count = 0; count < 30; count += 1)
      expect((await company(app, player, '9900001116')).status).toBe(200);
    const { status, headers } = await company(app, player, '9900001116');
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await company(app, other, '9900001116')).status).toBe(200);
    app.clock.set(app.clock.offsetSeconds() + 61);
    expect((await company(app, player, '9900001116')).status).toBe(200);
  });
});
