import { dayOf } from './date.ts';
import { characters, checkLength } from './length.ts';
import { message } from './message.ts';
import { cleanQuestionMessage } from './questions.ts';
import {
  GRADES,
  TICKET_AUTO_CLOSE,
  TICKET_REASONS,
  TICKET_STATES,
  TICKET_TERMS,
  TICKET_TEXTS,
  TICKET_TYPES,
  type TicketState,
  type TicketType,
} from './ticket-terms.ts';
import { checkWebAddress } from './web-address.ts';
import { addWorkingDays } from './working-days.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const { open, inProgress, closed } = TICKET_STATES;

/** What is known of a ticket when something happens to it. */
export interface TicketFacts {
  readonly state: TicketState;
  /** When a manager last answered, while nothing came back since. */
  readonly answered: Date | null;
  readonly finished: Date | null;
  /** Closed by time, not by a person. */
  readonly autoClosed: boolean;
  /** «Не решено» can be said once. */
  readonly disputed: boolean;
  readonly hasAnswer: boolean;
  readonly grade: number | null;
  /** A question from the public site: it is answered by e-mail, and nothing can come back here. */
  readonly byMail: boolean;
}

export const TICKET_EVENTS = [
  'write',
  'answer',
  'solve',
  'dispute',
  'autoClose',
  'close',
  'reopen',
  'undelivered',
] as const;
export type TicketEvent = (typeof TICKET_EVENTS)[number];
export type TicketActor = 'partner' | 'manager' | 'clock';

interface Row {
  readonly by: TicketActor;
  readonly from: readonly TicketState[];
  readonly to: (facts: TicketFacts) => TicketState;
  readonly guard?: (facts: TicketFacts, now: Date) => boolean;
}

const stays = ({ state }: TicketFacts): TicketState => state;
const alive = [open, inProgress] as const;

/** When a silent ticket closes by itself, and when the partner is warned of it. */
export const closesAt = (answered: Date): Date =>
  new Date(answered.getTime() + TICKET_AUTO_CLOSE.closeHours * HOUR_MS);
export const warnsAt = (answered: Date): Date =>
  new Date(answered.getTime() + TICKET_AUTO_CLOSE.warnHours * HOUR_MS);

export const canDispute = ({ state, finished, disputed }: TicketFacts, now: Date): boolean =>
  state === closed &&
  !disputed &&
  finished !== null &&
  now.getTime() <= finished.getTime() + TICKET_TERMS.disputeDays * DAY_MS;

/** Every way a ticket changes; anything else is refused. */
const TABLE: Readonly<Record<TicketEvent, Row>> = {
  write: { by: 'partner', from: alive, to: stays },
  answer: {
    by: 'manager',
    from: [open, inProgress, closed],
    to: ({ byMail }) => (byMail ? closed : inProgress),
  },
  solve: { by: 'partner', from: alive, to: () => closed },
  dispute: { by: 'partner', from: [closed], to: () => inProgress, guard: canDispute },
  autoClose: {
    by: 'clock',
    from: [inProgress],
    to: () => closed,
    guard: ({ answered }, now) => answered !== null && closesAt(answered) <= now,
  },
  close: { by: 'manager', from: alive, to: () => closed },
  reopen: { by: 'manager', from: [closed], to: () => inProgress },
  // The mailbox does not take our letter: somebody has to call instead.
  undelivered: { by: 'clock', from: [closed], to: () => inProgress, guard: ({ byMail }) => byMail },
};

export const actorOf = (event: TicketEvent): TicketActor => TABLE[event].by;

/** The state after an event, or null where it is not allowed now. */
export function nextState(facts: TicketFacts, event: TicketEvent, now: Date): TicketState | null {
  const { from, to, guard } = TABLE[event];
  if (!from.includes(facts.state)) return null;
  return guard && !guard(facts, now) ? null : to(facts);
}

/** Closed, not graded yet, answered by a manager, and not closed by time. */
export const canRate = ({ state, grade, hasAnswer, autoClosed }: TicketFacts): boolean =>
  state === closed && grade === null && hasAnswer && !autoClosed;

