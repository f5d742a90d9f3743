-- outside a transaction
create index concurrently if not exists reviews_terms on reviews using gin (search_terms(search));
drop index concurrently if exists reviews_search;
