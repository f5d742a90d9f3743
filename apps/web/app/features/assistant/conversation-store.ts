import type { AssistantBranch } from '@punkt/domain/assistant';
import { useSyncExternalStore } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { api } from '../../lib/client.ts';
import { countLate } from '../../lib/site/count-late.ts';
import { browserStorage } from '../../lib/storage.ts';
import { uuid } from '../../lib/uuid.ts';
import { branchOf, changed, type Exchange, exchangesFrom, lastOf, withoutBranch } from './conversation.ts';

const KEY = 'punkt.chat';
const DRAFT_KEY = 'punkt.chat.draft';
/** A model may think for a while; longer than that nobody waits. */
const PATIENCE_MS = 30_000;

const storage = browserStorage('sessionStorage');
const listeners = new Set<() => void>();
let exchanges: readonly Exchange[] | undefined;

const current = (): readonly Exchange[] => {
  exchanges ??= exchangesFrom(storage.getItem(KEY));
  return exchanges;
};

function set(next: readonly Exchange[]): void {
  exchanges = lastOf(next);
  storage.setItem(KEY, JSON.stringify(exchanges));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Only a refusal has words of its own; that nothing came is the same whatever the reason. */
const problemOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status < 500 ? error.message : undefined;

async function send({ id, text, branch }: Pick<Exchange, 'id' | 'text' | 'branch'>): Promise<void> {
  try {
    const answer = await api(
      'POST /bert-api/v2/send-message-promo',
      { body: { request: text, branch } },
      { signal: AbortSignal.timeout(PATIENCE_MS) },
    );
    set(changed(current(), id, { state: 'answered', answer }));
  } catch (error) {
    set(changed(current(), id, { state: 'failed', problem: problemOf(error) }));
  }
}

/** Not the window's: an answer that comes after it was closed is there when it is opened again. */
export const conversation = {
  ask(text: string, branch: AssistantBranch | undefined): void {
    const exchange: Exchange = { id: uuid(), text, branch, state: 'sending' };
    set([...current(), exchange]);
    void send(exchange);
    countLate('chat_message');
  },
  retry(exchange: Exchange): void {
    set(changed(current(), exchange.id, { state: 'sending', problem: undefined }));
    void send(exchange);
  },
  leaveBranch: (): void => set(withoutBranch(current())),
  draft: (): string => storage.getItem(DRAFT_KEY) ?? '',
  keepDraft: (draft: string): void => storage.setItem(DRAFT_KEY, draft),
};

export function useConversation() {
  const all = useSyncExternalStore(subscribe, current, current);
  return {
    exchanges: all,
    sending: all.some(({ state }) => state === 'sending'),
    branch: branchOf(all),
  };
}
