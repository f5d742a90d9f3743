import { TICKET_STATES } from '@punkt/domain/ticket-terms';
import { closesAt, hasNotice, ticketPreview } from '@punkt/domain/tickets';
import type { Database, Tx } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Subject } from '../reviews/admin.ts';
import { announceTicket, changeBy, factsOf, KIND, linkOf } from './changing.ts';
import type { TicketDeps } from './deps.ts';
import { answersSince } from './figures-store.ts';
import { lockOrFail, type StaffTalk } from './staff-talk.ts';
import { isPartners, type TicketRow } from './tables.ts';
import * as store from './ticket-store.ts';
import { readVisitor } from './visitor-store.ts';

/** How many earlier tickets and applications of the partner stand beside the chat. */
const BESIDE = 5;

const NOTHING = { orders: [], ordersTotal: 0, earlier: [], earlierTotal: 0 };

interface SubjectDeps extends TicketDeps {
  readonly ordersOf: (
    db: Database | Tx,
    userId: string,
    most: number,
  ) => Promise<{
    readonly total: number;
    readonly newest: ReadonlyArray<{ id: number; status: string; address: string }>;
  }>;
}

/** What staff do with tickets: they read, answer, leave notes, close and open again. */
export function createTicketSubject(deps: SubjectDeps, talk: StaffTalk): Subject {
  const { notifications } = deps;

  const found = async (at: Database | Tx, id: string): Promise<TicketRow> => {
    const ticket = await store.readTicket(at, Number(id));
    if (!ticket) throw notFound();
    return ticket;
  };

  /** What else the partner has: an answer that does not know it sends them in a circle. */
  const besideOf = async (at: Database | Tx, ticket: TicketRow) => {
    if (!isPartners(ticket)) {
      const visitor = await readVisitor(at, ticket.id);
      const { email = '', phone = '', telegram = '', language = 'ru' as const } = visitor ?? {};
      const nobody = { name: '', phone, company: '', inn: '' };
      return { partner: nobody, visitor: { email, telegram, language }, ...NOTHING };
    }
    const { user_id: userId, id } = ticket;
    const orders = await deps.ordersOf(at, userId, BESIDE);
    const others = await store.readLatest(at, userId, BESIDE + 1);
    return {
      partner: await deps.partnerOf(at, userId),
      visitor: null,
      ordersTotal: orders.total,
      earlierTotal: (await store.countTicketsOf(at, userId)) - 1,
      orders: orders.newest.map((order) => ({ ...order, id: String(order.id) })),
      earlier: others
        .filter((other) => other.id !== id)
        .slice(0, BESIDE)
        .map((other) => ({
          id: String(other.id),
          preview: ticketPreview(other.description),
          state: other.state,
        })),
    };
  };

  const contentOf = async (at: Database | Tx, ticket: TicketRow) => ({
    type: ticket.type,
    reason: ticket.reason,
    state: ticket.state,
    description: ticket.description,
    link: ticket.link,
    orderId: ticket.order_id === null ? null : String(ticket.order_id),
    closes: hasNotice(factsOf(ticket)) && ticket.answered ? closesAt(ticket.answered).toISOString() : null,
    grade: ticket.grade,
    gradeComment: ticket.grade_comment,
    ...(await besideOf(at, ticket)),
  });

  return {
    kind: KIND,
    action: 'answerTickets',
    audited: 'ticket',
    decisions: {
      closeTicket: { reason: 'none', remarks: false, anytime: true, bulk: true },
      reopenTicket: { reason: 'none', remarks: false, anytime: true },
    },
    doneSince: answersSince,
    lock: async (tx, { subject_id }) => (await lockOrFail(tx, subject_id)).version,
    view: async (at, { subject_id, flags }) => {
      const ticket = await found(at, subject_id);
      const history = await store.readHistory(at, ticket.id);
      return {
        version: ticket.version,
        fields: [{ path: 'description', value: ticket.description }],
        files: ticket.files.map((id) => ({ path: 'files', id })),
        flags,
        offered: [ticket.state === TICKET_STATES.closed ? 'reopenTicket' : 'closeTicket'],
        history: history.map(({ at: time, by, event, actor_id: actorId }) => ({
          at: time,
          by: by === 'partner' ? ('owner' as const) : by === 'manager' ? ('staff' as const) : by,
          actorId: by === 'manager' ? actorId : null,
          action: event,
          comment: '',
        })),
        content: { ticket: await contentOf(at, ticket) },
      };
    },
    decide: async (tx, { subject_id }, { decision }, { userId }) => {
      const ticket = await lockOrFail(tx, subject_id);
      const event = decision === 'closeTicket' ? 'close' : 'reopen';
      const changed = await changeBy(tx, deps, ticket, { event, actorId: userId });
      if (event === 'close' && isPartners(ticket))
        await notifications.notify(tx, {
          kind: 'ticketClosed',
          params: { ticket: ticket.id },
          userId: ticket.user_id,
          link: linkOf(ticket),
        });
      await announceTicket(tx, deps, changed);
    },
    messages: {
      topic: 'ticket',
      byHolder: true,
      read: (at, { subject_id }) => talk.read(at, subject_id),
      write: (tx, { subject_id }, caller, words, extra) => talk.write(tx, subject_id, caller, words, extra),
    },
  };
}
