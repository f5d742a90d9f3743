import type { Language } from '@punkt/locales/language';
import type { Database } from '../../platform/database/database.ts';
import type { Listener } from '../../platform/database/listener.ts';
import type { Log } from '../../platform/log/log.ts';
import { lastVersion, readVersion } from './content-store.ts';
import { type RenderedContent, render } from './rendered.ts';
import { translated } from './translations.ts';

/** Told on every instance, with the number of the new version. */
export const CONTENT_CHANNEL = 'punkt_content';

interface PublishedDeps {
  readonly db: Database;
  readonly listener: Listener;
  readonly log: Log;
}

/** One version for readers of each language, from what is published: made when the first of them asks. */
function createReadings() {
  const kept = new WeakMap<RenderedContent, Map<Language, RenderedContent>>();

  return (published: RenderedContent, language: Language): RenderedContent => {
    const known = kept.get(published) ?? new Map<Language, RenderedContent>();
    const reading =
      known.get(language) ??
      render({ ...published, sections: translated(published.sections, language) }, language);
    kept.set(published, known.set(language, reading));
    return reading;
  };
}

/** What is published now, ready to be sent: read once per version and instance. */
export function createPublished({ db, listener, log }: PublishedDeps) {
  const readingOf = createReadings();
  let rendered: RenderedContent | null = null;
  let known: Promise<RenderedContent> | null = null;
  let newest = 0;

  /** A version never changes, so its number is all that has to be asked for again. */
  async function load(): Promise<RenderedContent> {
    const version = await lastVersion(db);
    const current = rendered?.version === version ? rendered : render(await readVersion(db, version));
    rendered = current;
    newest = Math.max(newest, version);
    return current;
  }

  function current(): Promise<RenderedContent> {
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
    if (version === null) current().catch(() => log.warn('the published content could not be read'));
  });

  return {
    current,
    currentIn: async (language: Language): Promise<RenderedContent> => readingOf(await current(), language),
    version: (): string => String(newest),
  };
}
