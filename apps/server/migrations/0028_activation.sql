-- From an approved application to an open point.
alter table orders
  -- The point that came out of it.
  add column pickpoint_id bigint,
  -- Photos and papers as they were approved: the activation's stand beside them.
  add column approved_files jsonb;
update orders set
  record = record || '{"signboard_size": null, "signboard_format": null, "owner_gln": "", "pickpoint_gln": "", "mol_name": "",
    "operator_message": "", "fine_acknowledged": false}',
  approved_files = case when accepted is not null then record -> 'actual_urls' end;
alter table orders add constraint orders_pickpoint_id_fkey foreign key (pickpoint_id) references points not valid;

alter table points
  -- Part of the address under which a point's people are listed.
  add column shard smallint not null default 1,
  add column timetable jsonb,
  -- Those that customers may see.
  add column photos jsonb not null default '[]',
  add column signboard_size text,
  add column signboard_format text,
  add column closed timestamptz;

-- A fee that is credited stands on the balance of the point. Like the other ids here it outlives what it names.
alter table ledger add column point_id bigint;

-- An application that waits for its activation has a case in that queue, and leaves the other one.
insert into reviews (kind, id, subject_id, user_id, country, created, stage, status, title, note, owner, search, flags, round,
  waiting_since, since, due)
select 'activation', id, subject_id, user_id, country, since, case when waiting_since is null then 'rework' else 'waiting' end,
  status, title, note, owner, search, flags, 1, waiting_since, since, due
from reviews where kind = 'application' and status in ('ORDER_PICKPOINT_READY_ACTIVATE', 'ORDER_REMARK');
update reviews set stage = 'accepted', waiting_since = null, due = null, claimed_by = null, claimed_at = null, claim_seen = null
where kind = 'application' and status in ('ORDER_PICKPOINT_READY_ACTIVATE', 'ORDER_REMARK');
