import { readConfig } from '../config.ts';
import { createAuthAdmin } from '../features/auth/admin.ts';
import { createStaffService } from '../features/staff/service.ts';
import { createClock } from '../platform/clock/clock.ts';
import { openDatabase } from '../platform/database/database.ts';
import { createLog } from '../platform/log/log.ts';
import { readArguments, USAGE } from './staff-arguments.ts';

/** The first lead of an installation is made here, by somebody with the keys of the machine; the rest by a lead in the console. */
async function main(): Promise<void> {
  const { action, ...change } = readArguments(process.argv.slice(2));
  const { databaseUrl } = readConfig({ ...process.env, PUNKT_MODE: 'sandbox' });
  if (!databaseUrl) throw new Error(USAGE);
  const { db } = openDatabase({ url: databaseUrl, poolSize: 2, log: createLog({ level: 'warn' }) });
  const clock = createClock();
  const service = createStaffService({ db, clock, accounts: createAuthAdmin(clock) });
  try {
    const changed = await service[action]({ ...change, by: null });
    if (!changed) throw new Error(`${change.phone} does not hold the role ${change.role}`);
  } finally {
    await db.destroy();
  }
  process.stdout.write(`${action}: ${change.role}\n`);
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
