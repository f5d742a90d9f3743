import { country } from './countries.ts';
import { COUNTRY_CODES, type CountryCode } from './country-code.ts';
import { message } from './message.ts';
import { checkName, NAME_LENGTH } from './name.ts';
import {
  ASSIGNABLE_ROLES,
  type Permission,
  type PointRole,
  permissionOf,
  type RoleAcceptance,
} from './permissions.ts';
import { parsePhone } from './phone.ts';
import { type EmployeeState, type PointAction, type PointState, roleMay } from './point-policy.ts';
import type { Problems, RecordOf, RecordTable } from './record-table.ts';
import { checkOptionalSnils } from './snils.ts';

/** Lists of the people of a point. */
export const EMPLOYEE_LISTS = ['active', 'inactive', 'all'] as const;

export type EmployeeList = (typeof EMPLOYEE_LISTS)[number];

/** Whoever was removed, has left, or holds no role at the point any more stands in the other list. */
export const isActiveEmployee = (tie: {
  readonly role: PointRole;
  readonly deleted: boolean;
  readonly acceptance: RoleAcceptance;
}): boolean => tie.role !== 'none' && !tie.deleted && tie.acceptance === 'accepted';

/** «И•••»: enough to tell two people of a point apart, and no more. */
const maskName = (name: string): string => (name ? `${[...name][0]}•••` : '');

export const maskFullName = (first: string, last: string): string =>
  [maskName(first), maskName(last)].filter(Boolean).join(' ') || '•••';

/** What the owner enters about somebody new. */
export const EMPLOYEE_FIELDS = {
  first_name: { kind: 'text', entity: 'firstName', step: 1, max: NAME_LENGTH.max, personal: true },
  last_name: { kind: 'text', entity: 'lastName', step: 1, max: NAME_LENGTH.max, personal: true },
  country: { kind: 'choice', entity: 'country', step: 1, options: COUNTRY_CODES, given: true, at: 'phone' },
  phone: { kind: 'phone', entity: 'phone', step: 1, max: 40, personal: true },
  snils: { kind: 'text', entity: 'snils', step: 1, max: 20, personal: true },
} as const satisfies RecordTable;

export type EmployeeForm = RecordOf<typeof EMPLOYEE_FIELDS>;

/** Only Russian papers have one. */
export const asksSnils = (code: CountryCode): boolean => country(code).identity.snils;

/** By the place on the form; nothing where all is well. */
export function employeeProblems(form: EmployeeForm): Problems {
  const phone = parsePhone(form.phone, form.country);
  const found = {
    first_name: checkName(form.first_name),
    last_name: checkName(form.last_name),
    phone: phone.ok ? null : phone.message,
    snils: asksSnils(form.country) ? checkOptionalSnils(form.snils) : null,
  };
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** Rule of the points of a role in the scope «some». */
export const checkChosenPoints = (chosen: number): string | null =>
  chosen > 0 ? null : message('validation.employee.points');

/** What an owner may give; ownership comes by registration, and the auditor is not assignable. */
export const ASSIGNABLE_PERMISSIONS: readonly Permission[] = ASSIGNABLE_ROLES.map(permissionOf);

/** Why a role or a lock permission was not given to one person at one point. */
export const GRANT_REFUSALS = [
  'unknown',
  'forbidden',
  'closed',
  'self',
  'owner',
  'deleted',
  'notAccepted',
  'notAssignable',
] as const;

export type GrantRefusal = (typeof GRANT_REFUSALS)[number];

/** Any other refusal of the policy can't meet a role or a lock. */
export const grantRefusal = (refusal: PointState | EmployeeState | 'unknown' | 'forbidden'): GrantRefusal =>
  GRANT_REFUSALS.find((known) => known === refusal) ?? 'forbidden';

/** What an owner is told about a role before giving it: each of these is possible with it, or not. */
const PREVIEWED = [
  'viewPoint',
  'openLock',
  'writeTickets',
  'editSignboard',
  'listEmployees',
  'editDetails',
  'addEmployee',
  'seeBalance',
] as const satisfies readonly PointAction[];

export type PreviewedAction = (typeof PREVIEWED)[number];

/** The lock is given apart from the role. */
export function rolePreview(
  role: PointRole,
  opensLock: boolean,
): ReadonlyArray<{ readonly action: PreviewedAction; readonly may: boolean }> {
  return PREVIEWED.map((action) => ({
    action,
    may: roleMay(role, action) && (action !== 'openLock' || opensLock),
  }));
}
