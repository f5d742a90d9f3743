-- outside a transaction
create index concurrently if not exists login_codes_network on login_codes (network, created);
create index concurrently if not exists login_codes_device on login_codes (device_uuid, created);
create index concurrently if not exists login_codes_country on login_codes (country, created);
create index concurrently if not exists sessions_opened_by on sessions (opened_by) where opened_by is not null and ended is null;
create index concurrently if not exists sessions_device on sessions (device_uuid, user_id);
drop index concurrently if exists login_codes_address;
create index concurrently if not exists payment_attempts_differing on payment_attempts (paid_at, id) where asked_amount is not null;
