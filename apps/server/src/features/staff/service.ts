import type { CountryCode } from '@punkt/domain/country-code';
import { message } from '@punkt/domain/message';
import { parsePhone } from '@punkt/domain/phone';
import { type StaffRole, staffCan } from '@punkt/domain/staff';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import { type Colleague, colleaguesOf } from './colleagues.ts';
import { createRoles, type RoleChange, type StaffDeps } from './roles.ts';

export interface RoleWish {
  /** A colleague by her id, somebody new by her phone. */
  readonly id?: string | undefined;
  readonly phone: string;
  readonly country: CountryCode;
  readonly role: StaffRole;
  readonly granted: boolean;
}

const refused = (path: string, text: string) =>
  new Failure('validation_failed', { errors: [{ path, message: text }] });

function mayGrant({ staffRoles }: Caller): void {
  if (!staffCan(staffRoles, 'grantRoles')) throw new Failure('forbidden');
}

export function createStaffService(deps: StaffDeps) {
  const { db, accounts } = deps;
  const roles = createRoles(deps);
  const colleagues = async (): Promise<Colleague[]> => colleaguesOf(await accounts.staff(db));

  const phoneOf = async ({ id, phone, country }: RoleWish): Promise<string> => {
    if (id) {
      const person = await accounts.person(db, id);
      if (!person?.phone) throw notFound();
      return person.phone;
    }
    const parsed = parsePhone(phone, country);
    if (!parsed.ok) throw refused('phone', parsed.message);
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

    /** Nobody takes the key from herself: the last lead would lock the house behind her. */
    change: async (caller: Caller, wish: RoleWish): Promise<Colleague[]> => {
      mayGrant(caller);
      const request: RoleChange = {
        phone: await phoneOf(wish),
        country: wish.country,
        role: wish.role,
        by: caller.userId,
      };
      if (wish.granted) await roles.grant(request);
      else {
        const own = await transaction(db, (tx) => accounts.findUser(tx, request.phone));
        if (own === caller.userId) throw refused('role', message('validation.choice'));
        if (!(await roles.revoke(request))) throw notFound();
      }
      await deps.settle?.();
      return colleagues();
    },
  };
}

export type StaffService = ReturnType<typeof createStaffService>;
