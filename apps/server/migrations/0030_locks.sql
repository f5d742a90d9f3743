-- Applications and points live in tables of their own features, which locks do not know: their ids stand here without a foreign key.

-- The electronic lock of an application, or why it has none.
create table locks (
  order_id bigint primary key,
  -- Null once the account is erased.
  owner_id uuid,
  kind text not null check (kind in ('lock', 'reason')),
  status text not null check (status in ('none', 'pending', 'remark', 'approved')),
  -- Code of the controller; the last one that was tried where there is only a reason.
  name text not null,
  clicked boolean not null,
  reason text check (reason in ('unsuitableDoor', 'lowTemperatures', 'other')),
  description text not null,
  -- [{ id, type }]
  photos jsonb not null,
  comment text not null,
  -- [{ path, message }], of the decision that asked for changes.
  remarks jsonb not null,
  -- The point that came out of the application.
  point_id bigint,
  version integer not null default 1,
  updated timestamptz not null
);
create index locks_owner on locks (owner_id);
-- One lock hangs on one door.
create unique index locks_name on locks (name) where clicked;
create unique index locks_point on locks (point_id) where clicked;

-- «Clicked» and «did not click», each once, however often the phone sends it.
create table lock_answers (
  order_id bigint not null,
  client_uuid uuid not null,
  owner_id uuid not null,
  name text not null,
  clicked boolean not null,
  at timestamptz not null,
  primary key (order_id, client_uuid)
);
create index lock_answers_owner on lock_answers (owner_id);

-- What was issued, never the token itself: a copy of the database opens no door.
create table lock_tokens (
  id uuid primary key,
  lock text not null,
  kind text not null check (kind in ('activate', 'open')),
  order_id bigint,
  point_id bigint,
  -- Null once the account is erased; the controller must still learn that the token is revoked.
  user_id uuid,
  key_id text not null,
  issued timestamptz not null,
  not_after timestamptz not null,
  revoked timestamptz
);
create index lock_tokens_lock on lock_tokens (lock, not_after);
create index lock_tokens_order on lock_tokens (order_id);
create index lock_tokens_user on lock_tokens (user_id);
