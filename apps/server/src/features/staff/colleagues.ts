import { maskPhone } from '@punkt/domain/phone';
import type { StaffRole } from '@punkt/domain/staff';

interface RoleRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
  readonly role: StaffRole;
}

export interface Colleague {
  readonly id: string;
  readonly name: string;
  /** Masked: enough to know the person by. */
  readonly phone: string;
  readonly roles: StaffRole[];
}

/** One row a role becomes one person. */
export function colleaguesOf(rows: readonly RoleRow[]): Colleague[] {
  const people = new Map<string, Colleague>();
  for (const { id, first_name, last_name, phone, role } of rows) {
    const name = `${first_name} ${last_name}`.trim();
    const person = people.get(id) ?? { id, name, phone: maskPhone(phone ?? ''), roles: [] };
    person.roles.push(role);
    people.set(id, person);
  }
  return [...people.values()];
}
