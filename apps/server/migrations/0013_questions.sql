-- Questions of visitors to a manager. These people have no account: the row is deleted 30 days after the answer.
create table questions (
  id uuid primary key,
  created timestamptz not null,
  country text not null check (country in ('RU','AM','KZ','BY','UZ','KG','GE','TJ','TM')),
  language text not null check (language in ('ru', 'ka', 'en')),
  phone text not null,
  email text not null,
  telegram text not null,
  message text not null,
  -- Of all the fields: the same question sent twice is one.
  fingerprint bytea not null,
  -- For the limit per address alone, and gone after a day.
  address text,
  answered timestamptz,
  -- No foreign key: the fact outlives the account.
  answered_by uuid,
  channel text check (channel in ('email', 'phone')),
  answer text not null default '',
  -- Of the e-mail with the answer.
  delivery text check (delivery in ('waiting', 'sent', 'refused')),
  check ((answered is null) = (channel is null))
);
create index questions_waiting on questions (created, id) where answered is null;
create index questions_answered on questions (answered desc, id) where answered is not null;
create index questions_fingerprint on questions (fingerprint, created);
create index questions_address on questions (address, created) where address is not null;
