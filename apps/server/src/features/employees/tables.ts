import type { RoleAcceptance } from '@punkt/domain/permissions';

/** Who works for whom. What they may do where stands in `point_roles` of accounts. */
interface EmployeeTable {
  owner_id: string;
  user_id: string;
  acceptance: RoleAcceptance;
  added: Date;
  /** Removed by the owner; the row stays, so that they can be recovered. */
  removed: Date | null;
}

/** An alias, not an interface: Kysely wants a type with an index. */
export type EmployeeTables = { employees: EmployeeTable };
