import type { CallOutput } from '@punkt/contract/contract';
import type { UserInfo } from '@punkt/contract/user';
import { useRef, useState } from 'react';
import { api, session } from '../../../lib/client.ts';
import { type DraftWire, type Saved, wholeDraftWire } from '../../../lib/forms/draft-saver.ts';
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

/** Words that only this browser has. Where the ticket was sent elsewhere since, they are another one's: under its uuid they would be lost. */
function unsentOf({ record, version }: LocalDraft<TicketDraft>, updated: string | null, own: boolean) {
  if (updated === null && version !== null) return { ...record, uuid: uuid() };
  return isNewer({ version }, updated, own) ? record : null;
}

/** Where this person left off: on the server, unless this browser holds newer words. */
export function chooseTicket(
  id: string,
  { draft: kept, updated }: KeptDraft,
  local: LocalDraft<TicketDraft> | null,
  thisDevice: string,
): OpenedTicket {
  const { device, ...record } = kept ?? { ...blankDraft(), device: '' };
  const newer = local && unsentOf(local, updated, device === thisDevice);
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

const ticketWire = (id: string, onSentElsewhere: () => void): DraftWire<TicketDraft> =>
  wholeDraftWire(FIELDS, async (record) => {
    const body = { draft: { ...record, device: session.deviceUuid() } };
    const { draft, updated } = await api('POST /api/v4/tickets/draft', { body });
    if (draft === null) onSentElsewhere();
    return { id, version: updated ?? '', record };
  });

/** Keeps a ticket while it is written: here at every keystroke, on the server soon after. */
export function useTicketDraft(
  userId: string,
  opened: OpenedTicket,
  draft: TicketDraft,
  onSentElsewhere: () => void,
) {
  const latest = useRef(draft);
  latest.current = draft;
  const [options] = useState(() => ({
    wire: ticketWire(userId, onSentElsewhere),
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
