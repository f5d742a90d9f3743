-- The console's lists never show what was not sent. Their indexes leave it out, so that a page and its count are read from the
-- index alone: with a condition on a column that is not in it, counting went through the table, slower the larger it was.
drop index orders_stage, orders_stage_moves, orders_stage_simplified, orders_stage_country;
-- Type and move are looked at where they are common; for the rare ones among many there are indexes of their own.
create index orders_sent on orders (stage, since desc, id desc) include (type_point, ex_pickpoint_id)
  where submitted is not null;
create index orders_sent_country on orders (stage, country, since desc, id desc)
  include (type_point, ex_pickpoint_id) where submitted is not null;
create index orders_sent_moves on orders (stage, since desc, id desc) include (type_point)
  where submitted is not null and ex_pickpoint_id is not null;
create index orders_sent_simplified on orders (stage, since desc, id desc) include (ex_pickpoint_id)
  where submitted is not null and type_point = 'TYPE_POINT_28';
