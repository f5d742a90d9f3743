import type { EmployeeList } from '@punkt/domain/employees';
import { type StaffAction, staffCan } from '@punkt/domain/staff';
import { audit } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import * as store from './employee-store.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

export const CONSOLE_PAGE = 20;

function requireStaff({ staffRoles }: Caller, ...actions: readonly StaffAction[]): void {
  if (!actions.every((action) => staffCan(staffRoles, action))) throw new Failure('forbidden');
}

/** People of a point, as staff see them: masked, and each reveal can be seen by the person it is about. */
export function createConsoleEmployees({ db, clock }: Deps) {
  return {
    list: async (caller: Caller, pointId: number, list: EmployeeList, page: number) => {
      requireStaff(caller, 'reviewPointChanges');
      const ownerId = await store.readOwnerOf(db, pointId);
      if (ownerId === undefined) throw notFound();
      return { ownerId, ...(await store.readMembers(db, { pointId, list, page, pageSize: CONSOLE_PAGE })) };
    },
    reveal: (caller: Caller, pointId: number, userId: string, origin: Origin) =>
      transaction(db, async (tx) => {
        requireStaff(caller, 'reviewPointChanges', 'openPersonalData');
        const works = (await store.readGrants(tx, [userId])).some(
          ({ pickpoint_id }) => pickpoint_id === pointId,
        );
        const [person] = works ? await store.readPeople(tx, [userId]) : [];
        if (!person) throw notFound();
        await audit(tx, {
          at: clock.now(),
          actorId: caller.userId,
          action: 'employee.revealed',
          subject: { kind: 'user', id: userId },
          ownerId: userId,
          data: { point: pointId, staff: true },
          ...origin,
        });
        return person;
      }),
  };
}

export type ConsoleEmployees = ReturnType<typeof createConsoleEmployees>;
