-- A one-time hash belongs to the session that made it and, where named, to the device that asked for it.
alter table login_hashes
  add column session_id uuid references sessions on delete cascade,
  add column device_uuid uuid;

alter table sessions
  -- The session whose hash opened this one: it ends with it.
  add column opened_by uuid,
  -- When it ends at the latest, however often it is renewed; null: by its age.
  add column ends timestamptz;

-- The tokens that follow are made of the old token and this salt, so that within the grace they can be made again.
alter table refresh_tokens add column salt bytea;

alter table login_codes
  -- The address, or the /64 of an IPv6 one: a household or a server has as many addresses as it likes.
  add column network text,
  -- The first row with the same code, which holds its attempts and its end; null: this one.
  add column root_id uuid,
  -- Asked for by a device that was signed in to this account before.
  add column known boolean not null default false,
  -- The code as it was sent, sealed, so that a repeated request sends the same one.
  add column key_id text,
  add column box bytea;

-- What we asked for, where the bank took another amount: amount and currency are then what came. A lead decides what becomes of it.
alter table payment_attempts
  add column asked_amount bigint,
  add column asked_currency text;
