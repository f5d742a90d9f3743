import { expect, it } from 'vitest';
import { pgQuery } from '../../../test/harness.ts';
import { STAFF, sharedApp, signInPerson } from '../owners/testing/stage.ts';

const shared = sharedApp();
const ROWS = 20_000;

/** What PostgreSQL would do for a page, as one text. */
async function plan(url: string, sql: string, values: unknown[] = []): Promise<string> {
  const { rows } = await pgQuery(url, `explain ${sql}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

it('reads a page of 20,000 cases in the order of an index, without sorting them', async () => {
  const app = await shared;
  const operator = await signInPerson(app, STAFF.operator);
  await pgQuery(
    app.databaseUrl,
    `insert into reviews (kind, id, status, stage, subject_id, title, user_id, country, created, since, waiting_since, due,
       decided, decided_by)
     select case when n % 2 = 0 then 'tax' else 'passport' end, gen_random_uuid()::text,
            case when waits then 'waiting' else 'approved' end, case when waits then 'waiting' else 'decided' end,
            gen_random_uuid()::text, 'Ли Я.', $1, 'RU', at, at, case when waits then at end,
            case when waits then at end, case when waits then null else at end,
            case when waits then null else $1::uuid end
     from generate_series(1, ${ROWS}) as n,
       lateral (select now() - n * interval '1 second' as at, n % 2 = n % 4 as waits) as made`,
    [operator.id],
  );
  await pgQuery(app.databaseUrl, 'analyze reviews');
  const page = 'limit 20 offset 40';
  const waiting = 'select * from reviews where waiting_since is not null';
  const decided = 'select * from reviews where decided_by is not null and waiting_since is null';
  for (const query of [
    `${waiting} order by waiting_since, kind, id ${page}`,
    `${waiting} and kind in ('tax', 'passport') order by waiting_since, kind, id ${page}`,
    `${waiting} and kind = 'tax' order by waiting_since, kind, id ${page}`,
    `${decided} order by decided desc, kind, id ${page}`,
    `${decided} and kind = 'tax' order by decided desc, kind, id ${page}`,
    `${decided} and decided_by = '${operator.id}' order by decided desc, kind, id ${page}`,
  ]) {
    const steps = await plan(app.databaseUrl, query);
    expect(steps, query).toMatch(/Index Scan/);
    expect(steps, query).not.toMatch(/Sort|Seq Scan/);
  }
});

it('looks a word up by itself: workers would take longer to start', async () => {
  const url = new URL((await shared).databaseUrl);
  // Workers for nothing and for the smallest table, so that only what may not be shared is not.
  const eager = { parallel_setup_cost: 0, parallel_tuple_cost: 0, min_parallel_table_scan_size: 0 };
  const settings = Object.entries(eager).map(([name, value]) => `-c ${name}=${value}`);
  url.searchParams.set('options', settings.join(' '));
  const steps = (query: string) => plan(url.href, `select kind, id from reviews where ${query} limit 1001`);
  expect(await steps(`search like '%a%'`)).toMatch(/Gather/);
  const search = await steps(`kind in ('tax') and search_terms(search) @@ '''0001055'':*'::tsquery`);
  expect(search).toMatch(/Bitmap Index Scan on reviews_terms/);
  expect(search).not.toMatch(/Gather/);
});

it('counts no further than it must, and refuses pages nobody turns', async () => {
  const app = await shared;
  const { token } = await signInPerson(app, STAFF.lead);
  const list = (query: object) =>
    app.call('GET /api/v2/manage/reviews', { query: query as { page: number } }, { token });
  const { status, body } = await list({ kind: 'tax', page: 100, page_size: 20 });
  expect([status, body.total, body.data.length]).toEqual([200, 2_000, 20]);
  expect((await list({ page: 101 })).status).toBe(400);
});
