-- A database that a version in between has migrated lost this table. Instances of the release before write to it, and a job reads it.
create table if not exists questions (
  id uuid primary key,
  created timestamptz not null,
  country text not null check (country in ('RU','AM','KZ','BY','UZ','KG','GE','TJ','TM')),
  language text not null check (language in ('ru', 'ka', 'en')),
  phone text not null,
  email text not null,
  telegram text not null,
  message text not null,
  fingerprint bytea not null,
  address text,
  answered timestamptz,
  answered_by uuid,
  channel text check (channel in ('email', 'phone')),
  answer text not null default '',
  delivery text check (delivery in ('waiting', 'sent', 'refused')),
  check ((answered is null) = (channel is null))
);
