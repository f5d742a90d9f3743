-- An owner objects to a decision, once, and somebody else decides. The record's own feature knows what a decision leads to.
create table appeals (
  id uuid primary key,
  -- What was decided: a kind of record, and the number it is known by.
  kind text not null,
  subject_id text not null,
  user_id uuid not null references users,
  -- The decision that is appealed: its name, when it was taken, by whom of the staff (null: by time or by the owner), and why.
  event text not null,
  event_at timestamptz not null,
  event_by uuid references users,
  event_comment text not null default '',
  reason text not null,
  created timestamptz not null,
  outcome text check (outcome in ('uphold', 'refundFee', 'rejectAppeal')),
  answer text not null default '',
  answered timestamptz,
  check ((outcome is null) = (answered is null)),
  -- Once, however many requests race.
  unique (kind, subject_id, event_at)
);
create index appeals_user on appeals (user_id);

alter table reviews
  -- Who may not decide it: an appeal is never decided by the person whose decision it is about.
  add column not_by uuid references users;

alter table orders
  add column appeal text not null default 'none' check (appeal in ('none', 'open', 'waiting', 'decided')),
  add column appealed timestamptz,
  -- Where it stood before it ended: an upheld appeal leads back there, and the long terms begin anew.
  add column ended_from text check (ended_from in (
    'ORDER_DRAFT', 'ORDER_WAITING_QR_CODE_PAYMENT', 'ORDER_NOT_PAID_BY_QR_CODE', 'ORDER_REMARK_FROM_PAYMENT',
    'ORDER_CREATED', 'ORDER_REMARK_FROM_CREATED', 'ORDER_DECLINED', 'ORDER_ACCEPTED',
    'ORDER_PICKPOINT_READY_ACTIVATE', 'ORDER_REMARK', 'ORDER_PICKPOINT_CREATED', 'ORDER_CANCELED', 'ORDER_DELETED')),
  add column reopened timestamptz,
  -- The end costs the fee, once nobody can object any more.
  add column fee_at_stake boolean not null default false;

-- What happened since has made it old: it is no longer delivered, and says so in the list.
alter table notifications add column superseded timestamptz;

-- By these an owner's journal tells who of the staff it was, without a name. They outlive the role, so that a number is one person for ever.
create table staff_numbers (
  user_id uuid primary key references users,
  number integer generated always as identity (start with 101) unique
);
insert into staff_numbers (user_id) select user_id from staff_roles group by user_id order by min(granted);
create function staff_get_a_number() returns trigger language plpgsql as $$
begin
  insert into staff_numbers (user_id) values (new.user_id) on conflict do nothing;
  return new;
end $$;
create trigger staff_number before insert on staff_roles for each row execute function staff_get_a_number();
