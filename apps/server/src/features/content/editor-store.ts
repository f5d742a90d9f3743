import type { ContentDocument } from '@punkt/domain/content-document';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { ContentTables, DraftRow, PictureRow, PlanRow } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<ContentTables>();

export const readDraft = (db: Database | Tx, userId: string): Promise<DraftRow | undefined> =>
  tables(db).selectFrom('content_drafts').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Two windows of one person save one after the other. */
export const lockDraft = (tx: Tx, userId: string): Promise<DraftRow | undefined> =>
  tables(tx)
    .selectFrom('content_drafts')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** Whether it was written: a first draft may meet another first draft of the same person. */
export async function writeDraft(tx: Tx, row: DraftRow): Promise<boolean> {
  const values = { ...row, document: row.document && JSON.stringify(row.document) };
  const { user_id: _, ...changes } = values;
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('content_drafts')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(changes)
        .where('content_drafts.revision', '=', row.revision - 1),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function insertPlan(tx: Tx, row: PlanRow): Promise<void> {
  const { document, summary, ...rest } = row;
  await tables(tx)
    .insertInto('content_plans')
    .values({ ...rest, document: JSON.stringify(document), summary: JSON.stringify(summary) })
    .execute();
}

export const lockPlan = (tx: Tx, id: string): Promise<PlanRow | undefined> =>
  tables(tx).selectFrom('content_plans').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export type PlanEnd = Pick<PlanRow, 'state' | 'version' | 'ended' | 'reason'>;

export async function endPlan(tx: Tx, id: string, end: PlanEnd): Promise<void> {
  await tables(tx).updateTable('content_plans').set(end).where('id', '=', id).execute();
}

export type PlanHead = Omit<PlanRow, 'document'>;

export const readPlan = (tx: Tx, id: string): Promise<PlanRow | undefined> =>
  tables(tx).selectFrom('content_plans').selectAll().where('id', '=', id).executeTakeFirst();

export const listPlans = (db: Database | Tx, since: Date, count: number): Promise<PlanHead[]> =>
  tables(db)
    .selectFrom('content_plans')
    .select(['id', 'at', 'state', 'planned_by', 'planned', 'base_version', 'summary', 'version', 'ended'])
    .select('reason')
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(count)
    .execute();

export async function countPlanned(db: Database | Tx): Promise<number> {
  const { count } = await tables(db)
    .selectFrom('content_plans')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '=', 'planned')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface Preview {
  readonly token: Buffer;
  readonly userId: string;
  readonly document: ContentDocument;
  readonly expires: Date;
}

/** Links whose hour is over go when the next one is made. */
export async function insertPreview(
  tx: Tx,
  { token, userId, document, expires }: Preview,
  now: Date,
): Promise<void> {
  await tables(tx).deleteFrom('content_previews').where('expires', '<=', now).execute();
  await tables(tx)
    .insertInto('content_previews')
    .values({ token, user_id: userId, document: JSON.stringify(document), expires })
    .execute();
}

export async function countPreviews(tx: Tx, userId: string, now: Date): Promise<number> {
  const { count } = await tables(tx)
    .selectFrom('content_previews')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('expires', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const findPreview = (db: Database, token: Buffer, now: Date) =>
  tables(db)
    .selectFrom('content_previews')
    .select(['document', 'expires'])
    .where('token', '=', token)
    .where('expires', '>', now)
    .executeTakeFirst();

/** What the editor keeps of a person, without the site's own texts; versions and plans name who published and planned, and stay. */
export async function editorRecordsOf(db: Database, userId: string) {
  const draft = await tables(db)
    .selectFrom('content_drafts')
    .select(['base_version', 'revision', 'saved'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const published = await tables(db)
    .selectFrom('content_versions')
    .select(['version', 'published'])
    .where('published_by', '=', userId)
    .orderBy('version')
    .execute();
  const planned = await tables(db)
    .selectFrom('content_plans')
    .select(['at', 'state', 'planned', 'version'])
    .where('planned_by', '=', userId)
    .orderBy('planned')
    .execute();
  return { draft: draft ?? null, published, planned };
}

export async function deleteEditorRecords(tx: Tx, userId: string): Promise<void> {
  await tables(tx).deleteFrom('content_previews').where('user_id', '=', userId).execute();
  await tables(tx).deleteFrom('content_drafts').where('user_id', '=', userId).execute();
}

export async function hasPicture(db: Database, id: string): Promise<boolean> {
  const found = await tables(db)
    .selectFrom('content_pictures')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

export const findPicture = (db: Database, id: string): Promise<PictureRow | undefined> =>
  tables(db).selectFrom('content_pictures').selectAll().where('id', '=', id).executeTakeFirst();

/** Of two savings at once the first one writes. */
export async function insertPicture(db: Database, row: PictureRow): Promise<void> {
  await tables(db)
    .insertInto('content_pictures')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
