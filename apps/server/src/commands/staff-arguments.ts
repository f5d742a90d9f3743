import { parseArgs } from 'node:util';
import { isCountryCode } from '@punkt/domain/country-code';
import { countryOfPhone, parsePhone } from '@punkt/domain/phone';
import { isStaffRole, STAFF_ROLES } from '@punkt/domain/staff';

export const USAGE = `node apps/server/src/commands/staff.ts grant|revoke --phone 79001234567 --role ${STAFF_ROLES.join('|')}
DATABASE_URL names the database.`;

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { phone: { type: 'string' }, role: { type: 'string' } },
    });
  } catch {
    throw new Error(USAGE);
  }
}

/** Throws how the command is used when it is used otherwise. */
export function readArguments(args: string[]) {
  const { values, positionals } = parse(args);
  const [action] = positionals;
  const country = countryOfPhone((values.phone ?? '').replace(/\D/g, ''));
  if ((action !== 'grant' && action !== 'revoke') || !isStaffRole(values.role) || !isCountryCode(country))
    throw new Error(USAGE);
  const phone = parsePhone(values.phone ?? '', country);
  if (!phone.ok) throw new Error(USAGE);
  return { action, role: values.role, country, phone: phone.e164digits } as const;
}
