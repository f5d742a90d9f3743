import { anyDocument, type ContentDocument, typedDocument } from '@punkt/domain/content-document';
import { problemsOf, warningsOf } from '@punkt/domain/content-problems';
import type { SectionType } from '@punkt/domain/content-terms';
import type { Database, Tx } from '../../platform/database/database.ts';
import { Failure } from '../../platform/http/failure.ts';
import { lastVersion, readVersion } from './content-store.ts';
import { cleanDocument, documentOfVersion } from './documents.ts';
import { lockDraft, readDraft, writeDraft } from './editor-store.ts';
import type { DraftRow } from './tables.ts';

/** A draft that is there, or the published content where none is. */
export interface Draft {
  readonly document: ContentDocument;
  readonly baseVersion: number;
  readonly revision: number;
  readonly saved: Date | null;
  readonly publishedVersion: number;
}

async function draftFrom(db: Database | Tx, row: DraftRow | undefined): Promise<Draft> {
  const publishedVersion = await lastVersion(db);
  const revision = row?.revision ?? 0;
  if (row?.document) {
    const document = cleanDocument(row.document);
    return { document, baseVersion: row.base_version, revision, saved: row.saved, publishedVersion };
  }
  const document = documentOfVersion(await readVersion(db, publishedVersion));
  return { document, baseVersion: publishedVersion, revision, saved: null, publishedVersion };
}

export const draftOf = async (db: Database | Tx, userId: string): Promise<Draft> =>
  draftFrom(db, await readDraft(db, userId));

/** Under its lock, as the caller has seen it; else somebody (the same person elsewhere) saved meanwhile. */
export async function lockedDraft(tx: Tx, userId: string, revision: number): Promise<Draft> {
  const row = await lockDraft(tx, userId);
  const current = row?.revision ?? 0;
  if (current !== revision) throw new Failure('conflict', { data: { current_revision: current } });
  return draftFrom(tx, row);
}

/** The next revision; a null document means that there is no draft any more. */
export async function writeNext(
  tx: Tx,
  userId: string,
  next: {
    readonly document: ContentDocument | null;
    readonly baseVersion: number;
    readonly revision: number;
    readonly now: Date;
  },
): Promise<number> {
  const revision = next.revision + 1;
  const row = {
    user_id: userId,
    document: next.document,
    base_version: next.baseVersion,
    revision,
    saved: next.now,
  };
  if (await writeDraft(tx, row)) return revision;
  throw new Failure('conflict', { data: { current_revision: revision } });
}

export interface SectionChanges {
  readonly sections: ContentDocument['sections'];
  readonly order?: readonly SectionType[] | undefined;
}

/** Sections that were sent over those that were not; HTML cleaned on the way in. */
export function withSections(
  document: ContentDocument,
  { sections, order }: SectionChanges,
): ContentDocument {
  const sent = new Map(anyDocument({ sections }).sections.map((section) => [section.type, section]));
  const merged = anyDocument(document).sections.map((section) => sent.get(section.type) ?? section);
  const place = (type: SectionType): number => order?.indexOf(type) ?? 0;
  return cleanDocument(typedDocument({ sections: merged.toSorted((a, b) => place(a.type) - place(b.type)) }));
}

export const presentDraft = (draft: Draft, now: Date) => ({
  document: draft.document,
  base_version: draft.baseVersion,
  revision: draft.revision,
  saved: draft.saved?.toISOString() ?? null,
  published_version: draft.publishedVersion,
  problems: problemsOf(draft.document),
  warnings: warningsOf(draft.document, now),
});
