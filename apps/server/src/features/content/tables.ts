import type { ContentSection } from '@punkt/domain/content';
import type { ContentSummary } from '@punkt/domain/content-changes';
import type { ContentDocument } from '@punkt/domain/content-document';
import type { JSONColumnType, Selectable } from 'kysely';

interface VersionTable {
  version: number;
  published: Date;
  published_by: string | null;
  /** In Russian, as the wire has them: what an instance of the release before reads. */
  sections: JSONColumnType<ContentSection[]>;
  /** Null in versions from before there were documents. */
  document: JSONColumnType<ContentDocument> | null;
  summary: JSONColumnType<ContentSummary[], string | undefined, string>;
}

interface DraftTable {
  user_id: string;
  document: JSONColumnType<ContentDocument> | null;
  base_version: number;
  revision: number;
  saved: Date;
}

export type PlanReason = 'conflict' | 'problems' | 'role';

interface PlanTable {
  id: string;
  at: Date;
  state: 'planned' | 'published' | 'conflict' | 'cancelled';
  planned_by: string;
  planned: Date;
  base_version: number;
  document: JSONColumnType<ContentDocument>;
  summary: JSONColumnType<ContentSummary[], string | undefined, string>;
  version: number | null;
  ended: Date | null;
  /** Why it did not come out; null for one that did, that waits, or that a person cancelled. */
  reason: PlanReason | null;
}

interface PreviewTable {
  token: Buffer;
  user_id: string;
  document: JSONColumnType<ContentDocument>;
  expires: Date;
}

interface PictureTable {
  id: string;
  media_type: 'image/jpeg' | 'image/png';
  bytes: Buffer;
  added: Date;
}

/** An alias, not an interface: Kysely wants a type with an index. */
export type ContentTables = {
  content_versions: VersionTable;
  content_drafts: DraftTable;
  content_plans: PlanTable;
  content_previews: PreviewTable;
  content_pictures: PictureTable;
};

export type ContentVersion = Selectable<VersionTable>;
export type DraftRow = Selectable<DraftTable>;
export type PlanRow = Selectable<PlanTable>;
export type PictureRow = Selectable<PictureTable>;
