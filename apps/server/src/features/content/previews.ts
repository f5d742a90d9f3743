import { reading } from '@punkt/domain/content-reading';
import type { Language } from '@punkt/locales/language';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import { digest, newToken } from '../../platform/secrets.ts';
import { findVersion } from './content-store.ts';
import { cleanDocument, documentOfVersion } from './documents.ts';
import { lockedDraft } from './drafts.ts';
import { auditContent, type EditorDeps, mayEdit } from './editor.ts';
import { countPreviews, findPreview, insertPreview } from './editor-store.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Links of one person that are open at once. */
const MOST_OPEN = 60;
const TOKEN = /^[\w-]{43}$/;

/** Links that show a document on the real pages for an hour, to whoever has them. */
export function createPreviews({ db, clock }: EditorDeps) {
  return {
    open: (
      caller: Caller,
      what: { revision?: number | undefined; version?: number | undefined },
      origin: Origin,
    ) => {
      mayEdit(caller);
      return transaction(db, async (tx) => {
        const found = what.version === undefined ? null : await findVersion(tx, what.version);
        if (found === undefined) throw notFound();
        const document = found
          ? documentOfVersion(found)
          : (await lockedDraft(tx, caller.userId, what.revision ?? 0)).document;
        const now = clock.now();
        if ((await countPreviews(tx, caller.userId, now)) >= MOST_OPEN)
          throw new Failure('too_many_requests');
        const token = newToken();
        const expires = new Date(now.getTime() + HOUR_MS);
        await insertPreview(tx, { token: digest(token), userId: caller.userId, document, expires }, now);
        const id = found ? String(found.version) : 'draft';
        const by = { actorId: caller.userId, origin };
        await auditContent(tx, clock, by, { action: 'content.previewed', id });
        return { token, expires };
      });
    },

    /** What the link shows to readers of a language; null once its hour is over. Nothing of it is kept in memory. */
    read: async (token: string, language: Language) => {
      const found = TOKEN.test(token) ? await findPreview(db, digest(token), clock.now()) : undefined;
      return found ? reading(cleanDocument(found.document), language) : null;
    },
  };
}

export type Previews = ReturnType<typeof createPreviews>;
