-- A half-written ticket, so that another device goes on where this one stopped. Gone once it is sent.
create table ticket_drafts (
  user_id uuid primary key references users,
  data jsonb not null,
  updated timestamptz not null
);
