import type { GrantRefusal } from '@punkt/domain/employees';
import type { Employee } from './employee-queries.ts';

/** One person at one point, where something was not given. */
export interface RefusedPair {
  readonly user_id: string;
  readonly pickpoint_id: string;
  /** Empty where the caller may not know the point. */
  readonly address: string;
  readonly reason: GrantRefusal | null;
  /** The role was saved, and only what it may do with the lock was not. */
  readonly lock?: boolean;
}

export type Chosen = Pick<Employee, 'id' | 'name' | 'phone'>;

/** A line of the answer: about a person, about a point, or about both. */
export interface RefusedLine {
  readonly name: string;
  readonly address: string;
  readonly reason: GrantRefusal;
  readonly lock: boolean;
}

/** Reasons that hold wherever the person is asked for, and those that hold whoever is. */
const OF_PERSON: readonly GrantRefusal[] = ['deleted', 'notAccepted', 'self'];
const OF_POINT: readonly GrantRefusal[] = ['closed'];

/** Whoever is gone: choosing them again would only be refused again. */
export const goneOf = (refused: readonly RefusedPair[]): string[] => [
  ...new Set(
    refused
      .filter(({ reason }) => reason === 'deleted' || reason === 'notAccepted')
      .map(({ user_id }) => user_id),
  ),
];

/** What failed, each thing once: somebody removed is one line, not one for each of three hundred points. */
export function linesOf(refused: readonly RefusedPair[], people: readonly Chosen[]): RefusedLine[] {
  const lines = new Map<string, RefusedLine>();
  for (const { user_id, pickpoint_id, address, reason: known, lock = false } of refused) {
    const reason = known ?? 'unknown';
    const [ofPerson, ofPoint] = [OF_PERSON.includes(reason), OF_POINT.includes(reason)];
    // Of one person the screen says already who it is.
    const name = ofPoint || people.length === 1 ? '' : nameOf(user_id, people);
    const key = [ofPoint ? '' : user_id, ofPerson ? '' : pickpoint_id, reason, lock].join(' ');
    if (!lines.has(key)) lines.set(key, { name, address: ofPerson ? '' : address, reason, lock });
  }
  return [...lines.values()];
}

/** Masked names are often alike; the last digits of the phone tell them apart. */
function nameOf(id: string, people: readonly Chosen[]): string {
  const person = people.find((each) => each.id === id);
  if (!person) return '';
  const alike = people.filter(({ name }) => name === person.name).length > 1;
  return alike ? `${person.name} (${person.phone})` : person.name;
}
