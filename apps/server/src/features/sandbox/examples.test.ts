import { expect, it } from 'vitest';
import { afterFile, pgQuery, testApp } from '../../../test/harness.ts';
import { operatorToken } from '../../../test/people.ts';

const shared = testApp({ cleanUp: afterFile(), examples: true });
const waiting = 'select kind, country, title from reviews where status = $1 order by kind, country';

/** Deadlines of made-up applications wait for days, and nobody waits for them. */
const SOON = `select count(*)::int as n from graphile_worker.jobs where run_at < now() + interval '1 hour'`;

async function rest(url: string): Promise<void> {
  const left = async () => (await pgQuery(url, SOON)).rows[0].n;
  await expect.poll(left, { timeout: 20_000 }).toBe(0);
}

it('an empty sandbox gets cases to decide on, with pictures', async () => {
  const app = await shared;
  await rest(app.databaseUrl);
  const { rows } = await pgQuery(app.databaseUrl, waiting, ['waiting']);
  expect(rows).toEqual([
    { kind: 'passport', country: 'GE', title: 'ბერიძე ნ.' },
    { kind: 'passport', country: 'RU', title: 'Ильина В.' },
    { kind: 'tax', country: 'RU', title: 'ООО «Доставим»' },
  ]);
  const token = await operatorToken(app);
  const queue = await app.call('GET /api/v2/manage/reviews', { query: {} }, { token });
  const files = [];
  for (const { kind, id } of queue.body.data.filter((row) => row.kind !== 'application')) {
    const params = { kind, id };
    const { body } = await app.call('GET /api/v2/manage/reviews/:kind/:id', { params }, { token });
    expect(body.flags).toEqual([]);
    files.push(...body.files);
  }
  expect(files).toHaveLength(7);
  for (const { url } of files) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.http.inject({ url, headers });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  }
});

it('a job that runs twice, and a second start, add nobody', async () => {
  const app = await shared;
  await rest(app.databaseUrl);
  const before = (await pgQuery(app.databaseUrl, waiting, ['waiting'])).rows;
  await pgQuery(app.databaseUrl, "select graphile_worker.add_job('sandbox.examples')");
  await testApp({ databaseUrl: app.databaseUrl, examples: true });
  await rest(app.databaseUrl);
  expect((await pgQuery(app.databaseUrl, waiting, ['waiting'])).rows).toEqual(before);
});
