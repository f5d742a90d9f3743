-- Live events: what a stream resumes from. Rows of one audience are written under a lock held to the commit,
-- so their ids grow in the order in which they become visible (see platform/events).
create table events (
  id bigint generated always as identity primary key,
  audience text not null,
  topic text not null,
  data jsonb not null,
  created timestamptz not null
);
create index events_audience on events (audience, id);
create index events_created on events (created);

-- Who did what to whose record. Append-only: even our own code can't rewrite it.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  owner_id uuid,
  data jsonb not null default '{}',
  request_id text,
  address text
);
create index audit_log_actor on audit_log (actor_id, id);
create index audit_log_owner on audit_log (owner_id, id);
create index audit_log_subject on audit_log (subject_kind, subject_id, id);

create function audit_log_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function audit_log_is_append_only();

-- The sandbox's clock: one row, shared by all instances.
create table sandbox_clock (
  id boolean primary key default true check (id),
  offset_seconds bigint not null
);

-- Messages that a real gateway would have delivered.
create table sandbox_outbox (
  id bigint generated always as identity primary key,
  sent timestamptz not null,
  channel text not null,
  recipient text not null,
  body text not null
);
