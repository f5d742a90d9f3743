-- Pictures of the public site, for everybody. Copies of what content admins uploaded: they outlive the upload and its sender.
create table content_pictures (
  -- Of the upload that it was copied from.
  id uuid primary key,
  media_type text not null check (media_type in ('image/jpeg', 'image/png')),
  bytes bytea not null check (octet_length(bytes) <= 1048576),
  added timestamptz not null
);
