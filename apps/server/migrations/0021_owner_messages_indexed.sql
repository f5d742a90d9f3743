-- outside a transaction
alter table reviews validate constraint reviews_asked_term;
create index concurrently if not exists reviews_asked on reviews (asked_since, kind, id)
  include (country, flags, asked_due, claimed_by, claim_seen, decided_by) where asked_since is not null;
-- What waits, by its promise.
create index concurrently if not exists reviews_due on reviews (due, kind, id)
  include (country, flags, claimed_by, claim_seen) where waiting_since is not null;
