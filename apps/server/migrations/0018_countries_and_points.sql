-- Everywhere a country is stored, it is one of the nine. Existing rows are looked at by the next migration, which blocks nobody.
alter table users add constraint users_additional_phone_country_check
  check (additional_phone_country in ('RU','AM','KZ','BY','UZ','KG','GE','TJ','TM')) not valid;
alter table login_codes add constraint login_codes_country_check
  check (country in ('RU','AM','KZ','BY','UZ','KG','GE','TJ','TM')) not valid;
alter table companies add constraint companies_country_check
  check (country in ('RU','AM','KZ','BY','UZ','KG','GE','TJ','TM')) not valid;
alter table identity_documents add constraint identity_documents_citizenship_check
  check (citizenship in ('RU','AM','KZ','BY','UZ','KG','GE','TJ','TM')) not valid;
alter table reviews add constraint reviews_country_check
  check (country in ('RU','AM','KZ','BY','UZ','KG','GE','TJ','TM')) not valid;
alter table signatures add constraint signatures_country_check
  check (country in ('RU','AM','KZ','BY','UZ','KG','GE','TJ','TM')) not valid;
alter table offer_announcements add constraint offer_announcements_country_check
  check (country in ('RU','AM','KZ','BY','UZ','KG','GE','TJ','TM')) not valid;
alter table points add constraint points_country_check
  check (country in ('RU','AM','KZ','BY','UZ','KG','GE','TJ','TM')) not valid;
alter table orders add constraint orders_country_check
  check (country in ('RU','AM','KZ','BY','UZ','KG','GE','TJ','TM')) not valid;

-- A generated column can't be declared not null without reading the whole table.
alter table orders add constraint orders_stage_not_null check (stage is not null) not valid;

-- A role at a point that is not there opened nothing.
delete from point_roles where not exists (select from points where points.id = point_roles.pickpoint_id);
alter table point_roles
  add constraint point_roles_pickpoint_id_fkey foreign key (pickpoint_id) references points not valid,
  add constraint point_roles_permission_check check (permission in ('PERM_NONE', 'PERM_EMPLOYEE', 'PERM_OWNER',
    'PERM_FIRM_EMPLOYEE', 'PERM_FIRM_OWNER', 'PERM_AUDITOR')) not valid;
