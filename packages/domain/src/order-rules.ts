import { country } from './countries.ts';
import { REQUIRED_DOCUMENTS } from './files.ts';
import { checkLength } from './length.ts';
import { message } from './message.ts';
import { checkFileList, checkOrderFiles } from './order-files.ts';
import { ORDER_FIELDS, ORDER_STEPS, type OrderRecord, type OrderStep } from './order-record.ts';
import { ORDER_TEXTS } from './order-terms.ts';
import { countryOfPhone, type ParsedPhone, parsePhone } from './phone.ts';
import { type PointType, pointTypeTerms, STANDARD_POINT } from './point-type.ts';
import { AREA_MINIMUM, CEILING_HEIGHT, MINIMUM_STOCK_PERCENT } from './premises.ts';
import type { Problems } from './record-table.ts';
import type { SubsidyType } from './subsidy.ts';
import { checkTimetable } from './timetable.ts';

export type OrderProblems = Problems;

/** What the rules get from outside: the map knows it, not the form. */
export interface OrderSurroundings {
  readonly subsidies: readonly SubsidyType[];
}

/** Only Russia lets the applicant choose; elsewhere a point is a standard one. */
export const pointTypeOf = ({ country: code, type_point }: OrderRecord): PointType | null =>
  country(code).flow.choosesPointType ? type_point : STANDARD_POINT;

const required = (value: unknown): string | null =>
  value === null || value === '' ? message('validation.required') : null;

const clean = (answers: Readonly<Record<string, string | null>>): OrderProblems =>
  Object.fromEntries(Object.entries(answers).filter((entry): entry is [string, string] => entry[1] !== null));

/** A subsidy is chosen where there is one to choose, and never for a move. */
export function asksSubsidy(record: OrderRecord, { subsidies }: OrderSurroundings): boolean {
  const type = pointTypeOf(record);
  if (record.ex_pickpoint_id !== null || type === null || subsidies.length === 0) return false;
  return country(record.country).flow.asksSubsidyFor.includes(type);
}

function checkSubsidy(record: OrderRecord, surroundings: OrderSurroundings): string | null {
  if (!asksSubsidy(record, surroundings)) return null;
  const chosen = record.subsidy_hex_type;
  if (chosen === 'none') return null;
  return chosen && surroundings.subsidies.includes(chosen) ? null : message('validation.order.subsidy');
}

/** In a shopping mall a courier needs to be told the way. */
function checkCourierWay({ locations, courier_way }: OrderRecord): string | null {
  const text = courier_way.trim();
  if (text === '') return locations === 'shoppingMall' ? message('validation.required') : null;
  return checkLength(text, { min: 1, max: ORDER_TEXTS.courierWayMaximum });
}

export const asksCourierAccess = ({
  country: code,
  locations,
}: Pick<OrderRecord, 'country' | 'locations'>): boolean =>
  country(code).flow.mallCourierAccess && locations === 'shoppingMall';

function checkDescription(description: string): string | null {
  const text = description.trim();
  return text === '' ? message('validation.required') : checkLength(text, ORDER_TEXTS.description);
}

/** A number of the country of the point, or of any of ours: people keep theirs when they cross a border. */
export function contactPhone({ phone, country: code }: Pick<OrderRecord, 'phone' | 'country'>): ParsedPhone {
  const parsed = parsePhone(phone, code);
  const other = parsed.ok ? null : countryOfPhone(phone.replace(/[^0-9]/g, ''));
  return other ? parsePhone(`+${phone}`, other) : parsed;
}

/** A number of the point's country as people write it there, or a full one of any of ours: owners keep their numbers. */
function checkPhone({ phone, country: code }: OrderRecord): string | null {
  const parsed = parsePhone(phone, code);
  return parsed.ok || countryOfPhone(phone.replace(/\D/g, '')) ? null : parsed.message;
}

