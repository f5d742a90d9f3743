import type { consoleEmployees, employees } from '@punkt/contract/employees';
import { isActiveEmployee, maskFullName } from '@punkt/domain/employees';
import { isOwnerRole, pointRole } from '@punkt/domain/permissions';
import { formatInternational, maskPhone } from '@punkt/domain/phone';
import { employeeAbilities } from '@punkt/domain/point-policy';
import type { z } from 'zod';
import type { MemberRow, PersonRow } from './employee-store.ts';
import { factsAt, hasAgreed, type Place, type Target } from './rights.ts';
import type { EmployeesService } from './service.ts';

type Answer<T extends keyof typeof employees> = z.input<(typeof employees)[T]['response']>;
type List = Answer<'GET /s:shard/api/v2/pickpoint/user/list'>;
type Roles = Answer<'POST /api/v2/pickpoint/pickpoint-and-user/list'>;
type Counted = Awaited<ReturnType<EmployeesService['points']>>['rows'][number];
type Listed = Awaited<ReturnType<EmployeesService['list']>>;

/** Nobody is a secret to themselves. */
const masked = ({ first_name, last_name, phone, country, snils }: PersonRow, self: boolean) => ({
  name: self ? `${last_name} ${first_name}`.trim() : maskFullName(first_name, last_name),
  phone: self ? formatInternational(phone) : maskPhone(phone),
  country,
  hasSnils: snils !== '',
});

export const presentPlace = ({ place, abilities, employees: count }: Counted): List['point'] => ({
  id: String(place.id),
  externalId: place.external_id,
  name: place.name,
  address: place.address,
  district: place.district,
  country: place.country,
  shard: place.shard,
  isActive: place.is_active,
  role: place.actor.role,
  abilities,
  employees: count,
});

export const presentPerson = (person: PersonRow): Answer<'GET /api/v2/pickpoint_user/:id/info'> => {
  const { first_name: firstName, last_name: lastName, middle_name: middleName, phone, snils } = person;
  return { firstName, lastName, middleName, phone, snils };
};

type ForStaff = z.input<
  (typeof consoleEmployees)['GET /api/v2/manage/points/:id/employees']['response']
>['data'][number];

/** What somebody is at the point of this owner, without anything that says who they are. */
export function presentForStaff(ownerId: string, row: MemberRow, self = false): ForStaff {
  const role = row.id === ownerId ? 'owner' : pointRole(row);
  const { deleted, acceptance } = row;
  const owns = isOwnerRole(role);
  return {
    id: row.id,
    ...masked(row, self),
    role,
    acceptance: owns ? 'accepted' : acceptance,
    elockPermission: owns ? 'openAndActivate' : row.lock_permission,
    isDeleted: deleted && !owns,
    isActive: owns || isActiveEmployee({ role, deleted, acceptance }),
  };
}

export function presentMember(
  { place, callerId }: Pick<Listed, 'place' | 'callerId'>,
  row: Listed['rows'][number],
): List['data'][number] {
  const self = row.id === callerId;
  const shown = presentForStaff(place.owner_id, row, self);
  const facts = { role: shown.role, self, deleted: shown.isDeleted, hasSnils: shown.hasSnils };
  return {
    ...shown,
    pvzId: String(place.id),
    rating: null,
    isSelf: self,
    abilities: shown.acceptance === 'accepted' ? employeeAbilities(place.actor, place.states, facts) : [],
  };
}

const abilitiesAt = (target: Target, place: Place) =>
  hasAgreed(target, place) ? employeeAbilities(place.actor, place.states, factsAt(target, place)) : [];

export function presentRoles({
  target,
  first,
  places,
}: Awaited<ReturnType<EmployeesService['roles']>>): Roles {
  const { person, self, ties } = target;
  return {
    data: places.map((place) => ({
      pickpointId: String(place.id),
      externalId: place.external_id,
      officeName: place.name,
      address: place.address,
      district: place.district,
      isActive: place.is_active,
      role: factsAt(target, place).role,
      elockPermission: target.grants.get(place.id)?.lock_permission ?? 'none',
      abilities: abilitiesAt(target, place),
    })),
    employee: {
      id: person.id,
      ...masked(person, self),
      acceptance: ties.get(first.owner_id)?.acceptance ?? 'none',
      rating: null,
      isDeleted: factsAt(target, first).deleted,
      isSelf: self,
      abilities: abilitiesAt(target, first),
    },
  };
}
