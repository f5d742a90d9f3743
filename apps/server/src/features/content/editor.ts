import { diffOf, summaryOf } from '@punkt/domain/content-changes';
import { mergeOf } from '@punkt/domain/content-merge';
import { message } from '@punkt/domain/message';
import { staffCan } from '@punkt/domain/staff';
import { audit } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { Failure, invalid, notFound } from '../../platform/http/failure.ts';
import { findVersion, lastVersion, listVersions, readVersion, type VersionHead } from './content-store.ts';
import { documentOfVersion } from './documents.ts';
import { draftOf, lockedDraft, type SectionChanges, withSections, writeNext } from './drafts.ts';
import type { Pictures } from './pictures.ts';
import { publish, publishDocument } from './publishing.ts';

export type { VersionHead } from './content-store.ts';

export interface EditorDeps {
  readonly db: Database;
  readonly clock: Clock;
}

interface DraftingDeps extends EditorDeps {
  readonly pictures: Pick<Pictures, 'adopted'>;
}

/** Whose document, or which: the caller's draft, what is published, a version. */
type Side = 'draft' | 'published' | number;

/** Everything here is a matter of content admins. */
export function mayEdit(
  { staffRoles }: Caller,
  action: 'editContent' | 'publishContent' = 'editContent',
): void {
  if (!staffCan(staffRoles, action)) throw new Failure('forbidden');
}

type Act =
  | 'content.published'
  | 'content.restored'
  | 'content.planned'
  | 'content.cancelled'
  | 'content.previewed';

export const auditContent = (
  tx: Tx,
  clock: Clock,
  by: { readonly actorId: string; readonly origin?: Origin },
  act: {
    readonly action: Act;
    readonly id: string;
    readonly data?: Readonly<Record<string, string | number>>;
  },
): Promise<void> =>
  audit(tx, {
    at: clock.now(),
    actorId: by.actorId,
    action: act.action,
    subject: { kind: 'content', id: act.id },
    ownerId: null,
    data: act.data ?? {},
    ...by.origin,
  });

interface Saving extends SectionChanges {
  readonly revision: number;
  readonly baseVersion?: number | undefined;
}

function createDrafting({ db, clock, pictures }: DraftingDeps) {
  return {
    draft: (caller: Caller) => {
      mayEdit(caller);
      return draftOf(db, caller.userId);
    },

    save: async (caller: Caller, { revision, baseVersion, ...given }: Saving, origin: Origin) => {
      mayEdit(caller);
      // Before the transaction: bytes are read for it.
      const changes = { ...given, sections: await pictures.adopted(caller, given.sections, origin) };
      return transaction(db, async (tx) => {
        const draft = await lockedDraft(tx, caller.userId, revision);
        // What was merged in is a published version, and none from before.
        const base = baseVersion ?? draft.baseVersion;
        if (base < draft.baseVersion || base > draft.publishedVersion)
          throw new Failure('conflict', { data: { current_version: draft.publishedVersion } });
        const now = clock.now();
        const document = withSections(draft.document, changes);
        const next = await writeNext(tx, caller.userId, { document, baseVersion: base, revision, now });
        return { revision: next, saved: now, baseVersion: base };
      });
    },

    discard: (caller: Caller, revision: number) => {
      mayEdit(caller);
      return transaction(db, async (tx) => {
        const { saved, publishedVersion } = await lockedDraft(tx, caller.userId, revision);
        if (saved !== null) {
          const none = { document: null, baseVersion: publishedVersion, revision, now: clock.now() };
          await writeNext(tx, caller.userId, none);
        }
        return draftOf(tx, caller.userId);
      });
    },

    /** The draft and what was published since it was begun, as one; nothing is saved. */
    merge: async (caller: Caller, revision: number) => {
      mayEdit(caller);
      return transaction(db, async (tx) => {
        const { document, baseVersion, publishedVersion } = await lockedDraft(tx, caller.userId, revision);
        const base = documentOfVersion(await readVersion(tx, baseVersion));
        const theirs = await readVersion(tx, publishedVersion);
        return { ...mergeOf(base, document, documentOfVersion(theirs)), theirs };
      });
    },

    restore: (caller: Caller, version: number, revision: number, origin: Origin) => {
      mayEdit(caller);
      return transaction(db, async (tx) => {
        const found = await findVersion(tx, version);
        if (!found) throw notFound();
        const { publishedVersion } = await lockedDraft(tx, caller.userId, revision);
        const document = documentOfVersion(found);
        // Over what is published now: to restore is to want the old version instead of it.
        await writeNext(tx, caller.userId, {
          document,
          baseVersion: publishedVersion,
          revision,
          now: clock.now(),
        });
        const by = { actorId: caller.userId, origin };
        await auditContent(tx, clock, by, { action: 'content.restored', id: String(version) });
        return draftOf(tx, caller.userId);
      });
    },
  };
}

