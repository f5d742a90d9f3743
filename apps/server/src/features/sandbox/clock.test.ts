import { expect, it } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { createClock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { createSandboxClock } from './clock.ts';

/** The same database, whose next answer waits on the way until it is let go. */
function withOneLateAnswer(db: Database) {
  const read = Promise.withResolvers<void>();
  const way = Promise.withResolvers<void>();
  let isFirst = true;
  const late = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!isFirst) return result;
      isFirst = false;
      read.resolve();
      await way.promise;
      return result;
    },
  });
  return { db: late, read: read.promise, letGo: way.resolve };
}

it('never goes back, though an older answer of the database arrives last', async () => {
  const app = await testApp();
  const clock = createClock();
  const late = withOneLateAnswer(app.db);
  const sandbox = createSandboxClock({ db: late.db, clock, listener: { on: () => undefined } });
  const following = sandbox.follow();
  await late.read;
  await sandbox.advance(111);
  expect(clock.offsetSeconds()).toBe(111);
  late.letGo();
  await following;
  expect(clock.offsetSeconds()).toBe(111);
});
