-- What partners ask support, and what both sides write about it.
create table tickets (
  id bigint generated always as identity (start with 500001) primary key,
  user_id uuid not null references users,
  -- Made by the sender: a ticket that is sent twice is one.
  client_uuid uuid,
  type integer not null check (type in (62, 72, 111, 112)),
  reason text check (reason in ('lockGift', 'signboardGift')),
  order_id bigint references orders,
  description text not null,
  link text not null default '',
  -- Of the description.
  files uuid[] not null default '{}',
  state integer not null default 1 check (state in (1, 2, 3)),
  created timestamptz not null,
  updated timestamptz not null,
  finished timestamptz,
  -- When a manager last answered, while the partner has not written since: the clock of closing by time.
  answered timestamptz,
  -- Whoever answered last.
  manager_id uuid references users,
  -- Until when an answer is promised; null while none is due.
  due timestamptz,
  late boolean not null default false,
  unread boolean not null default false,
  auto_closed boolean not null default false,
  disputed boolean not null default false,
  reopened boolean not null default false,
  grade integer check (grade between 1 and 5),
  grade_comment text not null default '',
  -- Lower case: number, description and what was written. Read within one person's own tickets alone.
  search text not null default '',
  version integer not null default 1,
  check ((state = 3) = (finished is not null)),
  unique (user_id, client_uuid)
);
create index tickets_own on tickets (user_id, created desc, id desc) include (type, state);
create index tickets_unread on tickets (user_id) where unread;
create index tickets_order on tickets (order_id) where order_id is not null;

create table ticket_messages (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references tickets on delete cascade,
  client_uuid uuid,
  at timestamptz not null,
  author_id uuid references users,
  by text not null check (by in ('partner', 'manager')),
  -- A note between colleagues: it never leaves the console.
  internal boolean not null default false,
  message text not null,
  files uuid[] not null default '{}',
  unique (ticket_id, client_uuid)
);
create index ticket_messages_ticket on ticket_messages (ticket_id, id);
create index ticket_messages_author on ticket_messages (author_id, at desc);

create table ticket_history (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references tickets on delete cascade,
  at timestamptz not null,
  event text not null check (event in ('create', 'write', 'answer', 'solve', 'dispute', 'autoClose', 'close', 'reopen')),
  by text not null check (by in ('partner', 'manager', 'clock')),
  actor_id uuid references users
);
create index ticket_history_ticket on ticket_history (ticket_id, id);
