-- Whatever waits for the eye of staff. Of one subject, one case at most is open: what is sent anew opens a new case and
-- ends the old one, so nobody decides on papers that were changed under her hands.
create table reviews (
  id uuid primary key,
  kind text not null check (kind in ('tax', 'passport')),
  status text not null default 'waiting'
    check (status in ('waiting', 'approved', 'remarked', 'canceled', 'withdrawn')),
  subject_id uuid not null,
  -- Whom it is about, as the queue shows it.
  subject text not null,
  user_id uuid not null references users,
  country text not null,
  created timestamptz not null,
  due timestamptz not null,
  claimed_by uuid references users,
  claimed_at timestamptz,
  -- Last sign of work by whoever holds it; a claim without any lapses.
  claim_seen timestamptz,
  decided timestamptz,
  decided_by uuid references users,
  comment text not null default '',
  remarks jsonb not null default '[]'
);
create unique index reviews_one_open on reviews (kind, subject_id) where status = 'waiting';
-- The queue and the archive are read page by page in these orders, however many rows there are.
create index reviews_waiting on reviews (created, id) where status = 'waiting';
create index reviews_waiting_kind on reviews (kind, created, id) where status = 'waiting';
create index reviews_waiting_mine on reviews (claimed_by, created, id) where status = 'waiting';
create index reviews_decided on reviews (decided desc, id) where decided_by is not null;
create index reviews_decided_kind on reviews (kind, decided desc, id) where decided_by is not null;
create index reviews_decided_mine on reviews (decided_by, decided desc, id) where decided_by is not null;
create index reviews_user on reviews (user_id, created);

create table review_history (
  id bigint generated always as identity primary key,
  review_id uuid not null references reviews on delete cascade,
  at timestamptz not null,
  actor_id uuid references users,
  action text not null,
  comment text not null default ''
);
create index review_history_review on review_history (review_id, id);
