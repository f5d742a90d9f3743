-- An upload on its way. The browser chooses its id, so that it can go on after a reload; the name under which bytes
-- are kept is ours (file_id), chosen before the first of them arrives.
create table uploads (
  id uuid primary key,
  owner_id uuid not null references users,
  file_id uuid not null unique,
  entity_type smallint not null,
  entity_id text,
  name text not null,
  total_size bigint not null check (total_size > 0),
  state text not null default 'open' check (state in ('open', 'done', 'refused', 'removed')),
  -- Why it was refused, so that whoever asks again hears the same.
  refusal jsonb,
  created timestamptz not null,
  ended timestamptz
);
create index uploads_owner on uploads (owner_id, created);
create index uploads_created on uploads (created);

-- A row is written after its bytes, so bytes without a row do not count. The checksum tells at the end whether
-- what was acknowledged is still there, whatever happened to the machine in between.
create table upload_chunks (
  upload_id uuid not null references uploads on delete cascade,
  num int not null check (num >= 0),
  size int not null check (size > 0),
  crc bigint not null,
  received timestamptz not null,
  primary key (upload_id, num)
);

create table files (
  id uuid primary key,
  owner_id uuid not null references users,
  entity_type smallint not null,
  entity_id text,
  kind text not null check (kind in ('image', 'video')),
  media_type text not null,
  name text not null,
  size bigint not null,
  sha256 bytea not null,
  -- As it was sent, before it was encoded anew.
  source_size bigint not null,
  source_sha256 bytea not null,
  width int,
  height int,
  seconds double precision,
  created timestamptz not null,
  -- Since when no record holds it; null while one does.
  unclaimed_since timestamptz,
  -- Gone for everybody; its bytes follow.
  removed timestamptz
);
create index files_owner on files (owner_id, created);
create index files_unclaimed on files (unclaimed_since) where unclaimed_since is not null;
create index files_removed on files (removed) where removed is not null;

-- Which records hold a file. Photos of an application live on in the point that it became.
create table file_claims (
  file_id uuid not null references files on delete cascade,
  entity_type smallint not null,
  entity_id text not null,
  purpose text not null,
  primary key (file_id, entity_type, entity_id)
);
create index file_claims_entity on file_claims (entity_type, entity_id);
