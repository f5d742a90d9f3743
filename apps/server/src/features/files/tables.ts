import type { EntityType } from '@punkt/domain/files';
import type { FileKind, FilePurpose } from '@punkt/domain/uploads';
import type { Generated, Insertable, JSONColumnType, Selectable } from 'kysely';
import type { Refusal } from './refusals.ts';

interface UploadTable {
  id: string;
  owner_id: string;
  file_id: string;
  entity_type: EntityType;
  entity_id: string | null;
  name: string;
  /** Length of the base64 text. */
  total_size: number;
  state: Generated<'open' | 'done' | 'refused' | 'removed'>;
  refusal: JSONColumnType<Refusal> | null;
  created: Date;
  ended: Date | null;
  /** How many files it becomes: more than one for a PDF. */
  pages: Generated<number>;
}

interface ChunkTable {
  upload_id: string;
  num: number;
  size: number;
  crc: number;
  received: Date;
}

interface FileTable {
  id: string;
  owner_id: string;
  entity_type: EntityType;
  entity_id: string | null;
  kind: FileKind;
  media_type: string;
  name: string;
  size: number;
  sha256: Buffer;
  source_size: number;
  source_sha256: Buffer;
  width: number | null;
  height: number | null;
  seconds: number | null;
  created: Date;
  unclaimed_since: Date | null;
  removed: Generated<Date | null>;
}

interface ClaimTable {
  file_id: string;
  entity_type: EntityType;
  entity_id: string;
  purpose: FilePurpose;
}

interface FilmTicketTable {
  hash: Buffer;
  file_id: string;
  session_id: string;
  expires: Date;
}

export type FileTables = {
  film_tickets: FilmTicketTable;
  uploads: UploadTable;
  upload_chunks: ChunkTable;
  files: FileTable;
  file_claims: ClaimTable;
};

export type Upload = Selectable<UploadTable>;
export type StoredRow = Selectable<FileTable>;
export type ShownFile = Pick<StoredRow, 'id' | 'entity_type' | 'media_type' | 'name' | 'size'>;
export type NewFile = Insertable<FileTable>;
export type Claim = Selectable<ClaimTable>;
