import { pgQuery, type TestApp } from '../../../../test/harness.ts';
import { leadToken, type TestPerson } from '../../../../test/people.ts';

export const sign = (at: TestApp, token: string) =>
  at.call(
    'POST /api/v2/sign',
    { body: { version: 1, country_code: 'RU' } },
    { token, headers: { 'user-agent': 'Very-Particular-Browser/7' } },
  );

/** The two sides of an erasure: the person asks, the lead erases. */
export async function erasureStage(app: TestApp) {
  const lead = await leadToken(app);
  return {
    lead,
    ask: async ({ token }: TestPerson, comment = '') =>
      (await app.call('POST /api/v4/privacy/erasure', { body: { comment } }, { token })).body,
    erase: (id: string) =>
      app.call(
        'POST /api/v2/manage/privacy/:id/decide',
        { params: { id }, body: { decision: 'erase' } },
        { token: lead },
      ),
  };
}

/** Every row of every table of ours, as text: what a dump of the database would hold. */
export async function dumpTables({ databaseUrl }: TestApp): Promise<Map<string, string>> {
  const { rows: tables } = await pgQuery(
    databaseUrl,
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')`,
  );
  const texts = tables.map(async ({ name }) => {
    const { rows } = await pgQuery(databaseUrl, `select t::text as row from ${name} t`);
    return [name, rows.map(({ row }) => row).join('\n')] as const;
  });
  return new Map(await Promise.all(texts));
}

export const dump = async (app: TestApp) => [...(await dumpTables(app)).values()].join('\n');
