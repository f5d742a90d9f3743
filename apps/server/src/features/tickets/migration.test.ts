import { expect, it } from 'vitest';
import { pgQuery } from '../../../test/harness.ts';
import { databaseBefore } from '../../../test/migrations.ts';

const MANAGER = '00000000-0000-4000-8000-000000000001';

it('carries the questions of visitors: what waits, letters, and what was said by phone', async () => {
  const { url, run } = await databaseBefore('0040');
  await pgQuery(
    url,
    `insert into users (id, phone, country, created) values ('${MANAGER}', '79160000000', 'RU', now());
    insert into questions (id, created, country, language, phone, email, telegram, message, fingerprint, answered,
        answered_by, channel, answer, delivery)
      select gen_random_uuid(), now() - age, 'KZ', 'ka', '77011234567', 'anna@example.org', '@anna', said, 'x',
        case when channel is not null then now() end, manager, channel, answer, delivery
      from (values
        (interval '9 days', 'Давно жду' || chr(10) || 'ответа', null, null::uuid, '', null),
        (interval '8 days', 'Письмо', 'email', '${MANAGER}', 'Да, можно', 'sent'),
        (interval '7 days', 'Звонок', 'phone', '${MANAGER.replace(/1$/, '2')}', 'Договорились', null),
        (interval '6 days', 'Молча', 'phone', '${MANAGER}', '', null),
        (interval '1 hour', 'Только что', null, null, '', null)
      ) asked (age, said, channel, manager, answer, delivery)`,
  );
  await run('0040', '0041');
  const { rows } = await pgQuery(
    url,
    `select title, stage, reviews.status, owner, flags, state, late, language, manager_id is not null as known,
      reviews.search like '%anna@example.org%' as found,
      (select concat_ws(' ', internal, message, delivery) from ticket_messages where ticket_id = tickets.id) as said,
      (select string_agg(event, ' ' order by ticket_history.id) from ticket_history where ticket_id = tickets.id) as events
    from tickets join ticket_visitors on ticket_id = tickets.id join reviews on kind = 'ticket' and reviews.id = tickets.id::text
    where tickets.user_id is null and type is null order by tickets.id`,
  );
  const open = {
    flags: ['questionTopic', 'newTicket'],
    stage: 'waiting',
    status: 'asked',
    state: 1,
    known: false,
    said: null,
    events: 'create',
  };
  const closed = { stage: 'closed', status: 'closed', state: 3, late: false, known: true };
  const every = { owner: 'a***@example.org', flags: ['questionTopic'], language: 'ka', found: true };
  expect(rows).toEqual([
    { ...every, ...open, title: 'Давно жду', late: true },
    { ...every, ...closed, title: 'Письмо', said: 'f Да, можно sent', events: 'create answer' },
    { ...every, ...closed, title: 'Звонок', known: false, said: 't Договорились', events: 'create close' },
    { ...every, ...closed, title: 'Молча', said: null, events: 'create close' },
    { ...every, ...open, title: 'Только что', late: false },
  ]);
  await expect(pgQuery(url, 'select from questions')).rejects.toThrow('does not exist');
});
