-- Zones that differ from what the rule says: imported, or closed by staff. Cells are H3 indexes of resolution 9.
create table geo_zones (
  cell text primary key check (cell ~ '^89[0-9a-f]{13}$'),
  kind text not null check (kind in ('guaranteedIncome', 'single', 'none', 'grey')),
  note text not null default '',
  updated timestamptz not null
);

-- Who has which cell. Only live rows are kept, so the primary key is what lets two applicants never have the same one. The
-- application is known by its number alone: this table outlives no application, and knows nothing else about it.
create table geo_reservations (
  cell text primary key check (cell ~ '^89[0-9a-f]{13}$'),
  order_id bigint not null,
  user_id uuid references users,
  -- Held from publishing on; occupied, and grey for everybody, once it was paid or needs no payment.
  state text not null check (state in ('held', 'occupied')),
  created timestamptz not null,
  -- At the commit, not at the statement: a move takes the new cell before it leaves the old one.
  constraint geo_reservations_order unique (order_id) deferrable initially deferred
);
create index geo_reservations_user on geo_reservations (user_id) where user_id is not null;
