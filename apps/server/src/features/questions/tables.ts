import type { CountryCode } from '@punkt/domain/country-code';
import type { QuestionChannel } from '@punkt/domain/questions';
import type { Language } from '@punkt/locales/language';
import type { Generated, Insertable, Selectable } from 'kysely';

interface QuestionTable {
  id: string;
  created: Date;
  country: CountryCode;
  language: Language;
  phone: string;
  email: string;
  telegram: string;
  message: string;
  fingerprint: Buffer;
  address: string | null;
  answered: Generated<Date | null>;
  answered_by: Generated<string | null>;
  channel: Generated<QuestionChannel | null>;
  answer: Generated<string>;
  delivery: Generated<'waiting' | 'sent' | 'refused' | null>;
}

/** An alias, not an interface: Kysely wants a type with an index. */
export type QuestionTables = { questions: QuestionTable };

export type Question = Selectable<QuestionTable>;
export type NewQuestion = Insertable<QuestionTable>;
