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

-- What was asked so far stays in `questions`, and instances of the release before go on writing there: the new ones make tickets of it
-- (features/tickets/adopting.ts). The table goes with the release after this one.

-- A list of its own: what nobody has answered yet.
update reviews set flags = array_append(reviews.flags, 'newTicket') from tickets
  where reviews.kind = 'ticket' and reviews.waiting_since is not null and reviews.id = tickets.id::text and tickets.state = 1
    and tickets.user_id is not null;
