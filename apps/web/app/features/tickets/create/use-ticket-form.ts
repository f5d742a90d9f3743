import { ENTITY_TYPES } from '@punkt/domain/files';
import { type TICKET_REASONS, TICKET_TERMS, type TicketType } from '@punkt/domain/ticket-terms';
import { checkTicket, isTicketType, reasonsOf, type TicketForm } from '@punkt/domain/tickets';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useUser } from '../../../lib/account/user-query.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { localDrafts } from '../../../lib/forms/local-drafts.ts';
import { uploads } from '../../../lib/uploads/uploads.ts';
import type { UploadPlace } from '../../../lib/uploads/use-uploads.ts';
import { uuid } from '../../../lib/uuid.ts';
import { ticketPath, useCreateTicket } from '../ticket-queries.ts';

type Reason = (typeof TICKET_REASONS)[number];

export interface TicketDraft {
  readonly type: TicketType | null;
  readonly reason: Reason | null;
  readonly orderId: string | null;
  readonly description: string;
  readonly link: string;
  /** Ids of files that the server has. */
  readonly files: readonly string[];
  /** One for all tries, so that a ticket whose answer was lost is not sent twice. */
  readonly uuid: string;
}

export type Problems = Readonly<Partial<Record<keyof TicketForm, string>>>;

const drafts = localDrafts<TicketDraft>('ticket');
const PAUSE_MS = 300;

const blank = (): TicketDraft => ({
  type: null,
  reason: null,
  orderId: null,
  description: '',
  link: '',
  files: [],
  uuid: uuid(),
});

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

/** The form of a new ticket: kept in this browser at every keystroke until it is sent. */
export function useTicketForm() {
  const { user_id: name } = useUser();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [draft, setDraft] = useState<TicketDraft>(() => ({
    ...blank(),
    ...drafts.read(name),
    ...prefilled(query),
  }));
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
  const isEmpty = draft.description === '' && draft.link === '' && draft.files.length === 0;

  useEffect(() => {
    const timer = setTimeout(() => drafts.write(name, draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, name]);

  const change = (changes: Partial<TicketDraft>) => {
    setDraft((now) => ({ ...now, ...changes }));
    setRefused((now) =>
      Object.fromEntries(Object.entries(now).filter(([field]) => !Object.hasOwn(changes, field))),
    );
  };
  // Whether a file is a picture is the server's to say: here each counts.
  const form = { ...draft, files: draft.files.length, pictures: draft.files.length };
  const found = Object.fromEntries(checkTicket(form).map(({ path, message }) => [path, message]));
  const waiting = going.some(({ stored }) => !stored);

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
        drafts.forget(name);
        setDraft(blank());
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
    changeFiles: (next: (ids: readonly string[]) => readonly string[]) =>
      setDraft((now) => ({ ...now, files: next(now.files) })),
    /** Another type has other reasons. */
    changeType: (type: TicketType) => change({ type, reason: null }),
    clear: () => {
      drafts.forget(name);
      setDraft(blank());
      setAttempt(0);
      setRefused({});
    },
    isEmpty,
    attempt,
    place,
    waiting: tried && waiting,
    busy: create.isPending,
    problems: { ...(tried ? found : {}), ...refused } as Problems,
    send,
  };
}

export type TicketFormState = ReturnType<typeof useTicketForm>;
