-- Each comparison of the ledger with the payments, and what it found: one row a day, kept.
create table ledger_checks (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null: the daily job; else the lead who asked for it.
  asked_by uuid,
  payments bigint not null,
  -- Per currency: what the ledger says against what the payments say.
  sums jsonb not null,
  -- How many payments differ; the first of them by name.
  differing bigint not null,
  differences jsonb not null
);
