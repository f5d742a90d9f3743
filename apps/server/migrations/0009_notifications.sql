-- What a person was told, in no language: words are found when it is read. Kept for half a year.
create table notifications (
  id bigint generated always as identity primary key,
  user_id uuid not null references users,
  kind text not null,
  params jsonb not null,
  link text not null check (link like '/%'),
  created timestamptz not null,
  read timestamptz
);
create index notifications_list on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id, id desc) where read is null;
create index notifications_created on notifications (created);

-- Only what was chosen; where there is no row, the product's default holds.
create table notice_preferences (
  user_id uuid not null references users,
  category text not null,
  channel text not null check (channel in ('email', 'push')),
  wanted boolean not null,
  primary key (user_id, category, channel)
);

-- One device, one session, one subscription: a device that was signed out hears nothing more.
create table push_subscriptions (
  session_id uuid primary key references sessions on delete cascade,
  user_id uuid not null references users,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  language text not null check (language in ('ru', 'ka', 'en')),
  created timestamptz not null
);
create index push_subscriptions_user on push_subscriptions (user_id);

-- The sandbox's own keys, made once, so that browsers which subscribed to one start still know the next.
create table push_keys (
  id boolean primary key default true check (id),
  public_key text not null,
  private_key text not null
);
