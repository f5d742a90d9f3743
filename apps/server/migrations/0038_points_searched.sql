-- outside a transaction
-- Staff find any of all points by a part of its number, name or address: the very expression of the search.
create index concurrently if not exists points_searched on points
  using gin ((id::text || ' ' || external_id || ' ' || name || ' ' || address) gin_trgm_ops);
