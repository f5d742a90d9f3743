-- What the public site says, all sections together. What was published stays as it was: a change is a new version.
create table content_versions (
  version int primary key check (version > 0),
  published timestamptz not null,
  -- No foreign key: the fact outlives the account. Null for the version that comes with the product.
  published_by uuid,
  sections jsonb not null check (jsonb_typeof(sections) = 'array')
);

create function content_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger content_versions_append_only before update or delete or truncate on content_versions
  for each statement execute function content_is_append_only();
