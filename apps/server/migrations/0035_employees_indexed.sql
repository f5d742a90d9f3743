-- outside a transaction
alter table point_roles validate constraint point_roles_lock_permission_check;
alter table login_codes validate constraint login_codes_purpose_check;
create index concurrently if not exists point_roles_point on point_roles (pickpoint_id, user_id);
