-- Who works for whom, and whether they have agreed to it. What they may do where stands in point_roles.
create table employees (
  owner_id uuid not null references users on delete cascade,
  user_id uuid not null references users on delete cascade,
  acceptance text not null check (acceptance in ('accepted', 'none', 'notAccepted')),
  added timestamptz not null,
  -- Removed by the owner; the row stays, so that they can be recovered.
  removed timestamptz,
  primary key (owner_id, user_id)
);
create index employees_user on employees (user_id);

-- Whoever holds a role already has agreed to it.
insert into employees (owner_id, user_id, acceptance, added)
select distinct points.owner_id, point_roles.user_id, 'accepted', now()
from point_roles join points on points.id = point_roles.pickpoint_id
where not point_roles.is_owner and point_roles.user_id <> points.owner_id;

alter table point_roles add column lock_permission text not null default 'none';
alter table point_roles add constraint point_roles_lock_permission_check
  check (lock_permission in ('none', 'open', 'activate', 'openAndActivate')) not valid;

-- One ground for all codes by SMS: what a code is for, and what else must be the same when it comes back.
alter table login_codes
  add column purpose text not null default 'login',
  add column bound_to text not null default '';
alter table login_codes add constraint login_codes_purpose_check check (purpose in ('login', 'employee')) not valid;
