import { toPerson } from '@punkt/contract/events';
import type { CountryCode } from '@punkt/domain/country-code';
import { TICKET_STATES, type TicketType } from '@punkt/domain/ticket-terms';
import {
  actorOf,
  answerDue,
  closesAt,
  nextState,
  type TicketEvent,
  type TicketFacts,
  ticketPreview,
  warnsAt,
} from '@punkt/domain/tickets';
import type { Tx } from '../../platform/database/database.ts';
import { announce } from '../../platform/events/events.ts';
import { Failure } from '../../platform/http/failure.ts';
import { cancelJob, enqueue } from '../../platform/jobs/jobs.ts';
import type { CaseState } from '../reviews/admin.ts';
import type { TicketDeps, TicketPartner } from './deps.ts';
import { addRound } from './figures-store.ts';
import { isPartners, type PartnerTicket, type TicketRow } from './tables.ts';
import { addHistory, changeTicket } from './ticket-store.ts';
import { readVisitor } from './visitor-store.ts';

export const KIND = 'ticket';
export const CLOCK_JOB = 'tickets.clock';
export const CLOCKS = ['warn', 'close', 'breach'] as const;
export type TicketClock = (typeof CLOCKS)[number];

export const factsOf = (ticket: TicketRow): TicketFacts => ({
  state: ticket.state,
  answered: ticket.answered,
  finished: ticket.finished,
  autoClosed: ticket.auto_closed,
  disputed: ticket.disputed,
  hasAnswer: ticket.manager_id !== null,
  grade: ticket.grade,
  byMail: !isPartners(ticket),
});

export const linkOf = ({ id }: Pick<TicketRow, 'id'>) => `/lk/tickets/${id}` as const;

const timeOf = ({ state, answered, due }: TicketRow, name: TicketClock): Date | null => {
  if (name === 'breach') return due;
  if (state !== TICKET_STATES.inProgress || answered === null) return null;
  return name === 'warn' ? warnsAt(answered) : closesAt(answered);
};

/** Sets the clocks that run now and stops the others; a clock that stands as it stood is left alone. */
export async function startClocks(
  tx: Tx,
  { clock }: Pick<TicketDeps, 'clock'>,
  ticket: TicketRow,
  before: TicketRow | null,
): Promise<void> {
  for (const name of CLOCKS) {
    const [runAt, ran] = [timeOf(ticket, name), before && timeOf(before, name)];
    if (runAt?.getTime() === ran?.getTime()) continue;
    const key = `ticket ${ticket.id} ${name}`;
    if (runAt) await enqueue(tx, clock, { name: CLOCK_JOB, key, runAt, payload: { id: ticket.id, name } });
    else await cancelJob(tx, key);
  }
}

/** In whose hands it is: the staff's queue shows these. */
function caseStatus({ state, due }: Pick<TicketRow, 'state' | 'due'>): string {
  if (state === TICKET_STATES.closed) return 'closed';
  return due === null ? 'answered' : 'asked';
}

/** What the queue is narrowed down by. */
const TOPIC_FLAGS = {
  62: 'openingTopic',
  72: 'layoutTopic',
  111: 'lockTopic',
  112: 'signboardTopic',
} as const satisfies Record<TicketType, string>;

/** `a***@example.org`: enough to know a question by, not enough to write to. Opening it shows more, and leaves a trace. */
const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1***');

/** Who asks, as the queue shows and finds them. */
const partnerAsks = (type: TicketType, { name, phone, company, inn, country }: TicketPartner) => ({
  owner: company || name,
  country,
  search: [name, phone, company, inn],
  flag: TOPIC_FLAGS[type],
});

async function askerOf(tx: Tx, deps: TicketDeps, ticket: TicketRow) {
  if (isPartners(ticket)) return partnerAsks(ticket.type, await deps.partnerOf(tx, ticket.user_id));
  const visitor = await readVisitor(tx, ticket.id);
  const { email = '', phone = '', telegram = '', country = 'RU' as const } = visitor ?? {};
  return { owner: maskEmail(email), country, search: [phone, email, telegram], flag: 'questionTopic' };
}

function caseOf(
  ticket: TicketRow,
  asker: {
    readonly owner: string;
    readonly country: CountryCode;
    readonly search: string[];
    readonly flag: string;
  },
  since?: Date,
): CaseState {
  const { id, due, late } = ticket;
  const status = caseStatus(ticket);
  return {
    kind: KIND,
    id: String(id),
    subjectId: String(id),
    userId: ticket.user_id,
    country: asker.country,
    created: ticket.created,
    stage: status === 'asked' ? 'waiting' : status,
    status,
    title: ticketPreview(ticket.description),
    owner: asker.owner,
    search: [String(id), ...asker.search, ticket.search],
    flags: [
      asker.flag,
      ...(ticket.state === TICKET_STATES.open ? ['newTicket'] : []),
      ...(late ? ['late'] : []),
      ...(ticket.disputed ? ['disputed'] : []),
    ],
    waits: due !== null,
    ...(since && { since }),
    ...(due && { due }),
  };
}

