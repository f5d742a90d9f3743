-- Documents people sign. What was published stays as it was: a new text is a new version.
create table offer_versions (
  country text not null check (country in ('RU','AM','KZ','BY','UZ','KG','GE','TJ','TM')),
  version int not null check (version > 0),
  language text not null check (language in ('ru', 'ka', 'en')),
  offer text not null,
  application text not null,
  tariffs text not null,
  sha256 bytea not null,
  published timestamptz not null,
  -- No foreign key: the fact outlives the account. Null for the versions that come with the product.
  published_by uuid,
  primary key (country, version)
);

-- Evidence of a signature: what was signed, when, by which account. No foreign key to the account, for the evidence
-- outlives it. Each seal covers the row and the seal before it, so that a changed or missing row shows.
create table signatures (
  id uuid primary key,
  account_id uuid not null,
  number int not null check (number > 0),
  country text not null,
  version int not null,
  sha256 bytea not null,
  signed timestamptz(3) not null,
  request_id text not null,
  code text not null unique,
  -- A salted hash of signature_signers: proves who signed while that row lives, and nothing once it is gone.
  signer_hash bytea not null,
  previous bytea,
  seal bytea not null,
  unique (account_id, number),
  unique (account_id, country, version),
  foreign key (country, version) references offer_versions
);
create index signatures_version on signatures (country, version);
create index signatures_country on signatures (country, account_id);

-- Who signed and from where: personal data, apart from the evidence, so that it can be erased without breaking it.
create table signature_signers (
  signature_id uuid primary key references signatures,
  salt bytea not null,
  phone text not null,
  name text not null,
  address text not null,
  device_uuid text not null,
  device_name text not null,
  device_type text not null,
  app_version text not null,
  user_agent text not null
);

create function offers_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger offer_versions_append_only before update or delete or truncate on offer_versions
  for each statement execute function offers_are_append_only();
create trigger signatures_append_only before update or delete or truncate on signatures
  for each statement execute function offers_are_append_only();
create trigger signature_signers_append_only before update or truncate on signature_signers
  for each statement execute function offers_are_append_only();

-- A signer is forgotten only by an erasure, which says whose in its transaction.
create function signers_leave_by_erasure() returns trigger language plpgsql as $$
begin
  if not exists (select from signatures where id = old.signature_id
      and account_id::text = current_setting('punkt.erasing', true)) then
    raise exception 'signature_signers is append-only';
  end if;
  return old;
end $$;
create trigger signature_signers_erased before delete on signature_signers
  for each row execute function signers_leave_by_erasure();

-- How far the news of a version has come among the people it concerns: a job that starts again tells nobody twice.
create table offer_announcements (
  country text not null,
  version int not null,
  told_up_to uuid,
  done boolean not null default false,
  primary key (country, version),
  foreign key (country, version) references offer_versions
);
