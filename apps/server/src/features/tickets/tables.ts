import type { CallInput } from '@punkt/contract/contract';
import type { CountryCode } from '@punkt/domain/country-code';
import type { TicketState, TicketType } from '@punkt/domain/ticket-terms';
import type { TicketActor, TicketEvent } from '@punkt/domain/tickets';
import type { Language } from '@punkt/locales/language';
import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely';

interface TicketTable {
  id: GeneratedAlways<number>;
  user_id: string | null;
  client_uuid: string | null;
  type: TicketType | null;
  reason: 'lockGift' | 'signboardGift' | null;
  order_id: number | null;
  description: string;
  link: Generated<string>;
  files: Generated<string[]>;
  state: Generated<TicketState>;
  created: Date;
  updated: Date;
  finished: Generated<Date | null>;
  answered: Generated<Date | null>;
  manager_id: Generated<string | null>;
  due: Date | null;
  asked: Generated<Date | null>;
  late: Generated<boolean>;
  unread: Generated<boolean>;
  auto_closed: Generated<boolean>;
  disputed: Generated<boolean>;
  reopened: Generated<boolean>;
  grade: Generated<number | null>;
  grade_comment: Generated<string>;
  search: Generated<string>;
  version: Generated<number>;
}

interface MessageTable {
  id: GeneratedAlways<number>;
  ticket_id: number;
  client_uuid: string | null;
  at: Date;
  author_id: string | null;
  by: 'partner' | 'manager';
  internal: Generated<boolean>;
  message: string;
  files: Generated<string[]>;
  delivery: Generated<'waiting' | 'sent' | 'refused' | null>;
}

interface VisitorTable {
  ticket_id: number;
  created: Date;
  country: CountryCode;
  language: Language;
  phone: string;
  email: string;
  telegram: string;
  fingerprint: Buffer;
  address: string | null;
}

/** Where the release before keeps what visitors ask. */
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
  answered: Date | null;
  answered_by: string | null;
  channel: 'email' | 'phone' | null;
  answer: Generated<string>;
  delivery: 'waiting' | 'sent' | 'refused' | null;
}

export type TicketDraft = NonNullable<CallInput<'POST /api/v4/tickets/draft'>['body']['draft']>;

interface DraftTable {
  user_id: string;
  data: ColumnType<TicketDraft, string, string>;
  updated: Date;
}

interface RoundTable {
  id: GeneratedAlways<number>;
  ticket_id: number;
  type: number | null;
  asked: Date;
  due: Date;
  answered: Date;
}

interface HistoryTable {
  id: GeneratedAlways<number>;
  ticket_id: number;
  at: Date;
  event: TicketEvent | 'create';
  by: TicketActor;
  actor_id: string | null;
}

/** An alias, not an interface: Kysely wants a type with an index. */
export type TicketTables = {
  tickets: TicketTable;
  ticket_messages: MessageTable;
  ticket_history: HistoryTable;
  ticket_visitors: VisitorTable;
  ticket_rounds: RoundTable;
  ticket_drafts: DraftTable;
  questions: QuestionTable;
};

export type TicketRow = Selectable<TicketTable>;
/** One that a person with an account opened; the others are questions from the public site. */
export type PartnerTicket = TicketRow & { user_id: string; type: TicketType };
export const isPartners = (ticket: TicketRow): ticket is PartnerTicket => ticket.user_id !== null;
export type NewTicket = Insertable<TicketTable>;
export type MessageRow = Selectable<MessageTable>;
export type NewMessage = Insertable<MessageTable>;
export type VisitorRow = Selectable<VisitorTable>;
export type NewVisitor = Insertable<VisitorTable>;
export type QuestionRow = Selectable<QuestionTable>;
export type TicketHistoryRow = Selectable<HistoryTable>;
export type NewTicketHistory = Insertable<HistoryTable>;
