import type { StoredFile } from '@punkt/contract/files';
import type { tickets } from '@punkt/contract/tickets';
import { canDispute, canRate, closesAt, hasNotice, ticketPreview } from '@punkt/domain/tickets';
import type { Translate } from '@punkt/locales/translate';
import type { z } from 'zod';
import { factsOf } from './changing.ts';
import type { MessageRow, PartnerTicket, TicketHistoryRow } from './tables.ts';

export type TicketEntity = z.input<(typeof tickets)['GET /api/v4/tickets/:id']['response']>;
type Row = z.input<(typeof tickets)['POST /api/v3/user/tickets/all']['response']>['data'][number];

export interface Words {
  readonly now: Date;
  readonly text: Translate;
  /** Staff numbers by account. */
  readonly numbers: ReadonlyMap<string, string>;
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** «Мария К.»: enough to know whom one talks to. */
function shortName(name: string): string {
  const [first = '', last = ''] = name.split(' ');
  return last ? `${first} ${last.charAt(0)}.` : first;
}

export function presentRow(ticket: PartnerTicket, { now, text, numbers }: Words): Row {
  const facts = factsOf(ticket);
  const waitsForPartner = hasNotice(facts);
  return {
    id: String(ticket.id),
    userId: ticket.user_id,
    createDate: ticket.created.toISOString(),
    finishDate: iso(ticket.finished),
    updateDate: ticket.updated.toISOString(),
    description: ticket.description,
    preview: ticketPreview(ticket.description),
    link: ticket.link,
    ticketTypeId: ticket.type,
    ticketTypeName: text(`tickets.type.${ticket.type}`),
    ticketReasonId: ticket.reason,
    status: ticket.state,
    orderId: ticket.order_id === null ? null : String(ticket.order_id),
    managerId: ticket.manager_id === null ? null : (numbers.get(ticket.manager_id) ?? null),
    ticketGrade: ticket.grade,
    gradeComment: ticket.grade_comment,
    canRate: canRate(facts),
    hasNotice: waitsForPartner,
    openAfterAnswer: ticket.reopened,
    isRead: !ticket.unread,
    autoClose: ticket.auto_closed,
    canDispute: canDispute(facts, now),
    dueDate: iso(ticket.due),
    isLate: ticket.due !== null && ticket.due < now,
    closeDate: waitsForPartner && ticket.answered ? closesAt(ticket.answered).toISOString() : null,
  };
}

interface Parts {
  readonly messages: readonly MessageRow[];
  readonly history: readonly TicketHistoryRow[];
  readonly files: readonly StoredFile[];
  readonly names: ReadonlyMap<string, string>;
}

export function presentTicket(ticket: PartnerTicket, parts: Parts, words: Words): TicketEntity {
  const { messages, history, names } = parts;
  const filesOf = (ids: readonly string[]): StoredFile[] =>
    ids.flatMap((id) => parts.files.filter((file) => file.id === id));
  const own = filesOf(ticket.files);
  const urls = (kind: string) => own.filter(({ type }) => type.startsWith(`${kind}/`)).map(({ url }) => url);
  return {
    ...presentRow(ticket, words),
    imageUrls: urls('image'),
    videoUrls: urls('video'),
    documentUrls: urls('application'),
    files: own,
    supportLogs: messages.map(({ id, message, files, by, author_id, at }) => ({
      id: String(id),
      message,
      files: filesOf(files),
      isManager: by === 'manager',
      fio:
        by === 'manager' ? shortName(names.get(author_id ?? '') ?? '') : (names.get(author_id ?? '') ?? ''),
      createDate: at.toISOString(),
    })),
    ticketHistory: history.map(({ at, event, by }) => ({ at: at.toISOString(), event, by })),
  };
}
