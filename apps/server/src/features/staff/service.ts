import type { CountryCode } from '@punkt/domain/country-code';
import { message } from '@punkt/domain/message';
import { maskPhone, parsePhone } from '@punkt/domain/phone';
import { type StaffRole, staffCan } from '@punkt/domain/staff';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, invalid, notFound } from '../../platform/http/failure.ts';
import { createRoles, type RoleChange, type StaffDeps } from './roles.ts';

interface RoleRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
  readonly role: StaffRole;
}

interface Colleague {
  readonly id: string;
  readonly name: string;
  /** Masked: enough to know the person by. */
  readonly phone: string;
  readonly roles: StaffRole[];
}

/** One row a role becomes one person. */
function colleaguesOf(rows: readonly RoleRow[]): Colleague[] {
  const people = new Map<string, Colleague>();
  for (const { id, first_name, last_name, phone, role } of rows) {
    const name = `${first_name} ${last_name}`.trim();
    const person = people.get(id) ?? { id, name, phone: maskPhone(phone ?? ''), roles: [] };
    person.roles.push(role);
    people.set(id, person);
  }
  return [...people.values()];
}

export interface RoleRequest {
  /** A colleague by id, somebody new by phone. */
  readonly id?: string | undefined;
  readonly phone: string;
  readonly country: CountryCode;
  readonly role: StaffRole;
  readonly granted: boolean;
}

function mayGrant({ staffRoles }: Caller): void {
  if (!staffCan(staffRoles, 'grantRoles')) throw new Failure('forbidden');
}

export function createStaffService(deps: StaffDeps) {
  const { db, accounts } = deps;
  const roles = createRoles(deps);
  const colleagues = async (): Promise<Colleague[]> => colleaguesOf(await accounts.staff(db));

  const phoneOf = async ({ id, phone, country }: RoleRequest): Promise<string> => {
    if (id) {
      const person = await accounts.person(db, id);
      if (!person?.phone) throw notFound();
      return person.phone;
    }
    const parsed = parsePhone(phone, country);
    if (!parsed.ok) throw invalid('phone', parsed.message);
    return parsed.e164digits;
  };

  return {
    ...roles,
    /** Everybody with a role, by name; for features that ask for themselves. */
    colleagues,

    list: async (caller: Caller): Promise<Colleague[]> => {
      mayGrant(caller);
      return colleagues();
    },

    /** A lead can't take their own role away: without a lead nobody could give roles any more. */
    change: async (caller: Caller, wanted: RoleRequest): Promise<Colleague[]> => {
      mayGrant(caller);
      const request: RoleChange = {
        phone: await phoneOf(wanted),
        country: wanted.country,
        role: wanted.role,
        by: caller.userId,
      };
      if (wanted.granted) await roles.grant(request);
      else {
        const own = await transaction(db, (tx) => accounts.findUser(tx, request.phone));
        if (own === caller.userId) throw invalid('role', message('validation.choice'));
        if (!(await roles.revoke(request))) throw notFound();
      }
      await deps.catchUp?.();
      return colleagues();
    },
  };
}

export type StaffService = ReturnType<typeof createStaffService>;
