import type { CallOutput } from '@punkt/contract/contract';
import type { UserInfo } from '@punkt/contract/user';
import { useRef, useState } from 'react';
import { api, session } from '../../../lib/client.ts';
import type { DraftWire, Saved } from '../../../lib/forms/draft-saver.ts';
import { isNewer, type LocalDraft, localDrafts } from '../../../lib/forms/local-drafts.ts';
import { isSameValue } from '../../../lib/forms/record-values.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { uuid } from '../../../lib/uuid.ts';

type KeptDraft = CallOutput<'GET /api/v4/tickets/draft'>;

/** `uuid`: one for all tries, so that a ticket whose answer was lost is not sent twice. */
export type TicketDraft = Omit<NonNullable<KeptDraft['draft']>, 'device'>;

const FIELDS = ['type', 'reason', 'orderId', 'description', 'link', 'files', 'uuid'] as const;
const localTickets = localDrafts<LocalDraft<TicketDraft>>('ticketDraft');

export const blankDraft = (): TicketDraft => ({
  type: null,
  reason: null,
  orderId: null,
  description: '',
  link: '',
  files: [],
  uuid: uuid(),
});

export const isBlank = ({ description, link, files }: TicketDraft): boolean =>
  description === '' && link === '' && files.length === 0;

export interface OpenedTicket {
  readonly draft: TicketDraft;
  /** What the server has, if it has something. */
  readonly saved: Saved<TicketDraft> | null;
  /** Words of an earlier visit that it may not have. */
  readonly restored: boolean;
  /** Whether the server could be asked. What it may hold is not written over unread: support is asked from this browser then. */
  readonly known: boolean;
}

/** Where this person left off: on the server, unless this browser holds newer words. */
export function chooseTicket(
  id: string,
  { draft: kept, updated }: KeptDraft,
  local: LocalDraft<TicketDraft> | null,
  thisDevice: string,
): OpenedTicket {
  const { device, ...record } = kept ?? { ...blankDraft(), device: '' };
  const newer = local && isNewer(local, updated, device === thisDevice) ? local.record : null;
  return {
    draft: newer ?? record,
    saved: kept && updated !== null ? { id, version: updated, record } : null,
    restored: newer !== null && !isSameValue(newer, record),
    known: true,
  };
}

export async function openTicket({ user_id: id }: UserInfo): Promise<OpenedTicket> {
  const local = localTickets.read(id);
  try {
    return chooseTicket(id, await api('GET /api/v4/tickets/draft', {}), local, session.deviceUuid());
  } catch {
    return { draft: local?.record ?? blankDraft(), saved: null, restored: false, known: false };
  }
}

/** The draft travels whole, and the last one wins: both devices are the person's own, and the newer one is in their hands. */
function ticketWire(id: string): DraftWire<TicketDraft> {
  const send = async (record: TicketDraft): Promise<Saved<TicketDraft>> => {
    const body = { draft: { ...record, device: session.deviceUuid() } };
    const { updated } = await api('POST /api/v4/tickets/draft', { body });
    return { id, version: updated ?? '', record };
  };
  return {
    fields: FIELDS,
    sendable: (draft) => draft,
    add: send,
    update: (_, draft) => send(draft),
    read: async () => {
      throw new Error('a draft of a ticket has no conflicts');
    },
    problemsOf: () => ({}),
    isConflict: () => false,
  };
}

/** Keeps a ticket while it is written: here at every keystroke, on the server soon after. */
export function useTicketDraft(userId: string, opened: OpenedTicket, draft: TicketDraft) {
  const latest = useRef(draft);
  latest.current = draft;
  const [options] = useState(() => ({
    wire: ticketWire(userId),
    place: {
      write: (kept: LocalDraft<TicketDraft>) =>
        kept.unsent ? localTickets.write(userId, kept) : localTickets.forget(userId),
      forget: () => localTickets.forget(userId),
    },
    saved: opened.saved,
    restored: opened.restored,
  }));
  return useDraft<TicketDraft>(options, {
    record: draft,
    latest: () => latest.current,
    fields: FIELDS,
    refusals: {},
    complete: opened.known && !isBlank(draft),
    onRefused: () => undefined,
  });
}
