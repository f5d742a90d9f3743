-- What is edited and published in all languages. Versions from before have their sections alone: they are read as documents.
alter table content_versions
  add column document jsonb check (jsonb_typeof(document) = 'object'),
  -- How much changed, by section.
  add column summary jsonb not null default '[]' check (jsonb_typeof(summary) = 'array');

-- One for each content admin.
create table content_drafts (
  user_id uuid primary key references users,
  -- Null while there is none: the row stays, so that its revision never comes twice.
  document jsonb check (jsonb_typeof(document) = 'object'),
  base_version int not null check (base_version > 0),
  revision int not null check (revision > 0),
  saved timestamptz not null
);

-- Publications to come, and what became of them.
create table content_plans (
  id uuid primary key,
  at timestamptz not null,
  state text not null check (state in ('planned', 'published', 'conflict', 'cancelled')),
  -- No foreign key: the fact outlives the account.
  planned_by uuid not null,
  planned timestamptz not null,
  base_version int not null check (base_version > 0),
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  summary jsonb not null default '[]' check (jsonb_typeof(summary) = 'array'),
  -- The version that it became.
  version int,
  ended timestamptz,
  check ((state = 'planned') = (ended is null))
);
create index content_plans_at on content_plans (at);

-- What a link shows for an hour. Only the hash of its token is kept.
create table content_previews (
  token bytea primary key,
  user_id uuid not null references users,
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  expires timestamptz not null
);
create index content_previews_user on content_previews (user_id, expires);
