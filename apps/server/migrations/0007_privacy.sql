-- An erased account keeps its id and country, so that what points at it stays whole; the phone is free again.
alter table users
  alter column phone drop not null,
  add column erased timestamptz,
  add constraint users_phone_until_erased check ((phone is null) = (erased is not null));

-- Nobody signs in as an account that is being erased: whoever comes in between waits, is turned away with a serialization
-- failure, and finds the phone free at the second try.
create function sessions_need_a_living_account() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id and erased is null for key share;
  if not found then
    raise exception 'the account was erased' using errcode = 'serialization_failure';
  end if;
  return new;
end $$;
create trigger sessions_living_account before insert on sessions
  for each row execute function sessions_need_a_living_account();

create table privacy_requests (
  id uuid primary key,
  user_id uuid not null references users,
  kind text not null check (kind in ('erasure')),
  status text not null default 'open' check (status in ('open', 'done', 'refused', 'withdrawn')),
  created timestamptz not null,
  stop_distribution_by timestamptz not null,
  stop_processing_by timestamptz not null,
  destroy_by timestamptz not null,
  extended boolean not null default false,
  comment text not null default '',
  answer text not null default '',
  decided timestamptz,
  decided_by uuid
);
create unique index privacy_requests_one_open on privacy_requests (user_id) where status = 'open';
create index privacy_requests_user on privacy_requests (user_id, created);
create index privacy_requests_clock on privacy_requests (status, stop_processing_by);
