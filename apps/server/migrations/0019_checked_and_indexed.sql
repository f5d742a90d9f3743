-- outside a transaction
-- What migration 0018 asks of new rows holds for all of them.
alter table users validate constraint users_additional_phone_country_check;
alter table login_codes validate constraint login_codes_country_check;
alter table companies validate constraint companies_country_check;
alter table identity_documents validate constraint identity_documents_citizenship_check;
alter table reviews validate constraint reviews_country_check;
alter table signatures validate constraint signatures_country_check;
alter table offer_announcements validate constraint offer_announcements_country_check;
alter table points validate constraint points_country_check;
alter table orders validate constraint orders_country_check;
alter table orders validate constraint orders_stage_not_null;
alter table point_roles validate constraint point_roles_pickpoint_id_fkey;
alter table point_roles validate constraint point_roles_permission_check;
-- Who works at a point; its primary key begins with the person.
create index concurrently if not exists point_roles_point on point_roles (pickpoint_id, user_id);
