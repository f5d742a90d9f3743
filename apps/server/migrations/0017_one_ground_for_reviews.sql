-- One table for the cases of every kind: what waits for staff, what is with its owner, what is decided. A row holds all that a
-- queue shows, filters and searches, so that no list reads the records themselves.
create extension if not exists pg_trgm;

alter table review_history drop constraint review_history_review_id_fkey;
drop index reviews_one_open, reviews_waiting, reviews_waiting_kind, reviews_waiting_mine, reviews_decided,
  reviews_decided_kind, reviews_decided_mine, review_history_review;
alter table reviews
  drop constraint reviews_pkey,
  -- Kinds and their states are registered by the features that own the records; the ground knows none of them.
  drop constraint reviews_kind_check,
  drop constraint reviews_status_check;
alter table reviews rename column subject to title;
alter table reviews
  -- The number that people tell each other where there is one (100001), else a uuid.
  alter column id type text using id::text,
  alter column subject_id type text using subject_id::text,
  -- A visitor who asks has no account.
  alter column user_id drop not null,
  alter column due drop not null,
  alter column status drop default,
  -- The list it stands in: waiting, decided, or one of the kind's own.
  add column stage text not null default 'waiting',
  add column note text not null default '',
  add column owner text not null default '',
  -- Lower case: number, address, owner, phone, INN. Blanked with the account.
  add column search text not null default '',
  -- What to look at twice; lists are filtered by them.
  add column flags text[] not null default '{}',
  -- How often it came to staff.
  add column round integer not null default 1,
  -- Since when it waits for staff; null while it does not.
  add column waiting_since timestamptz,
  -- Since when it has this status.
  add column since timestamptz;
update reviews set
  stage = case status when 'waiting' then 'waiting' when 'withdrawn' then 'withdrawn' else 'decided' end,
  waiting_since = case when status = 'waiting' then created end,
  due = case when status = 'waiting' then due end,
  since = coalesce(decided, created),
  search = (select lower(concat_ws(' ', reviews.title, users.first_name, users.last_name, users.phone,
      (select string_agg(companies.org_name || ' ' || companies.inn, ' ') from companies where companies.owner_id = users.id)))
    from users where users.id = reviews.user_id);
update reviews set search = '' where search is null;
alter table reviews
  alter column stage drop default,
  alter column since set not null,
  add primary key (kind, id),
  add constraint reviews_wait check ((waiting_since is null) = (due is null));

alter table review_history
  alter column review_id type text using review_id::text,
  add column kind text;
update review_history set kind = reviews.kind from reviews where reviews.id = review_history.review_id;
alter table review_history
  alter column kind set not null,
  add foreign key (kind, review_id) references reviews on delete cascade;
create index review_history_review on review_history (kind, review_id, id);

-- Applications: from the day they are sent. What only the code can tell (another town, a small room) comes with their next step.
insert into reviews (kind, id, subject_id, user_id, country, created, stage, status, title, note, owner, search, flags, round,
  waiting_since, since, due, claimed_by, claimed_at, claim_seen, decided, decided_by, remarks)
select 'application', orders.id::text, orders.id::text, orders.owner_id, orders.country, orders.submitted,
  case when orders.waiting_since is not null then 'waiting' else orders.stage end, orders.status,
  orders.city_name, array_to_string(array_remove(string_to_array(orders.full_address, ', '), orders.city_name), ', '),
  coalesce(company.org_name, trim(users.first_name || ' ' || users.last_name)),
  lower(concat_ws(' ', orders.id, orders.full_address, users.first_name, users.last_name, users.phone, company.org_name,
    company.inn)),
  array_remove(array[
    case when orders.type_point = 'TYPE_POINT_28' then 'simplified' end,
    case when orders.ex_pickpoint_id is not null then 'move' end,
    case when orders.resubmitted > 0 then 'resubmitted' end,
    case when company.unverified then 'unverifiedCompany' end], null),
  orders.resubmitted + 1, orders.waiting_since, orders.since,
  case when orders.waiting_since is not null then coalesce(orders.due, orders.waiting_since) end,
  orders.claimed_by, orders.claimed_at, orders.claim_seen, orders.decided, orders.decided_by, orders.remarks
from orders
join users on users.id = orders.owner_id
left join lateral (select org_name, inn, unverified from companies where companies.owner_id = orders.owner_id
  order by created limit 1) company on true
where orders.submitted is not null;

-- With their indexes: the console reads cases.
drop index orders_sent, orders_sent_country, orders_sent_moves, orders_sent_simplified, orders_city;
alter table orders
  drop column waiting_since, drop column due, drop column claimed_by, drop column claimed_at, drop column claim_seen,
  drop column decided, drop column decided_by;

-- Of one record, one case at most waits.
create unique index reviews_one_open on reviews (kind, subject_id) where waiting_since is not null;
-- A page and its count up to 2,000 are read from one of these alone: what is filtered by stands in them.
create index reviews_waiting on reviews (kind, waiting_since, id) include (country, flags, due, claimed_by, claim_seen)
  where waiting_since is not null;
create index reviews_waiting_all on reviews (waiting_since, kind, id) include (country, flags, due, claimed_by, claim_seen)
  where waiting_since is not null;
create index reviews_claimed on reviews (claimed_by, kind, waiting_since, id) include (claim_seen, country, flags, due)
  where waiting_since is not null and claimed_by is not null;
create index reviews_stage on reviews (kind, stage, since desc, id desc) include (country, flags, decided_by)
  where waiting_since is null;
create index reviews_stage_country on reviews (kind, stage, country, since desc, id desc) include (flags, decided_by)
  where waiting_since is null;
create index reviews_decided on reviews (decided desc, kind, id) include (country, flags)
  where decided_by is not null and waiting_since is null;
create index reviews_decided_kind on reviews (kind, decided desc, id) include (country, flags)
  where decided_by is not null and waiting_since is null;
-- Also what was decided and came back: the load of a person counts it.
create index reviews_decided_mine on reviews (decided_by, decided desc, kind, id) include (country, flags, waiting_since)
  where decided_by is not null;
-- Rare among many: without these a filter would read the whole archive to fill a page.
create index reviews_stage_moves on reviews (kind, stage, since desc, id desc) include (country, decided_by)
  where waiting_since is null and 'move' = any (flags);
create index reviews_stage_simplified on reviews (kind, stage, since desc, id desc) include (country, decided_by)
  where waiting_since is null and 'simplified' = any (flags);
create index reviews_search on reviews using gin (search gin_trgm_ops);
