import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newDatabase, pgQuery } from '../../../test/harness.ts';

const FOLDER = join(import.meta.dirname, '../../../migrations');
const OWNER = '00000000-0000-4000-8000-000000000001';

/** Everything up to one ground, in a schema of its own: the database of a test is migrated already. */
async function before(url: string): Promise<string[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  await pgQuery(url, 'drop schema public cascade; create schema public');
  for (const name of names.filter((each) => each < '0017')) await pgQuery(url, await read(name));
  return names.filter((each) => each >= '0017');
}

const read = (name: string): Promise<string> => readFile(join(FOLDER, name), 'utf8');

it('carries the cases there were, and makes one of every application that was sent', async () => {
  const url = await newDatabase();
  const later = await before(url);
  await pgQuery(
    url,
    `insert into users (id, phone, country, created, first_name, last_name)
      values ('${OWNER}', '79160000000', 'RU', now(), 'Вера', 'Тихонова');
    insert into reviews (id, kind, status, subject_id, subject, user_id, country, created, due, decided, decided_by)
      select gen_random_uuid(), 'tax', status, gen_random_uuid(), 'ИП Тихонова', '${OWNER}', 'RU', now(), now(),
        case when status <> 'waiting' then now() end, case when status = 'approved' then '${OWNER}'::uuid end
      from unnest(array['waiting', 'approved', 'withdrawn']) status;
    insert into review_history (review_id, at, action) select id, now(), 'opened' from reviews;
    insert into orders (owner_id, status, created, updated, since, submitted, country, type_point, city_name, full_address,
        record, waiting_since, due, claimed_by, claim_seen, resubmitted)
      select '${OWNER}', status, now(), now(), now(), case when status <> 'ORDER_DRAFT' then now() end, 'RU',
        'TYPE_POINT_28', 'Москва', 'Москва, Садовая улица, 1', '{}', case when waits then now() end,
        case when waits then now() end, case when waits then '${OWNER}'::uuid end, case when waits then now() end, 1
      from unnest(array['ORDER_DRAFT', 'ORDER_CREATED', 'ORDER_DECLINED']) status,
        lateral (select status = 'ORDER_CREATED' as waits) made`,
  );
  for (const name of later) await pgQuery(url, await read(name));
  const { rows } = await pgQuery(
    url,
    `select kind, stage, status, title, note, owner, flags, round, waiting_since is not null as waits,
      claimed_by is not null as claimed, search like '%79160000000%' as found from reviews order by kind, stage`,
  );
  const paper = {
    kind: 'tax',
    title: 'ИП Тихонова',
    note: '',
    owner: '',
    flags: [],
    round: 1,
    claimed: false,
    found: true,
  };
  const order = {
    kind: 'application',
    title: 'Москва',
    note: 'Садовая улица, 1',
    owner: 'Вера Тихонова',
    flags: ['simplified', 'resubmitted'],
    round: 2,
    found: true,
  };
  expect(rows).toEqual([
    { ...order, stage: 'closed', status: 'ORDER_DECLINED', waits: false, claimed: false },
    { ...order, stage: 'waiting', status: 'ORDER_CREATED', waits: true, claimed: true },
    { ...paper, stage: 'decided', status: 'approved', waits: false },
    { ...paper, stage: 'waiting', status: 'waiting', waits: true },
    { ...paper, stage: 'withdrawn', status: 'withdrawn', waits: false },
  ]);
  const history = await pgQuery(url, 'select kind, action from review_history');
  expect(history.rows).toEqual(Array.from({ length: 3 }, () => ({ kind: 'tax', action: 'opened' })));
});
