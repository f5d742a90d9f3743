-- Who set a zone in the console; empty for what was imported.
alter table geo_zones add column set_by uuid references users;
create index geo_zones_by_hand on geo_zones (updated desc, cell) where set_by is not null;
