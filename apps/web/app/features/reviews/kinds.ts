import IconBuildingStore from 'icon:building-store';
import IconClock from 'icon:clock';
import IconDoor from 'icon:door';
import IconFileText from 'icon:file-text';
import IconLockOff from 'icon:lock-off';
import IconMessage2 from 'icon:message-2';
import IconReceiptTax from 'icon:receipt-tax';
import IconRulerMeasure from 'icon:ruler-measure';
import IconScale from 'icon:scale';
import IconSignRight from 'icon:sign-right';
import type { Icon } from '../../components/drawn-icon.tsx';
import type { TextKey } from '../../lib/i18n.tsx';

export const KINDS = [
  'application',
  'activation',
  'passport',
  'tax',
  'appeal',
  'lockReason',
  'ticket',
  'pointArea',
  'pointTimetable',
  'pointSignboard',
] as const;
export type Kind = (typeof KINDS)[number];
export const isKind = (word: unknown): word is Kind => KINDS.some((kind) => kind === word);

/** Lists of cases: what waits, what an owner waits for an answer about, what was decided, and those of applications. */
export type Stage =
  | 'waiting'
  | 'messages'
  | 'payment'
  | 'rework'
  | 'accepted'
  | 'answered'
  | 'closed'
  | 'decided';

/** In which order a list stands, where it is not the usual one. */
export type Order = 'oldest' | 'newest' | 'due';

/** Topics of tickets, and that their partner said «не решено». */
const TICKET_FLAG_WORDS = {
  openingTopic: 'tickets.type.62',
  layoutTopic: 'tickets.type.72',
  lockTopic: 'tickets.type.111',
  signboardTopic: 'tickets.type.112',
  questionTopic: 'reviewTicket.flag.question',
  newTicket: 'reviewTicket.flag.new',
  disputed: 'reviewTicket.flag.disputed',
} as const satisfies Record<string, TextKey>;

type TicketFlag = keyof typeof TICKET_FLAG_WORDS;
export const TICKET_FLAGS = Object.keys(TICKET_FLAG_WORDS) as readonly TicketFlag[];
const isTicketFlag = (flag: string): flag is TicketFlag => Object.hasOwn(TICKET_FLAG_WORDS, flag);

/** The words of what a queue is narrowed down to. */
export const flagKey = (flag: KindRule['flags'][number]): TextKey =>
  isTicketFlag(flag) ? TICKET_FLAG_WORDS[flag] : `reviewApplication.flag.${flag}`;

interface KindRule {
  readonly icon: Icon;
  readonly stages: readonly Stage[];
  /** What its queue can be narrowed down to. */
  readonly flags: ReadonlyArray<'move' | 'simplified' | TicketFlag>;
}

/**
 * What the console knows of each queue; what is special about a case of it stands in `case-kinds.ts`. How to add one:
 * docs/architecture.md, «Reviews: how to add a queue».
 */
export const KIND_RULES: Readonly<Record<Kind, KindRule>> = {
  application: {
    icon: IconBuildingStore,
    stages: ['waiting', 'messages', 'payment', 'rework', 'accepted', 'closed'],
    flags: ['move', 'simplified'],
  },
  activation: { icon: IconDoor, stages: ['waiting', 'rework', 'closed'], flags: ['move', 'simplified'] },
  passport: { icon: IconFileText, stages: ['waiting', 'decided'], flags: [] },
  tax: { icon: IconReceiptTax, stages: ['waiting', 'decided'], flags: [] },
  appeal: { icon: IconScale, stages: ['waiting', 'decided'], flags: [] },
  lockReason: { icon: IconLockOff, stages: ['waiting', 'decided'], flags: [] },
  ticket: { icon: IconMessage2, stages: ['waiting', 'answered', 'closed'], flags: TICKET_FLAGS },
  pointArea: { icon: IconRulerMeasure, stages: ['waiting', 'decided'], flags: [] },
  pointTimetable: { icon: IconClock, stages: ['waiting', 'decided'], flags: [] },
  pointSignboard: { icon: IconSignRight, stages: ['waiting', 'decided'], flags: [] },
};

export const stagesOf = (kind: Kind | undefined): readonly Stage[] =>
  kind ? KIND_RULES[kind].stages : ['waiting', 'messages', 'decided'];

/** The usual order first: what waits begins with the oldest, the rest with the newest. */
export function ordersOf(stage: Stage): readonly [Order, ...Order[]] {
  if (stage === 'waiting') return ['oldest', 'due', 'newest'];
  return stage === 'messages' ? ['oldest', 'newest'] : ['newest', 'oldest'];
}

/** Lists whose term runs: what is late in them can be looked for. */
export const hasTerm = (stage: Stage): boolean => stage === 'waiting' || stage === 'messages';
