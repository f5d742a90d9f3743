import type { ContentSection } from '@punkt/domain/content';
import type { JSONColumnType, Selectable } from 'kysely';

interface VersionTable {
  version: number;
  published: Date;
  published_by: string | null;
  sections: JSONColumnType<ContentSection[]>;
}

/** An alias, not an interface: Kysely wants a type with an index. */
export type ContentTables = { content_versions: VersionTable };

export type ContentVersion = Selectable<VersionTable>;
