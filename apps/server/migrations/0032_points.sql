-- Points as their owners run them: what they change, what they ask for, and what happened.
alter table points
  -- Fields by the table of the domain (point-record.ts).
  add column record jsonb not null default '{}',
  -- Grows with every change by a person: of two that save at once, the second is told.
  add column version int not null default 1,
  add column updated timestamptz,
  add column rate double precision,
  add column floor_level text,
  -- Until then it is read only; a block ends by itself.
  add column block_until timestamptz,
  add column block_reason text not null default '',
  add column signboard_files jsonb not null default '[]',
  -- Staff have looked at the signboard as it is.
  add column signboard_checked boolean not null default false,
  -- Hours that were approved for a later day.
  add column next_timetable jsonb,
  add column next_from text;

update points set
  floor_level = orders.record ->> 'locations',
  record = jsonb_build_object(
    'description', coalesce(orders.record -> 'description', '""'),
    'courier_way', coalesce(orders.record -> 'courier_way', '""'),
    'dressing_rooms_count', coalesce(orders.record -> 'dressing_rooms_count', 'null'),
    'actual_urls', coalesce(orders.record -> 'actual_urls', '[]'))
from orders where orders.pickpoint_id = points.id;

-- A point holds its files itself: its application may let go of them.
insert into file_claims (file_id, entity_type, entity_id, purpose)
select files.id, 4, orders.pickpoint_id::text,
  case when held ->> 'type' = 'video' then 'pointVideo'
    when held ->> 'type' like '%Document%' then 'pointDocument' else 'pointPhoto' end
from orders
cross join lateral jsonb_array_elements(orders.record -> 'actual_urls') as held
join files on held ->> 'url' = '/api/v4/files/' || files.id
where orders.pickpoint_id is not null
on conflict do nothing;

create table point_changes (
  id bigint generated always as identity primary key,
  point_id bigint not null references points,
  at timestamptz not null,
  act text not null check (act in ('opened', 'edited', 'signboard', 'signboardChecked', 'signboardRejected', 'areaAsked',
    'areaApproved', 'areaRejected', 'timetableAsked', 'timetableApproved', 'timetableRejected', 'blocked', 'unblocked', 'closed')),
  actor text not null check (actor in ('owner', 'employee', 'staff', 'clock')),
  actor_id uuid references users,
  -- What became what: [{ field, before, after }].
  changes jsonb not null default '[]',
  comment text not null default ''
);
create index point_changes_point on point_changes (point_id, id desc);

-- What an owner can't change alone: staff say yes or no.
create table point_requests (
  id uuid primary key,
  point_id bigint not null references points,
  kind text not null check (kind in ('area', 'timetable', 'signboard')),
  state text not null check (state in ('waiting', 'approved', 'rejected', 'withdrawn')),
  asked jsonb not null,
  -- As it was when it was asked: staff compare.
  before jsonb not null,
  reason text not null default '',
  asked_by uuid references users,
  created timestamptz not null,
  decided timestamptz,
  comment text not null default ''
);
create unique index point_requests_waiting on point_requests (point_id, kind) where state = 'waiting';
create index point_requests_point on point_requests (point_id, kind, created desc);

-- Single days whose hours are others: holidays, days off.
create table point_days (
  point_id bigint not null references points,
  -- As YYYY-MM-DD, in the time of the point's country.
  day text not null,
  open text not null,
  close text not null,
  is_day_off boolean not null,
  primary key (point_id, day)
);
