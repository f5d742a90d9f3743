import { parseArgs } from 'node:util';
import { isCountryCode } from '@punkt/domain/country-code';
import { countryOfPhone, parsePhone } from '@punkt/domain/phone';
import { isStaffRole, STAFF_ROLES } from '@punkt/domain/staff';
import { readConfig } from '../config.ts';
import { createAuthAdmin } from '../features/auth/admin.ts';
import { createStaffService } from '../features/staff/service.ts';
import { createClock } from '../platform/clock/clock.ts';
import { openDatabase } from '../platform/database/database.ts';
import { createLog } from '../platform/log/log.ts';

const USAGE = `node apps/server/src/commands/staff.ts grant|revoke --phone 79001234567 --role ${STAFF_ROLES.join('|')}
DATABASE_URL names the database.`;

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { phone: { type: 'string' }, role: { type: 'string' } },
    });
  } catch {
    throw new Error(USAGE);
  }
}

function readArguments() {
  const { values, positionals } = parse();
  const [action] = positionals;
  const country = countryOfPhone((values.phone ?? '').replace(/\D/g, ''));
  if ((action !== 'grant' && action !== 'revoke') || !isStaffRole(values.role) || !isCountryCode(country))
    throw new Error(USAGE);
  const phone = parsePhone(values.phone ?? '', country);
  if (!phone.ok) throw new Error(USAGE);
  return { action, role: values.role, country, phone: phone.e164digits } as const;
}

/** The first lead of an installation is made here, by somebody with the keys of the machine; the rest by a lead in the console. */
async function main(): Promise<void> {
  const { action, ...change } = readArguments();
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
