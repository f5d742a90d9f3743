import { METRIC_EVENTS } from '@punkt/contract/metrics';
import { describe, expect, it } from 'vitest';
import { afterFile, pgQuery, type TestApp, testApp } from '../../../test/harness.ts';

const TOKEN = 'metrics-token-of-this-test';
const shared = testApp({ cleanUp: afterFile(), environment: { METRICS_TOKEN: TOKEN } });

async function counted(app: TestApp): Promise<string> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  return (await app.http.inject({ method: 'GET', url: '/metrics', headers })).body;
}

async function post(payload: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const app = await shared;
  return (await app.http.inject({ method: 'POST', url: '/api/v1/events', headers, payload })).statusCode;
}

describe('events', () => {
  it('are counted by name, and nothing else of them is kept', async () => {
    const app = await shared;
    const { body } = await app.call('POST /api/v1/events', {
      body: {
        events: [
          { name: 'page_view', at: '2026-03-01T10:00:00Z', props: { path: '/rating', phone: '79991234567' } },
          { name: 'page_view' },
          { name: 'question_sent', props: { country: 'RU', again: false, count: 2, none: null } },
          { name: 'invented_elsewhere' },
        ],
      },
    });
    expect(body).toEqual({ accepted: 3 });
    const text = await counted(app);
    expect(text).toContain('punkt_site_events_total{name="page_view"} 2');
    expect(text).toContain('punkt_site_events_total{name="question_sent"} 1');
    expect(text).not.toContain('invented_elsewhere');
    expect(text).not.toContain('79991234567');
  });

  it('have names a counter can carry', () => {
    for (const name of METRIC_EVENTS) expect(name).toMatch(/^[a-z][a-z0-9_]{0,39}$/);
  });

  const event = (change: object) => JSON.stringify({ events: [{ name: 'page_view', ...change }] });
  it.each([
    ['no list', '{}'],
    ['too many', JSON.stringify({ events: Array.from({ length: 51 }, () => ({ name: 'page_view' })) })],
    ['a name of markup', event({ name: '<script>' })],
    ['a name of 10,000 letters', event({ name: 'a'.repeat(10_000) })],
    ['a time of no calendar', event({ at: 'yesterday' })],
    ['a deep property', event({ props: { a: { b: {} } } })],
    ['a long property', event({ props: { a: 'я'.repeat(101) } })],
    [
      'many properties',
      event({ props: Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`p${n}`, n])) }),
    ],
    ['properties in a list', event({ props: [1] })],
  ])('%s is refused', async (_, payload) => {
    expect(await post(payload)).toBe(400);
  });
});

describe('figures of the public site', () => {
  it('tell the date of the content and the number of open points, counted once a minute', async () => {
    const app = await testApp();
    const read = async () =>
      (await app.call('GET /api/v2/update-by-pickpoint', { query: { is_promo: 'true' } })).body;
    const { rows } = await pgQuery(
      app.databaseUrl,
      'select count(*)::int as open from points where is_active',
    );
    const { published } = (await app.call('GET /content/promo-content-sections/v2', { query: {} })).body;
    expect(rows[0].open).toBeGreaterThan(0);
    expect(await read()).toEqual({ updated: published, points: rows[0].open });
    await pgQuery(app.databaseUrl, 'update points set is_active = false');
    expect((await read()).points).toBe(rows[0].open);
    app.clock.set(61);
    expect((await read()).points).toBe(0);
  });
});
