-- A question from the public site becomes a ticket of the same desk. Whoever asked has no account and chose no topic.
alter table tickets alter column user_id drop not null, alter column type drop not null;
alter table tickets add constraint tickets_asker check ((user_id is null) = (type is null)) not valid;
alter table ticket_history drop constraint ticket_history_event_check;
alter table ticket_history add constraint ticket_history_event_check check (event in
  ('create', 'write', 'answer', 'solve', 'dispute', 'autoClose', 'close', 'reopen', 'undelivered')) not valid;
-- Of the letter in which an answer went out.
alter table ticket_messages add column delivery text;
alter table ticket_messages add constraint ticket_messages_delivery_check
  check (delivery in ('waiting', 'sent', 'refused')) not valid;

-- Since when an answer is due: with it, each answer is a row of figures that says whether the promise was kept.
alter table tickets add column asked timestamptz;
update tickets set asked = (select coalesce(max(at), tickets.created) from ticket_messages
  where ticket_id = tickets.id and by = 'partner') where due is not null;
create table ticket_rounds (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references tickets on delete cascade,
  -- Null: a question from the public site.
  type integer,
  asked timestamptz not null,
  due timestamptz not null,
  answered timestamptz not null
);
create index ticket_rounds_answered on ticket_rounds (answered) include (type, due);
create index ticket_rounds_asked on ticket_rounds (asked);
create index ticket_rounds_ticket on ticket_rounds (ticket_id);

-- How to reach whoever asked. The ticket is deleted 30 days after the answer, and this with it.
create table ticket_visitors (
  ticket_id bigint primary key references tickets on delete cascade,
  created timestamptz not null,
  country text not null check (country in ('RU','AM','KZ','BY','UZ','KG','GE','TJ','TM')),
  language text not null check (language in ('ru', 'ka', 'en')),
  phone text not null,
  email text not null,
  telegram text not null,
  -- Of all the fields: the same question sent twice is one.
  fingerprint bytea not null,
  -- For the limit per address alone, and gone after a day.
  address text
);
create index ticket_visitors_fingerprint on ticket_visitors (fingerprint, created);
create index ticket_visitors_address on ticket_visitors (address, created) where address is not null;

-- What was asked so far. Numbers are given in the order in which it came.
create temporary table moved on commit drop as
  select questions.*, nextval(pg_get_serial_sequence('tickets', 'id')) as ticket_id,
    (select users.id from users where users.id = answered_by) as manager_id
  from (select * from questions order by created, id) questions;
insert into tickets (id, user_id, type, description, state, created, updated, finished, manager_id, due, asked, late, search)
  overriding system value
  select ticket_id, null, null, message, case when answered is null then 1 else 3 end, created,
    coalesce(answered, created), answered, manager_id, case when answered is null then created + interval '2 days' end,
    case when answered is null then created end, answered is null and created + interval '2 days' < now(), lower(ticket_id || ' ' || message)
  from moved;
insert into ticket_visitors (ticket_id, created, country, language, phone, email, telegram, fingerprint, address)
  select ticket_id, created, country, language, phone, email, telegram, fingerprint, address from moved;
-- What was said by phone is a note: it was no letter.
insert into ticket_messages (ticket_id, at, author_id, by, internal, message, delivery)
  select ticket_id, answered, manager_id, 'manager', channel = 'phone', answer, delivery
  from moved where answered is not null and answer <> '' order by answered, ticket_id;
insert into ticket_history (ticket_id, at, event, by, actor_id)
  select ticket_id, created, 'create', 'partner', null from moved
  union all
  select ticket_id, answered, case channel when 'email' then 'answer' else 'close' end, 'manager', manager_id
  from moved where answered is not null
  order by 1, 2;
insert into reviews (kind, id, subject_id, user_id, country, created, stage, status, title, owner, search, flags,
    waiting_since, since, due, decided, decided_by, remarks)
  select 'ticket', ticket_id::text, ticket_id::text, null, country, created,
    case when answered is null then 'waiting' else 'closed' end,
    case when answered is null then 'asked' else 'closed' end,
    left(split_part(message, E'\n', 1), 70), regexp_replace(email, '^(.)[^@]*', '\1***'),
    lower(left(concat_ws(' ', ticket_id, phone, email, telegram, message), 2000)), case when answered is null then array['questionTopic', 'newTicket'] else array['questionTopic'] end,
    case when answered is null then created end, coalesce(answered, created),
    case when answered is null then created + interval '2 days' end, answered, manager_id, '[]'
  from moved;
drop table questions;

-- A list of its own: what nobody has answered yet.
update reviews set flags = array_append(reviews.flags, 'newTicket') from tickets
  where reviews.kind = 'ticket' and reviews.waiting_since is not null and reviews.id = tickets.id::text and tickets.state = 1
    and tickets.user_id is not null;
