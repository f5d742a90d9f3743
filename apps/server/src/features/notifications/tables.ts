import type { NoticeCategory, NoticeChannel, NoticeKind } from '@punkt/domain/notices';
import type { Language } from '@punkt/locales/language';
import type { Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';

/** As they lie in the database: a time is text there. */
export type StoredParams = Readonly<Record<string, string | number>>;

interface NotificationTable {
  id: GeneratedAlways<number>;
  user_id: string;
  kind: NoticeKind;
  params: JSONColumnType<StoredParams, string, never>;
  link: string;
  created: Date;
  read: Date | null;
  superseded: Generated<Date | null>;
}

interface PreferenceTable {
  user_id: string;
  category: NoticeCategory;
  channel: NoticeChannel;
  wanted: boolean;
}

interface SubscriptionTable {
  session_id: string;
  user_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Of the browser that subscribed. */
  language: Language;
  created: Date;
}

/** An alias, not an interface: Kysely wants a type with an index. */
export type NotificationTables = {
  notifications: NotificationTable;
  notice_preferences: PreferenceTable;
  push_subscriptions: SubscriptionTable;
};

export type NotificationRow = Selectable<NotificationTable>;
export type SubscriptionRow = Selectable<SubscriptionTable>;
