import { reading } from '@punkt/domain/content-reading';
import type { Language } from '@punkt/locales/language';
import type { Database } from '../../platform/database/database.ts';
import type { Listener } from '../../platform/database/listener.ts';
import type { Log } from '../../platform/log/log.ts';
import { lastVersion, readVersion } from './content-store.ts';
import { documentOfVersion } from './documents.ts';
import { type RenderedContent, render } from './rendered.ts';
import type { ContentVersion } from './tables.ts';

/** Told on every instance, with the number of the new version. */
export const CONTENT_CHANNEL = 'punkt_content';

interface PublishedDeps {
  readonly db: Database;
  readonly listener: Listener;
  readonly log: Log;
}

/** A version, and its reading in each language: made when the first reader of it asks. */
function createReadings(row: ContentVersion) {
  const document = documentOfVersion(row);
  const kept = new Map<Language | undefined, RenderedContent>();

  return {
    version: row.version,
    in: (language?: Language): RenderedContent => {
      const known =
        kept.get(language) ?? render({ ...row, sections: reading(document, language ?? 'ru') }, language);
      kept.set(language, known);
      return known;
    },
  };
}
type Readings = ReturnType<typeof createReadings>;

/** What is published now, ready to be sent: read once per version and instance. */
export function createPublished({ db, listener, log }: PublishedDeps) {
  let newestRead: Readings | null = null;
  let known: Promise<Readings> | null = null;
  let newest = 0;

  /** A version never changes, so its number is all that has to be asked for again. */
  async function load(): Promise<Readings> {
    const version = await lastVersion(db);
    const current =
      newestRead?.version === version ? newestRead : createReadings(await readVersion(db, version));
    newestRead = current;
    newest = Math.max(newest, version);
    return current;
  }

  function readings(): Promise<Readings> {
    // While news may be missed, what is remembered may be old.
    if (!listener.connected) return load();
    if (known) return known;
    const loading = load();
    known = loading;
    loading.catch(() => {
      if (known === loading) known = null;
    });
    return loading;
  }

  listener.on(CONTENT_CHANNEL, (version) => {
    known = null;
    newest = Math.max(newest, Number(version));
    // The pages are kept by this number: whoever waits for the next reader would serve old ones meanwhile.
    if (version === null) readings().catch(() => log.warn('the published content could not be read'));
  });

  return {
    current: async (): Promise<RenderedContent> => (await readings()).in(),
    currentIn: async (language: Language): Promise<RenderedContent> => (await readings()).in(language),
    version: (): string => String(newest),
  };
}
