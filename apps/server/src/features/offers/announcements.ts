import { toPerson } from '@punkt/contract/events';
import { type CountryCode, countryCode } from '@punkt/domain/country-code';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { announce } from '../../platform/events/events.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import * as store from './announcement-store.ts';

interface AnnouncementDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: AuthAdmin;
}

/** Small, because each person notified is a lock held to the end of the transaction. */
const BATCH = 100;

const payload = z.object({ country: countryCode, version: z.number().int() });
type AnnouncementPayload = z.infer<typeof payload>;

/** Owners of the country, and whoever signed there before: in the order of ids, each once. */
async function nextPeople(tx: Tx, accounts: AuthAdmin, country: CountryCode, after: string | null) {
  const owners = await accounts.ownersAfter(tx, country, after, BATCH);
  const signers = await store.signersAfter(tx, country, after, BATCH);
  return [...new Set([...owners, ...signers])].sort().slice(0, BATCH);
}

/** People and the place reached go into one transaction: a job that is repeated goes on where the last one stopped. */
function announceBatch(
  { db, clock, accounts }: AnnouncementDeps,
  news: AnnouncementPayload,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const state = await store.lockAnnouncement(tx, news.country, news.version);
    if (!state || state.done) return true;
    const people = await nextPeople(tx, accounts, news.country, state.told_up_to);
    for (const id of people) await announce(tx, clock, toPerson(id), 'offer', news);
    const done = people.length < BATCH;
    await store.moveAnnouncement(tx, news, { told_up_to: people.at(-1) ?? state.told_up_to, done });
    return done;
  });
}

/** Job: notifies everybody whom a new version concerns. */
export const createAnnouncer = (deps: AnnouncementDeps) => async (given: unknown) => {
  const news = payload.parse(given);
  while (!(await announceBatch(deps, news)));
};