function createPublishing({ db, clock }: EditorDeps) {
  const record = (tx: Tx, caller: Caller, origin: Origin, version: number) =>
    auditContent(
      tx,
      clock,
      { actorId: caller.userId, origin },
      { action: 'content.published', id: String(version) },
    );

  return {
    publish: (caller: Caller, given: { revision: number; baseVersion: number }, origin: Origin) => {
      mayEdit(caller, 'publishContent');
      return transaction(db, async (tx): Promise<VersionHead> => {
        const { userId } = caller;
        const { document, saved, baseVersion } = await lockedDraft(tx, userId, given.revision);
        if (saved === null) throw invalid('revision', message('validation.content.unchanged'));
        if (baseVersion !== given.baseVersion)
          throw new Failure('conflict', { data: { current_version: await lastVersion(tx) } });
        const head = await publishDocument(tx, clock, { document, baseVersion, publishedBy: userId });
        const none = {
          document: null,
          baseVersion: head.version,
          revision: given.revision,
          now: clock.now(),
        };
        await writeNext(tx, userId, none);
        await record(tx, caller, origin, head.version);
        return head;
      });
    },

    /** Sections as the wire of the specification has them, for programs that know no documents. */
    publishSections: (
      caller: Caller,
      given: { sections: unknown; version?: number | undefined },
      origin: Origin,
    ) => {
      mayEdit(caller, 'publishContent');
      return transaction(db, async (tx) => {
        const baseVersion = given.version ?? (await lastVersion(tx));
        const version = await publish(tx, clock, { ...given, baseVersion, publishedBy: caller.userId });
        await record(tx, caller, origin, version);
        return version;
      });
    },
  };
}

function createReading({ db }: EditorDeps) {
  async function documentAt(caller: Caller, side: Side) {
    if (side === 'draft') return (await draftOf(db, caller.userId)).document;
    const found = await findVersion(db, side === 'published' ? await lastVersion(db) : side);
    if (!found) throw notFound();
    return documentOfVersion(found);
  }

  return {
    difference: async (caller: Caller, from: Side, to: Side) => {
      mayEdit(caller);
      const changes = diffOf(await documentAt(caller, from), await documentAt(caller, to));
      return { changes, summary: summaryOf(changes) };
    },

    versions: async (caller: Caller, before: number, count: number) => {
      mayEdit(caller);
      const found = await listVersions(db, before, count + 1);
      return {
        rows: found.slice(0, count),
        next: found.length > count ? (found[count - 1]?.version ?? null) : null,
      };
    },

    version: async (caller: Caller, version: number) => {
      mayEdit(caller);
      const found = await findVersion(db, version);
      if (!found) throw notFound();
      return { ...found, document: documentOfVersion(found) };
    },

    documentAt,
  };
}

export const createEditor = (deps: DraftingDeps) => ({
  ...createDrafting(deps),
  ...createPublishing(deps),
  ...createReading(deps),
});

export type Editor = ReturnType<typeof createEditor>;
