import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Listener } from '../../platform/database/listener.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Log } from '../../platform/log/log.ts';
import { holdContent, lastVersion } from './content-store.ts';
import { firstContent } from './first/first-content.ts';
import { createPublished } from './published.ts';
import { publish } from './publishing.ts';

export interface ContentDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly listener: Listener;
}

export function createContentService({ db, clock, log, listener }: ContentDeps) {
  const published = createPublished({ db, listener, log });

  return {
    /** The version that comes with the product, once: instances that start together wait for each other. */
    seed: async (): Promise<void> => {
      await transaction(db, async (tx) => {
        await holdContent(tx);
        if ((await lastVersion(tx)) > 0) return;
        const sections = firstContent(clock.now());
        await publish(tx, clock, { sections, baseVersion: 0, publishedBy: null });
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