export function checkLocation(record: OrderRecord, surroundings: OrderSurroundings): OrderProblems {
  const pinned = record.latitude !== null && record.longitude !== null;
  return clean({
    type_point: pointTypeOf(record) === null ? message('validation.required') : null,
    city_name: record.city_name.trim() === '' ? message('validation.order.city') : null,
    street: record.street.trim() === '' ? message('validation.order.street') : null,
    house: record.house.trim() === '' ? message('validation.order.house') : null,
    latitude: pinned ? null : message('validation.required'),
    locations: required(record.locations),
    access_type: asksCourierAccess(record) ? required(record.access_type) : null,
    description: checkDescription(record.description),
    courier_way: checkCourierWay(record),
    subsidy_hex_type: checkSubsidy(record, surroundings),
    phone: checkPhone(record),
  });
}

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly whole?: boolean;
}

function checkNumber(value: number | null, { min, max, whole = false }: Bounds): string | null {
  if (value === null) return message('validation.required');
  if (!Number.isFinite(value)) return message('validation.number');
  if (value < min) return message('validation.minValue', { min });
  if (value > max) return message('validation.maxValue', { max });
  return whole && !Number.isInteger(value) ? message('validation.integer') : null;
}

function checkStock({ area, stock_area }: OrderRecord): string | null {
  const problem = checkNumber(stock_area, { ...ORDER_FIELDS.stock_area, min: 1 });
  if (problem || area === null || stock_area === null) return problem;
  return stock_area > area ? message('validation.order.stockOverArea') : null;
}

/** What can't be right even in a draft. Everything else a half-filled application may still become. */
export function impossibleValues(record: OrderRecord): OrderProblems {
  const { area, stock_area, actual_urls } = record;
  const none = area !== null && area < AREA_MINIMUM;
  const over = !none && area !== null && stock_area !== null && stock_area > area;
  return clean({
    area: none ? message('validation.minValue', { min: AREA_MINIMUM }) : null,
    stock_area: over ? message('validation.order.stockOverArea') : null,
    ...checkFileList(actual_urls),
  });
}

export function checkConditions(record: OrderRecord): OrderProblems {
  return clean({
    area: checkNumber(record.area, ORDER_FIELDS.area),
    stock_area: checkStock(record),
    celling_height: checkNumber(record.celling_height, CEILING_HEIGHT),
    dressing_rooms_count: checkNumber(record.dressing_rooms_count, ORDER_FIELDS.dressing_rooms_count),
    ...checkTimetable(record.timetable),
  });
}

const checkFiles = ({ actual_urls }: OrderRecord): OrderProblems =>
  checkOrderFiles(actual_urls, { photos: 'creation', documents: REQUIRED_DOCUMENTS.creation });

export function checkOrderStep(
  step: OrderStep,
  record: OrderRecord,
  surroundings: OrderSurroundings,
): OrderProblems {
  if (step === 'location') return checkLocation(record, surroundings);
  return step === 'conditions' ? checkConditions(record) : checkFiles(record);
}

/** Everything that keeps an application from being sent. */
export const checkOrder = (record: OrderRecord, surroundings: OrderSurroundings): OrderProblems =>
  Object.assign({}, ...ORDER_STEPS.map((step) => checkOrderStep(step, record, surroundings)));

/** How far a draft is: the first step that is not complete, counting the reading of the requirements as the first. */
export function draftProgress(record: OrderRecord) {
  const open = ORDER_STEPS.findIndex(
    (step) => Object.keys(checkOrderStep(step, record, { subsidies: [] })).length > 0,
  );
  const of = ORDER_STEPS.length + 1;
  return { at: open < 0 ? of : open + 2, of, ready: open < 0 };
}

/** Not wrong, yet unusual: the owner confirms before sending, and the operator sees a flag. */
export function orderWarnings(record: OrderRecord): OrderProblems {
  const type = pointTypeOf(record);
  const { area, stock_area } = record;
  if (type === null || area === null) return {};
  const { minimumArea } = pointTypeTerms[type];
  const small = area < minimumArea;
  const tight = stock_area !== null && stock_area * 100 < area * MINIMUM_STOCK_PERCENT;
  return clean({
    area: small ? message('validation.order.areaBelowMinimum', { area: minimumArea }) : null,
    stock_area: tight ? message('validation.order.stockShare', { percent: MINIMUM_STOCK_PERCENT }) : null,
  });
}
