import { ENTITY_TYPES } from '@punkt/domain/files';
import { TICKET_TERMS, type TicketType } from '@punkt/domain/ticket-terms';
import { checkTicket, isTicketType, reasonsOf, type TicketForm } from '@punkt/domain/tickets';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useUser } from '../../../lib/account/user-query.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { uploads } from '../../../lib/uploads/uploads.ts';
import type { UploadPlace } from '../../../lib/uploads/use-uploads.ts';
import { ticketPath, useCreateTicket } from '../ticket-queries.ts';
import { blankDraft, isBlank, type OpenedTicket, type TicketDraft, useTicketDraft } from './ticket-draft.ts';

export type Problems = Readonly<Partial<Record<keyof TicketForm, string>>>;

/** From a refusal, a lock or a signboard the form opens filled in: `?type=111&order=7&reason=lockGift`. */
function prefilled(query: URLSearchParams): Partial<TicketDraft> {
  const type = Number(query.get('type'));
  if (!isTicketType(type)) return {};
  const order = query.get('order');
  const reason = reasonsOf(type).find((known) => known === query.get('reason'));
  return {
    type,
    reason: reason ?? null,
    ...(order && /^[1-9]\d{0,14}$/.test(order) && { orderId: order }),
  };
}

const PREFILLED = ['type', 'reason', 'orderId'] as const;

/** Whoever chose something else has it after a reload too: the address would put its own word over it again. */
const leaveAddress = (): void => history.replaceState(history.state, '', location.pathname);

/** Names of the fields on the wire. */
const FIELDS: Readonly<Record<string, keyof TicketForm>> = {
  ticket_type_id: 'type',
  ticket_reason_id: 'reason',
  id_order: 'orderId',
  description: 'description',
  link: 'link',
  files: 'files',
};

const refusals = (error: unknown): Problems =>
  error instanceof ApiError
    ? Object.fromEntries(
        error.errors.flatMap(({ path, message }) => {
          const field = FIELDS[path];
          return field ? [[field, message]] : [];
        }),
      )
    : {};

const nothing = [] as const;

/** The form of a new ticket: kept at every keystroke until it is sent. */
export function useTicketForm(opened: OpenedTicket) {
  const { user_id: name } = useUser();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [draft, setDraft] = useState<TicketDraft>(() => ({ ...opened.draft, ...prefilled(query) }));
  // Another device has sent it since: what is typed here now is another ticket, and would be taken for that one.
  const renew = () => setDraft((now) => ({ ...now, uuid: blankDraft().uuid }));
  const kept = useTicketDraft(name, opened, draft, renew);
  const [attempt, setAttempt] = useState(0);
  const tried = attempt > 0;
  const [refused, setRefused] = useState<Problems>({});
  const create = useCreateTicket();
  const place: UploadPlace = {
    slot: `${name}/ticket.new`,
    purpose: 'ticketAttachment',
    entityType: ENTITY_TYPES.ticket,
    most: TICKET_TERMS.files,
  };
  const going = useSyncExternalStore(
    uploads.subscribe,
    () => uploads.items(place.slot),
    () => nothing,
  );
  const forgive = (fields: readonly string[]) =>
    setRefused((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !fields.includes(field))));
  const change = (changes: Partial<TicketDraft>) => {
    setDraft((now) => ({ ...now, ...changes }));
    forgive(Object.keys(changes));
    if (PREFILLED.some((field) => Object.hasOwn(changes, field))) leaveAddress();
  };
  // Whether a file is a picture is the server's to say: here each counts.
  const form = { ...draft, files: draft.files.length, pictures: draft.files.length };
  const found = Object.fromEntries(checkTicket(form).map(({ path, message }) => [path, message]));
  const waiting = going.some(({ stored }) => !stored);
  // A file on its way is not missing: that it is waited for is said beside the button.
  if (waiting) delete found.files;

  const send = () => {
    setAttempt((now) => now + 1);
    if (draft.type === null || Object.keys(found).length > 0 || waiting) return;
    const body = {
      ticket_type_id: draft.type,
      ticket_reason_id: draft.reason,
      description: draft.description,
      link: draft.link,
      files: draft.files.map((id) => `/api/v4/files/${id}`),
      id_order: draft.orderId,
      client_uuid: draft.uuid,
    };
    create.mutate(body, {
      onSuccess: ({ id }) => {
        kept.forget();
        void navigate(ticketPath(id), { replace: true, state: { created: true } });
      },
      onError: (error) => {
        setRefused(refusals(error));
        setAttempt((now) => now + 1);
      },
    });
  };

  return {
    draft,
    change,
    changeFiles: (next: (ids: readonly string[]) => readonly string[]) => {
      setDraft((now) => ({ ...now, files: [...next(now.files)] }));
      forgive(['files']);
    },
    /** Another type has other reasons. */
    changeType: (type: TicketType) => change({ type, reason: null }),
    clear: () => {
      leaveAddress();
      setDraft(blankDraft());
      setAttempt(0);
      setRefused({});
    },
    isEmpty: isBlank(draft),
    /** Where the words are kept by now. */
    saved: kept.state,
    attempt,
    place,
    waiting: tried && waiting,
    busy: create.isPending,
    problems: { ...(tried ? found : {}), ...refused } as Problems,
    send,
  };
}

export type TicketFormState = ReturnType<typeof useTicketForm>;
