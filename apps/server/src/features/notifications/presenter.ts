import { NOTICE_CATEGORY } from '@punkt/domain/notices';
import type { Language } from '@punkt/locales/language';
import type { NotificationRow } from './tables.ts';
import { type Texts, wordsOf } from './words.ts';

export const presentNotice = (row: NotificationRow, language: Language, texts: Texts) => ({
  id: String(row.id),
  created: row.created.toISOString(),
  kind: row.kind,
  category: NOTICE_CATEGORY[row.kind],
  ...wordsOf(row, language, texts),
  link: row.link,
  read: row.read !== null,
  superseded: row.superseded !== null,
});
