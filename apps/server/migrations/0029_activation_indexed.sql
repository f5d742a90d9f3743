-- outside a transaction
alter table orders validate constraint orders_pickpoint_id_fkey;
-- One point comes out of one application.
create unique index concurrently if not exists orders_pickpoint on orders (pickpoint_id) where pickpoint_id is not null;
create index concurrently if not exists ledger_point on ledger (point_id, id) where point_id is not null;
