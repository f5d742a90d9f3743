import { SECTION_TYPES } from '@punkt/domain/content-terms';
import type { Language } from '@punkt/locales/language';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Listener } from '../../platform/database/listener.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Log } from '../../platform/log/log.ts';
import { lastVersion, lockContent, readVersion } from './content-store.ts';
import { documentOfVersion } from './documents.ts';
import { firstContent } from './first/first-content.ts';
import { createPublished } from './published.ts';
import { publishDocument } from './publishing.ts';
import { firstDocument } from './translations.ts';

/** The questions that come with the product, in their order: by them an entry is known in every language. */
export function firstQuestions(language: Language) {
  const faq = firstContent(new Date(0), language).find(({ type }) => type === 'faq');
  if (faq?.type !== 'faq') return { standard: [], simplified: [] };
  const { standard, simplified } = faq.content;
  return {
    standard: standard.map(({ question }) => question),
    simplified: simplified.map(({ question }) => question),
  };
}

export interface ContentDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly listener: Listener;
}

export function createContentService({ db, clock, log, listener }: ContentDeps) {
  const published = createPublished({ db, listener, log });

  return {
    /**
     * The version that comes with the product, once: instances that start together wait for each other. A later release may bring
     * a kind of section that the published version lacks: it is added to what is published.
     */
    seed: async (): Promise<void> => {
      await transaction(db, async (tx) => {
        await lockContent(tx);
        const baseVersion = await lastVersion(tx);
        const kept = baseVersion > 0 ? documentOfVersion(await readVersion(tx, baseVersion)).sections : [];
        const known = new Set(kept.map(({ type }) => type));
        if (known.size === SECTION_TYPES.length) return;
        const missing = firstDocument(clock.now()).sections.filter(({ type }) => !known.has(type));
        const document = { sections: [...kept, ...missing] };
        await publishDocument(tx, clock, { document, baseVersion, publishedBy: null });
      });
      // From here on the pages know which version they show.
      await published.current();
    },

    /** The last version, from memory, as it was published. */
    current: published.current,
    /** The same for readers of a language: what has a reading in it is given in it. */
    currentIn: published.currentIn,
    /** Its number, for whatever is kept per version. */
    version: published.version,
  };
}

export type ContentService = ReturnType<typeof createContentService>;
