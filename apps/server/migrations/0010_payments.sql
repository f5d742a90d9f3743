-- Applications live in tables of their own feature, which payments do not know: their ids stand here without a foreign
-- key, and so do accounts, because what was paid outlives both.

-- One try to pay. `settled`: nothing more can come from the provider; one that we canceled may still bring money until then.
create table payment_attempts (
  id uuid primary key,
  order_id bigint not null,
  user_id uuid not null,
  provider text not null,
  provider_id text,
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed', 'canceled')),
  confirmation_url text,
  qr text,
  idempotence_key uuid not null unique,
  created timestamptz not null,
  checked timestamptz,
  paid_at timestamptz,
  settled timestamptz,
  unique (provider, provider_id),
  check ((status = 'canceled') or (status = 'pending') = (settled is null))
);
-- However many starts race: one attempt is under way.
create unique index payment_attempts_one_pending on payment_attempts (order_id) where status = 'pending';
create index payment_attempts_order on payment_attempts (order_id, created);
create index payment_attempts_user on payment_attempts (user_id);
create index payment_attempts_unsettled on payment_attempts (created) where settled is null;

create table fees (
  order_id bigint primary key,
  number bigint generated always as identity unique,
  user_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  paid_at timestamptz not null,
  attempt_id uuid not null unique references payment_attempts,
  outcome text check (outcome in ('credited', 'refunded', 'kept')),
  outcome_at timestamptz,
  reason text,
  check ((outcome is null) = (outcome_at is null))
);
create index fees_user on fees (user_id);

-- Every movement of money, in order.
create table ledger (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  attempt_id uuid not null references payment_attempts,
  kind text not null check (kind in ('received', 'credited', 'refunded', 'kept', 'late_refund')),
  amount bigint not null check (amount > 0),
  currency text not null,
  at timestamptz not null
);
create index ledger_order on ledger (order_id, id);
-- Money is taken in once, and has one end.
create unique index ledger_received_once on ledger (attempt_id) where kind = 'received';
create unique index ledger_one_end on ledger (attempt_id) where kind <> 'received';

create table refunds (
  attempt_id uuid primary key references payment_attempts,
  order_id bigint not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  late boolean not null,
  state text not null default 'due' check (state in ('due', 'sent', 'done', 'failed')),
  provider_id text,
  idempotence_key uuid not null,
  tries int not null default 0,
  created timestamptz not null,
  done timestamptz,
  check ((state = 'done') = (done is not null))
);
create index refunds_order on refunds (order_id);
create index refunds_open on refunds (created) where state <> 'done';

create function payments_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger ledger_append_only before update or delete or truncate on ledger
  for each statement execute function payments_are_append_only();
create trigger fees_stay before delete or truncate on fees
  for each statement execute function payments_are_append_only();

-- A fee changes once: when it gets its outcome.
create function fees_have_one_outcome() returns trigger language plpgsql as $$
begin
  if old.outcome is not null or new.outcome is null
    or (new.order_id, new.number, new.user_id, new.amount, new.currency, new.paid_at, new.attempt_id)
      is distinct from (old.order_id, old.number, old.user_id, old.amount, old.currency, old.paid_at, old.attempt_id)
  then
    raise exception 'the fee of order % has its outcome', old.order_id;
  end if;
  return new;
end $$;
create trigger fees_one_outcome before update on fees
  for each row execute function fees_have_one_outcome();

-- The bank of the sandbox.
create table sandbox_payments (
  id uuid primary key,
  idempotence_key uuid not null unique,
  order_id bigint not null,
  amount bigint not null,
  currency text not null,
  status text not null default 'pending' check (status in ('pending', 'paid', 'failed', 'canceled')),
  created timestamptz not null,
  deadline timestamptz,
  paid_at timestamptz,
  -- The money is on its way and will come then, whatever anybody does.
  pays_at timestamptz,
  refund_id uuid,
  refund_key uuid
);
