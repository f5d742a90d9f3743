import { type ActivationFacts, activationSteps, lockIsSettled } from '@punkt/domain/activation';
import { country } from '@punkt/domain/countries';
import { REQUIRED_DOCUMENTS, REQUIRED_PHOTOS } from '@punkt/domain/files';
import { filesOfKind } from '@punkt/domain/order-files';
import type { OrderRecord } from '@punkt/domain/order-record';
import { checkConditions, orderWarnings } from '@punkt/domain/order-rules';
import { SIMPLIFIED_POINT } from '@punkt/domain/point-type';
import type { OrderRow } from '../tables.ts';

interface Surroundings {
  readonly unverified: boolean;
  /** Not known in the queue: the zone is looked at when an application is opened. */
  readonly zoneClosed?: boolean;
  /** The pin lies far from the town that the address names. */
  readonly elsewhere: boolean;
}

/** What an operator should look at twice, and what the queue is filtered by; named by `reviews.application.flag.<name>`. */
export function flagsOf(
  order: OrderRow,
  { unverified, zoneClosed = false, elsewhere }: Surroundings,
): string[] {
  const warnings = orderWarnings(order.record);
  const held: Array<[string, boolean]> = [
    ['unverifiedCompany', unverified],
    ['zoneClosed', zoneClosed],
    ['elsewhere', elsewhere],
    ['smallArea', warnings.area !== undefined],
    ['smallStock', warnings.stock_area !== undefined],
    ['move', order.ex_pickpoint_id !== null],
    ['resubmitted', order.resubmitted > 0],
    ['simplified', order.type_point === SIMPLIFIED_POINT],
  ];
  return held.filter(([, holds]) => holds).map(([flag]) => flag);
}

/** What an operator holds the photos against; named by `reviews.application.requirement.<name>`. */
export function requirementsOf(record: OrderRecord): Array<{ readonly name: string; readonly ok: boolean }> {
  const conditions = checkConditions(record);
  const warnings = orderWarnings(record);
  const has = (type: string) => record.actual_urls.some((file) => file.type === type);
  return [
    { name: 'area', ok: !conditions.area && !warnings.area },
    { name: 'stock', ok: !conditions.stock_area && !warnings.stock_area },
    { name: 'ceiling', ok: !conditions.celling_height },
    { name: 'timetable', ok: !Object.keys(conditions).some((path) => path.startsWith('timetable')) },
    { name: 'photos', ok: REQUIRED_PHOTOS.creation.every(has) },
    { name: 'documents', ok: REQUIRED_DOCUMENTS.creation.every(has) },
    { name: 'video', ok: filesOfKind(record.actual_urls, 'video').length === 1 },
    { name: 'country', ok: country(record.country).flow.mayOpenPoint },
  ];
}

/** What an activation is held against: each of its parts, by the same names. */
/** A lock that clicked is judged with the activation itself, so it is no lack; a reason is decided before. */
export const activationRequirements = (record: OrderRecord, facts: ActivationFacts) =>
  activationSteps(record, facts).map(({ part, state }) => ({
    name: part,
    ok: part === 'lock' ? lockIsSettled(facts.lock) : state === 'done',
  }));
