-- When an event was written by the database's own clock: `created` is the product's clock, which the sandbox moves. A stream
-- that opens after its page has read starts from that far back (see platform/events).
alter table events add column written timestamptz not null default clock_timestamp();