/** In progress, and the last word is a manager's. */
export const hasNotice = ({ state, answered }: TicketFacts): boolean =>
  state === inProgress && answered !== null;

/** The end of the last working day of the term, in Moscow; the day on which it came does not count. */
export function answerDue(type: TicketType | null, asked: Date): Date {
  const { answerWorkingDays, questionWorkingDays } = TICKET_TERMS;
  const days = type === null ? questionWorkingDays : answerWorkingDays[type];
  const day = addWorkingDays(dayOf(asked, 'Europe/Moscow'), days);
  return new Date(`${day}T23:59:59+03:00`);
}

/** The first line, cut where the list ends it. */
export function ticketPreview(text: string): string {
  const [first = ''] = text.trim().split('\n');
  const signs = [...first.trim()];
  const { previewCharacters: most } = TICKET_TEXTS;
  return signs.length > most ? `${signs.slice(0, most).join('').trimEnd()}…` : signs.join('');
}

export const isTicketType = (value: unknown): value is TicketType =>
  Object.values(TICKET_TYPES).some((type) => type === value);

export const isGrade = (value: unknown): value is (typeof GRADES)[number] =>
  GRADES.some((grade) => grade === value);

export const reasonsOf = (type: TicketType): readonly (typeof TICKET_REASONS)[number][] =>
  type === TICKET_TYPES.openingOrder ? TICKET_REASONS : [];

/** A layout can't be judged by words. */
export const asksPhotos = (type: TicketType): boolean => type === TICKET_TYPES.roomLayout;

/** Line breaks stay; what no eye sees goes, so that thirty of them are no message. */
export const cleanTicketText = cleanQuestionMessage;

export const checkTicketDescription = (text: string): string | null =>
  text.trim() === ''
    ? message('validation.required')
    : checkLength(cleanTicketText(text), TICKET_TEXTS.description);

export const checkTicketMessage = (text: string): string | null =>
  text.trim() === ''
    ? message('validation.required')
    : checkLength(cleanTicketText(text), TICKET_TEXTS.message);

/** What a manager writes: short answers are allowed, empty ones are not. */
export function checkAnswer(text: string): string | null {
  const clean = cleanTicketText(text);
  if (clean === '') return message('validation.required');
  const { answerMaximum: count } = TICKET_TEXTS;
  return characters(clean) > count ? message('validation.maxLength', { count }) : null;
}

export interface TicketForm {
  readonly type: TicketType | null;
  readonly reason: string | null;
  readonly orderId: string | null;
  readonly description: string;
  readonly link: string;
  /** How many files go along, and how many of them are pictures. */
  readonly files: number;
  readonly pictures: number;
}

type Problem = { readonly path: keyof TicketForm; readonly message: string };

function checkFiles({ type, files, pictures }: TicketForm): string | null {
  if (files > TICKET_TERMS.files) return message('validation.files.count', { count: TICKET_TERMS.files });
  return type !== null && asksPhotos(type) && pictures === 0 ? message('validation.ticket.photos') : null;
}

/** Those of the specification are about gifts; whoever asks about something else has none. */
function checkReason({ type, reason }: TicketForm): string | null {
  if (reason === null) return null;
  const known: readonly string[] = type === null ? [] : reasonsOf(type);
  return known.includes(reason) ? null : message('validation.choice');
}

/** Every rule of the form, in the order of its fields. */
export function checkTicket(form: TicketForm): Problem[] {
  const found: ReadonlyArray<readonly [keyof TicketForm, string | null]> = [
    ['type', form.type === null ? message('validation.required') : null],
    ['reason', checkReason(form)],
    ['description', checkTicketDescription(form.description)],
    ['link', form.link.trim() === '' ? null : checkWebAddress(form.link)],
    ['files', checkFiles(form)],
  ];
  return found.flatMap(([path, problem]) => (problem ? [{ path, message: problem }] : []));
}
