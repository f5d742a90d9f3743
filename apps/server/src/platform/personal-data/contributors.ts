import type { Readable } from 'node:stream';
import type { Tx } from '../database/database.ts';

export interface PersonalFile {
  /** Inside the archive, such as `files/2f1c….jpg`: made of our own names only. */
  readonly path: string;
  readonly open: () => Promise<Readable>;
}

export interface PersonalData {
  /** Any JSON; without secrets and hashes. */
  readonly data: unknown;
  readonly files?: readonly PersonalFile[];
}

/** What a feature that keeps something about people must be able to do with it. */
export interface Contributor {
  /** Its place in the exported JSON. */
  readonly name: string;
  exportOf(userId: string): Promise<PersonalData>;
  /**
   * Touches nothing but the database: bytes that lie elsewhere go by a job enqueued here. Runs twice, the second time some
   * minutes after the person is gone, for what a request under way may have written meanwhile.
   */
  erase(tx: Tx, userId: string): Promise<void>;
  /**
   * Takes the locks that come before the account's in the one order of locks (docs/architecture.md, «The life of an application»):
   * what is locked here is erased afterwards, under the lock of the account, without waiting for anybody.
   */
  lock?(tx: Tx, userId: string): Promise<void>;
  /** What the person must be relieved of first, as words: `staff_role`. Read under the lock of the account. */
  duties?(tx: Tx, userId: string): Promise<readonly string[]>;
}

/**
 * Features register in the order of their dependencies, accounts first; erasing goes in the reverse order, so that each
 * still finds what it depends on.
 */
export function createContributors() {
  const contributors: Contributor[] = [];
  return {
    register: (contributor: Contributor): void => {
      if (contributors.some(({ name }) => name === contributor.name))
        throw new Error(`two contributors of personal data are called ${contributor.name}`);
      contributors.push(contributor);
    },
    exportOf: async (userId: string) => {
      const parts: Array<PersonalData & { name: string }> = [];
      for (const { name, exportOf } of contributors) parts.push({ name, ...(await exportOf(userId)) });
      return parts;
    },
    duties: async (tx: Tx, userId: string): Promise<string[]> => {
      const found: string[] = [];
      for (const contributor of contributors) found.push(...((await contributor.duties?.(tx, userId)) ?? []));
      return found;
    },
    lock: async (tx: Tx, userId: string): Promise<void> => {
      for (const contributor of contributors.toReversed()) await contributor.lock?.(tx, userId);
    },
    erase: async (tx: Tx, userId: string): Promise<void> => {
      for (const contributor of contributors.toReversed()) await contributor.erase(tx, userId);
    },
  };
}

export type Contributors = ReturnType<typeof createContributors>;
