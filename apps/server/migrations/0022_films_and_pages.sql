-- What lets a player read one film: it sends no token of its own. Dead with its session, and soon by itself.
create table film_tickets (
  hash bytea primary key,
  file_id uuid not null references files on delete cascade,
  session_id uuid not null references sessions on delete cascade,
  expires timestamptz not null
);
create index film_tickets_expires on film_tickets (expires);
create index film_tickets_file on film_tickets (file_id);
create index film_tickets_session on film_tickets (session_id);

-- A PDF becomes a picture per page. Their names follow from the upload's file_id, so the number is all there is to keep.
alter table uploads add column pages smallint not null default 1;
