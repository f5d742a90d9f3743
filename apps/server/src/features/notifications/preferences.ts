import {
  NOTICE_CATEGORIES,
  NOTICE_CHANNELS,
  NOTICE_DEFAULTS,
  type NoticeCategory,
  type NoticePreferences,
} from '@punkt/domain/notices';
import type { Database, Tx } from '../../platform/database/database.ts';
import { readChoices, writeChoices } from './preference-store.ts';

/** The product's defaults, with what the person has chosen over them. */
export async function preferencesOf(db: Database | Tx, userId: string): Promise<NoticePreferences> {
  const choices = await readChoices(db, userId);
  const of = (category: NoticeCategory) => ({
    ...NOTICE_DEFAULTS[category],
    ...Object.fromEntries(
      choices
        .filter((choice) => choice.category === category)
        .map(({ channel, wanted }) => [channel, wanted]),
    ),
  });
  return {
    orders: of('orders'),
    money: of('money'),
    documents: of('documents'),
    messages: of('messages'),
    tickets: of('tickets'),
    work: of('work'),
  };
}

export function choose(tx: Tx, userId: string, preferences: NoticePreferences): Promise<void> {
  const choices = NOTICE_CATEGORIES.flatMap((category) =>
    NOTICE_CHANNELS.map((channel) => ({ category, channel, wanted: preferences[category][channel] })),
  );
  return writeChoices(tx, userId, choices);
}
