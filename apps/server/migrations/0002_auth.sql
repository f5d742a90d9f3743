create table users (
  id uuid primary key,
  phone text not null unique check (phone ~ '^[0-9]{10,13}$'),
  country text not null check (country in ('RU','AM','KZ','BY','UZ','KG','GE','TJ','TM')),
  first_name text not null default '',
  last_name text not null default '',
  middle_name text not null default '',
  email text not null default '',
  additional_phone text not null default '',
  additional_phone_country text,
  telegram_login text not null default '',
  snils text not null default '',
  owner_status text not null default 'none' check (owner_status in ('none', 'accepted')),
  passport_approve_status text not null default 'none'
    check (passport_approve_status in ('none', 'needs_approval', 'needs_upgrade', 'approved')),
  last_push_id text not null default '',
  created timestamptz not null
);

create table staff_roles (
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('operator', 'lead', 'contentAdmin')),
  granted timestamptz not null,
  granted_by uuid references users,
  primary key (user_id, role)
);

-- Points come with their own migration, which ties pickpoint_id to them.
create table point_roles (
  user_id uuid not null references users on delete cascade,
  pickpoint_id bigint not null,
  permission text not null,
  is_owner boolean not null default false,
  primary key (user_id, pickpoint_id)
);

-- A one-time code. The code is hashed together with the token, which we do not store either:
-- six digits alone could be guessed from their hash in a second.
create table login_codes (
  id uuid primary key,
  phone text not null,
  country text not null,
  token_hash bytea not null unique,
  code_hash bytea not null,
  device_uuid uuid not null,
  address text not null,
  attempts_left int not null check (attempts_left >= 0),
  created timestamptz not null,
  expires timestamptz not null,
  consumed timestamptz
);
create index login_codes_phone on login_codes (phone, created);
create index login_codes_address on login_codes (address, created);
create index login_codes_created on login_codes (created);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  device_uuid uuid not null,
  device_name text not null,
  device_type text not null,
  app_version text not null,
  address text not null,
  created timestamptz not null,
  last_seen timestamptz not null,
  ended timestamptz,
  pickpoint_id bigint
);
create index sessions_live on sessions (user_id, created) where ended is null;

create table access_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  expires timestamptz not null
);
create index access_tokens_session on access_tokens (session_id);
create index access_tokens_expires on access_tokens (expires);

create table refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  issued timestamptz not null,
  expires timestamptz not null,
  used timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);
create index refresh_tokens_expires on refresh_tokens (expires);

create table login_hashes (
  hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created timestamptz not null,
  expires timestamptz not null,
  used timestamptz
);
create index login_hashes_expires on login_hashes (expires);
