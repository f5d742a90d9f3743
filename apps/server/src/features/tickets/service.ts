import { TICKET_TYPES, type TicketState, type TicketType } from '@punkt/domain/ticket-terms';
import type { Translate } from '@punkt/locales/translate';
import type { Database, Tx } from '../../platform/database/database.ts';
import { type Found, together } from '../../platform/database/together.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { createAdoption } from './adopting.ts';
import { createTicketClocks } from './clocks.ts';
import type { TicketDeps } from './deps.ts';
import { createTicketDrafts } from './drafts.ts';
import { createTicketFigures } from './figures.ts';
import { createLetterJob } from './letters.ts';
import { onlyOwn } from './own.ts';
import { createPartnerActs } from './partner.ts';
import { presentRow, presentTicket, type TicketEntity } from './presenter.ts';
import { createSending, type MessageRequest } from './sending.ts';
import { isPartners, type PartnerTicket } from './tables.ts';
import * as page from './ticket-page-store.ts';
import * as store from './ticket-store.ts';
import { createVisitorActs } from './visitors.ts';

/** Nobody turns so many pages of their own. */
const MOST = 2_000;

export interface ListRequest {
  readonly offset: number;
  readonly limit: number;
  readonly search: string;
  readonly state: TicketState | null;
  readonly types: readonly TicketType[];
  readonly oldestFirst: boolean;
}

const present = (ids: ReadonlyArray<string | null>): string[] => [
  ...new Set(ids.filter((id) => id !== null)),
];

/** Topics that a list does not show; none when it shows all. */
const leftOut = (types: readonly TicketType[]): TicketType[] =>
  types.length === 0 ? [] : Object.values(TICKET_TYPES).filter((type) => !types.includes(type));

export function createTicketsService(deps: TicketDeps) {
  const { db, clock, accounts, files } = deps;

  const partsOf = ({ id }: { id: number }, at: Database | Tx) => ({
    ...page.talkParts(at, id),
    authors: accounts.namesPart(at, page.authorsOf(at, id)),
  });
  const readTalk = together(partsOf);
  const readPage = together((asked: { id: number }, at) => ({
    tickets: page.ticketPart(at, asked.id),
    ...partsOf(asked, at),
  }));
  type Talk = Found<ReturnType<typeof partsOf>>;

  /** The ticket as its partner sees it: without notes between colleagues. */
  const shown = async (ticket: PartnerTicket, talk: Talk, text: Translate): Promise<TicketEntity> => {
    const { messages, history, authors, managers } = talk;
    const ids = [...ticket.files, ...messages.flatMap((message) => message.files)];
    const parts = { messages, history, files: await files.describe(ids), names: accounts.fullNames(authors) };
    const numbers = new Map(managers.map(({ user_id, number }) => [user_id, String(number)]));
    return presentTicket(ticket, parts, { now: clock.now(), text, numbers });
  };

  const send = createSending(deps, partsOf);

  return {
    ...createPartnerActs(deps),
    ...createVisitorActs(deps),
    ...createTicketDrafts(deps),
    write: async (caller: Caller, asked: MessageRequest, text: Translate): Promise<TicketEntity> => {
      const { ticket, found, said, person } = await send(caller, asked);
      const authors = person ? [...found.authors, { id: caller.userId, ...person }] : found.authors;
      return shown(
        ticket,
        { ...found, authors, messages: [...found.messages, ...(said ? [said] : [])] },
        text,
      );
    },
    show: async (ticket: PartnerTicket, text: Translate) =>
      shown(ticket, await readTalk(db, { id: ticket.id }), text),
    open: async (caller: Caller, id: number, text: Translate) => {
      const { tickets, ...talk } = await readPage(db, { id });
      return shown(onlyOwn(tickets[0], caller), talk, text);
    },
    unread: ({ userId }: Caller) => store.countUnread(db, userId),
    list: async ({ userId }: Caller, asked: ListRequest, text: Translate) => {
      const { search, ...filter } = asked;
      const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 5);
      const wanted = { ...filter, userId, words };
      const left = { ...wanted, types: leftOut(wanted.types) };
      const [rows, total, unread, elsewhere] = await Promise.all([
        store.readTickets(db, wanted),
        store.countTickets(db, wanted, MOST),
        store.countUnread(db, userId),
        left.types.length > 0 ? store.countElsewhere(db, left) : { total: 0, unread: 0 },
      ]);
      const numbers = await store.staffNumbersOf(db, present(rows.map(({ manager_id }) => manager_id)));
      const shown = { now: clock.now(), text, numbers };
      return { data: rows.filter(isPartners).map((row) => presentRow(row, shown)), total, unread, elsewhere };
    },
    figures: createTicketFigures(deps),
    runClock: createTicketClocks(deps),
    sendLetter: createLetterJob(deps),
    adopt: createAdoption(deps),
  };
}

export type TicketsService = ReturnType<typeof createTicketsService>;
