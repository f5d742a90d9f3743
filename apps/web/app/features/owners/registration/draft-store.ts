import type { UserInfo } from '@punkt/contract/user';
import { api, session } from '../../../lib/client.ts';
import { browserStorage } from '../../../lib/storage.ts';
import { chooseDraft, type Draft, type LocalDraft } from './draft.ts';

const storage = browserStorage('localStorage');
const keyOf = (userId: string): string => `punkt.registration.${userId}`;

export const localDraft = {
  read(userId: string): LocalDraft | null {
    try {
      return JSON.parse(storage.getItem(keyOf(userId)) ?? 'null') as LocalDraft | null;
    } catch {
      return null;
    }
  },
  write: (userId: string, draft: LocalDraft): void => storage.setItem(keyOf(userId), JSON.stringify(draft)),
  forget: (userId: string): void => storage.removeItem(keyOf(userId)),
};

export interface OpenedDraft extends Draft {
  /** The server's name for the draft this one goes on from. */
  readonly base: string | null;
}

/** A draft that can't be read is no empty one: what is typed over it would take its place. */
export type DraftAnswer = { readonly draft: OpenedDraft } | { readonly failed: unknown };

/** For the loader: where this person left off, here or elsewhere. */
export const openDraft = (user: UserInfo, fallback: UserInfo['country']): Promise<DraftAnswer> =>
  readDraft(user, fallback).then(
    (draft) => ({ draft }),
    (failed: unknown) => ({ failed }),
  );

async function readDraft(user: UserInfo, fallback: UserInfo['country']): Promise<OpenedDraft> {
  const server = await api('GET /api/v4/owner/draft', {});
  const device = session.deviceUuid();
  return {
    ...chooseDraft(server, localDraft.read(user.user_id), device, fallback),
    base: server.updated,
  };
}
