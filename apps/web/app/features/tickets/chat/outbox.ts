import type { CallInput, CallOutput } from '@punkt/contract/contract';
import { ApiError, NetworkError } from '../../../lib/api-error.ts';
import { localDrafts } from '../../../lib/forms/local-drafts.ts';
import { uuid } from '../../../lib/uuid.ts';

type Sent = CallOutput<'POST /api/v1/user/support-log'>;
type Body = Omit<CallInput<'POST /api/v1/user/support-log'>['body'], 'ticket_id'>;
type Send = (body: Body) => Promise<Sent>;

/** A message that the server does not have yet. */
export interface Outgoing {
  readonly uuid: string;
  readonly message: string;
  readonly files: readonly string[];
  readonly at: string;
  /** Why the server did not take it; null while it waits to be sent. */
  readonly refused: string | null;
}

const kept = localDrafts<readonly Outgoing[]>('ticketOutbox');
const PAUSE_MS = 5_000;

/**
 * What is written into a ticket goes here first: it is kept in this browser, sent in order, and sent again with the same uuid until an
 * answer comes, so that the server counts it once. A refusal stands beside its words until the person decides.
 */
export function createOutbox(name: string, send: Send, onSent: (ticket: Sent) => void) {
  let all: readonly Outgoing[] = kept.read(name) ?? [];
  let sending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const write = (next: readonly Outgoing[]) => {
    all = next;
    if (next.length > 0) kept.write(name, next);
    else kept.forget(name);
    for (const listener of listeners) listener();
  };
  const change = (key: string, changes: Partial<Outgoing>) =>
    write(all.map((each) => (each.uuid === key ? { ...each, ...changes } : each)));

  async function sendOne({ uuid: client_uuid, message, files }: Outgoing): Promise<void> {
    const ticket = await send({ message, image_urls: [...files], client_uuid });
    write(all.filter((each) => each.uuid !== client_uuid));
    onSent(ticket);
  }

  async function flush(): Promise<void> {
    if (sending) return;
    sending = true;
    clearTimeout(timer);
    try {
      for (let next = all.find(({ refused }) => refused === null); next; ) {
        const { uuid: key } = next;
        try {
          await sendOne(next);
        } catch (error) {
          if (!(error instanceof ApiError) || error.status >= 500) throw error;
          change(key, { refused: error.message });
        }
        next = all.find(({ refused }) => refused === null);
      }
    } catch (error) {
      // No connection, or a server that can't answer now: it stays, and goes out later.
      if (!(error instanceof NetworkError || error instanceof ApiError)) throw error;
      timer = setTimeout(() => void flush(), PAUSE_MS);
    } finally {
      sending = false;
    }
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    items: (): readonly Outgoing[] => all,
    add(message: string, files: readonly string[]): void {
      write([...all, { uuid: uuid(), message, files, at: new Date().toISOString(), refused: null }]);
      void flush();
    },
    retry(key: string): void {
      change(key, { refused: null });
      void flush();
    },
    remove: (key: string): void => write(all.filter((each) => each.uuid !== key)),
    flush,
    stop: (): void => clearTimeout(timer),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