/** The case of a partner's ticket, for whoever has just read the partner. */
export const partnerCase = (ticket: PartnerTicket, partner: TicketPartner): CaseState =>
  caseOf(ticket, partnerAsks(ticket.type, partner));

/** The staff's case of a ticket, as it now stands. */
export async function putCase(
  tx: Tx,
  deps: TicketDeps,
  ticket: TicketRow,
  { since }: { readonly since?: Date } = {},
): Promise<void> {
  await deps.reviews.put(tx, caseOf(ticket, await askerOf(tx, deps, ticket), since));
}

/**
 * News of a ticket, the last thing of a transaction. The partner hears at once, by an audience of their own; the queue, whose lock is
 * everybody's, hears by a job.
 */
export async function announceTicket(tx: Tx, { clock, reviews }: TicketDeps, ticket: TicketRow) {
  const id = String(ticket.id);
  await reviews.announceLater(tx, { kind: KIND, id });
  if (isPartners(ticket)) await announce(tx, clock, toPerson(ticket.user_id), 'ticket', { id });
}

/** What an event writes besides the state. */
function changesOf(ticket: TicketRow, event: TicketEvent, actorId: string | null, now: Date) {
  const ended = { finished: now, answered: null, due: null, asked: null, late: false };
  const asked = { finished: null, auto_closed: false, answered: null };
  const due = ticket.due ?? answerDue(ticket.type, now);
  const waits = { due, asked: ticket.asked ?? now };
  switch (event) {
    case 'write':
      return { answered: null, ...waits };
    case 'answer':
      return {
        // A letter ends a question: nothing can come back here, so no clock runs.
        answered: isPartners(ticket) ? now : null,
        manager_id: actorId,
        due: null,
        asked: null,
        late: false,
        unread: isPartners(ticket),
        finished: isPartners(ticket) ? null : now,
        auto_closed: false,
        reopened: ticket.reopened || ticket.state === TICKET_STATES.closed,
      };
    case 'solve':
      return { ...ended, unread: false };
    case 'close':
      return { ...ended, unread: true };
    case 'autoClose':
      return { ...ended, auto_closed: true, unread: true };
    case 'undelivered':
      return { ...asked, ...waits };
    case 'dispute':
      return { ...asked, ...waits, disputed: true };
    case 'reopen':
      return { ...asked, ...waits, unread: true, reopened: true };
  }
}

export const isAllowed = (
  { clock }: Pick<TicketDeps, 'clock'>,
  ticket: TicketRow,
  event: TicketEvent,
): boolean => nextState(factsOf(ticket), event, clock.now()) !== null;

interface TicketChange {
  readonly event: Exclude<TicketEvent, 'write'>;
  readonly actorId: string | null;
  /** Words by which the ticket can be found from now on. */
  readonly found?: string;
}

/** What becomes of a ticket by an event; refused where its state does not know it. */
export function changesBy(ticket: TicketRow, event: TicketEvent, actorId: string | null, now: Date) {
  const state = nextState(factsOf(ticket), event, now);
  if (state === null) throw new Failure('ticket_state', { data: { state: ticket.state } });
  return { ...changesOf(ticket, event, actorId, now), state, updated: now };
}

/**
 * The way a ticket changes, under the lock of its row: state, history, clocks and the case, in the caller's transaction. Notices and
 * `announceTicket` follow. What partners write goes a shorter way to the same end (`sending.ts`).
 */
export async function changeBy(
  tx: Tx,
  deps: TicketDeps,
  ticket: TicketRow,
  { event, actorId, found }: TicketChange,
): Promise<TicketRow> {
  const now = deps.clock.now();
  const changes = changesBy(ticket, event, actorId, now);
  const changed = await changeTicket(tx, ticket.id, changes, found);
  if (event !== 'answer' || changes.state !== ticket.state)
    await addHistory(tx, { ticket_id: ticket.id, at: now, event, by: actorOf(event), actor_id: actorId });
  if (event === 'answer' && ticket.due)
    await addRound(tx, {
      ticket_id: ticket.id,
      type: ticket.type,
      asked: ticket.asked ?? ticket.created,
      due: ticket.due,
      answered: now,
    });
  await startClocks(tx, deps, changed, ticket);
  await putCase(tx, deps, changed);
  return changed;
}
