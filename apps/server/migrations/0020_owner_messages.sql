-- What an owner wrote and nobody has answered yet: since when, and until when an answer is promised.
alter table reviews
  add column asked_since timestamptz,
  add column asked_due timestamptz,
  add constraint reviews_asked_term check ((asked_since is null) = (asked_due is null)) not valid;

-- Messages from before, whose answer is late by now in any case.
update reviews set asked_since = unanswered.at, asked_due = unanswered.at + interval '1 day'
from (select order_id, min(at) as at from order_comments message
  where send_by = 'OWNER' and not exists (select from order_comments later
    where later.order_id = message.order_id and later.send_by = 'ADMIN' and later.id > message.id)
  group by order_id) unanswered
where reviews.kind = 'application' and reviews.id = unanswered.order_id::text
  and reviews.status not in ('ORDER_DRAFT', 'ORDER_DELETED', 'ORDER_NOT_PAID_BY_QR_CODE');

-- An application as staff saw it when they sent it back: the next round is shown against it. Its files are kept as long.
alter table orders add column returned jsonb;
