import { expect, it } from 'vitest';
import { pgQuery } from '../../../test/harness.ts';
import { databaseBefore } from '../../../test/migrations.ts';

const OWNER = '00000000-0000-4000-8000-000000000001';

it('carries the cases there were, and makes one of every application that was sent, with what nobody answered', async () => {
  const { url, run } = await databaseBefore('0017');
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
        lateral (select status = 'ORDER_CREATED' as waits) made;
    insert into order_comments (order_id, at, send_by, comment)
      select id, now() - interval '3 days', 'OWNER', 'Когда ответите?' from orders where status <> 'ORDER_DRAFT';
    insert into order_comments (order_id, at, send_by, comment)
      select id, now(), 'ADMIN', 'Уже' from orders where status = 'ORDER_DECLINED'`,
  );
  await run('0017', '0020');
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
  const asked = await pgQuery(
    url,
    'select status, asked_due < now() as late from reviews where asked_since is not null',
  );
  expect(asked.rows).toEqual([{ status: 'ORDER_CREATED', late: true }]);
  const history = await pgQuery(url, 'select kind, action from review_history');
  expect(history.rows).toEqual(Array.from({ length: 3 }, () => ({ kind: 'tax', action: 'opened' })));
});
