import { buffer } from 'node:stream/consumers';
import { type ContentDocument, mapFields } from '@punkt/domain/content-document';
import { MEGABYTE } from '@punkt/domain/files';
import { message } from '@punkt/domain/message';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { invalid } from '../../platform/http/failure.ts';
import type { FilesService } from '../files/service.ts';
import { findPicture, hasPicture, insertPicture } from './editor-store.ts';

/** A mark of a company on a page that phones load: more is a photo. */
const LARGEST_MB = 1;
const UPLOADED = /^\/api\/v4\/files\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
const addressOf = (id: string): string => `/api/v4/content/pictures/${id}`;

export interface PictureDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly files: Pick<FilesService, 'open'>;
}

type Sections = ContentDocument['sections'];

/**
 * An upload is its sender's own. One that a draft names as a picture is copied for the site, sniffed and re-encoded as uploads are,
 * and has a public address from then on.
 */
export function createPictures({ db, clock, files }: PictureDeps) {
  async function adopt(caller: Caller, id: string, origin: Origin): Promise<void> {
    if (await hasPicture(db, id)) return;
    const { file, stream } = await files.open(caller, { id, variant: 'full', range: undefined, ...origin });
    const type = file.media_type;
    if (file.owner_id !== caller.userId || (type !== 'image/jpeg' && type !== 'image/png'))
      throw invalid('logo', message('validation.files.format'));
    if (file.size > LARGEST_MB * MEGABYTE)
      throw invalid('logo', message('validation.files.size', { size: LARGEST_MB }));
    await insertPicture(db, { id, media_type: type, bytes: await buffer(stream), added: clock.now() });
  }

  return {
    /** The sections with public addresses instead of those of uploads. */
    adopted: async (caller: Caller, sections: Sections, origin: Origin): Promise<Sections> => {
      const found = new Set<string>();
      const { sections: renamed } = mapFields({ sections }, (value, { kind }) => {
        const id =
          kind === 'image' && typeof value === 'string' ? UPLOADED.exec(value.trim())?.[1] : undefined;
        if (!id) return value;
        found.add(id);
        return addressOf(id);
      });
      for (const id of found) await adopt(caller, id, origin);
      return renamed;
    },

    read: (id: string) => findPicture(db, id),
  };
}

export type Pictures = ReturnType<typeof createPictures>;
