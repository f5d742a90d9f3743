import { MINIMUM_PUBLIC_PHOTOS } from './files.ts';
import { checkLength } from './length.ts';
import { message } from './message.ts';
import { tidyText } from './order-clean.ts';
import { checkFileList, fileKindOf, filesOfKind, type OrderFile } from './order-files.ts';
import { ORDER_TEXTS } from './order-terms.ts';
import { POINT_FEATURES, type PointFeature } from './point-features.ts';
import { DRESSING_ROOMS_MAXIMUM } from './premises.ts';
import {
  blankFields,
  fieldsOf,
  fittingFields,
  type Problems,
  type RecordOf,
  type RecordTable,
} from './record-table.ts';

/** More than any shop has: a slip of the finger. */
const RACKS_MAXIMUM = 1_000;
const CELLS_MAXIMUM = 100_000;

const count = { step: 'details', kind: 'number', min: 0, whole: true } as const;
const words = { step: 'details', kind: 'lines', personal: true } as const;

/** What the owner of an open point changes by themselves, in the order of the form. Area and hours are asked for. */
export const POINT_FIELDS = {
  description: { entity: 'description', ...words, max: 500 },
  courier_way: { entity: 'courierWay', ...words, max: 500 },
  alarm_system: { entity: 'alarmSystem', ...words, max: 500 },
  dressing_rooms_count: { entity: 'dressingRoomsCount', ...count, max: DRESSING_ROOMS_MAXIMUM },
  racks_count: { entity: 'racksCount', ...count, max: RACKS_MAXIMUM },
  cells_count: { entity: 'cellsCount', ...count, max: CELLS_MAXIMUM },
  max_cells_count: { entity: 'maxCellsCount', ...count, max: CELLS_MAXIMUM },
  features: { entity: 'features', step: 'details', kind: 'own' },
  actual_urls: { entity: 'photos', step: 'details', kind: 'own', personal: true, at: 'actual_urls.public' },
} as const satisfies RecordTable;

export type PointField = keyof typeof POINT_FIELDS;
export const POINT_FIELD_NAMES: readonly PointField[] = fieldsOf(POINT_FIELDS);

export type PointRecord = RecordOf<typeof POINT_FIELDS> & {
  readonly features: readonly PointFeature[];
  readonly actual_urls: readonly OrderFile[];
};

export const blankPoint = (): PointRecord => ({
  ...blankFields(POINT_FIELDS),
  features: [],
  actual_urls: [],
});

/** A kept record as the table of today has it: a point of an earlier day may lack a field. */
export function fittedPoint(given: unknown): PointRecord {
  const { features, actual_urls } = (given ?? {}) as Partial<PointRecord>;
  return {
    ...blankPoint(),
    ...fittingFields(POINT_FIELDS, given),
    features: POINT_FEATURES.filter((feature) => features?.includes(feature)),
    actual_urls: actual_urls ?? [],
  };
}

/** As it is kept: tidy texts, features in the order of the form, and papers that nobody is shown. */
export const cleanPoint = (record: PointRecord): PointRecord => ({
  ...record,
  description: tidyText(record.description),
  courier_way: tidyText(record.courier_way),
  alarm_system: tidyText(record.alarm_system),
  features: POINT_FEATURES.filter((feature) => record.features.includes(feature)),
  actual_urls: record.actual_urls.map(({ url, type, isPublic }) => ({
    url: url.trim().toWellFormed(),
    type,
    isPublic: isPublic && fileKindOf(type) === 'photo',
  })),
});

function checkCount(value: number | null, field: 'racks_count' | 'cells_count' | 'max_cells_count') {
  if (value === null) return null;
  if (!Number.isInteger(value) || value < 0) return message('validation.digitsOnly');
  const { max } = POINT_FIELDS[field];
  return value > max ? message('validation.maxValue', { max }) : null;
}

function checkRooms(value: number | null): string | null {
  if (value === null) return message('validation.required');
  if (!Number.isInteger(value) || value < 0) return message('validation.digitsOnly');
  return value > DRESSING_ROOMS_MAXIMUM
    ? message('validation.maxValue', { max: DRESSING_ROOMS_MAXIMUM })
    : null;
}

function checkCells({ cells_count: cells, max_cells_count: most }: PointRecord): string | null {
  const problem = checkCount(cells, 'cells_count');
  if (problem || cells === null || most === null) return problem;
  return cells > most ? message('validation.point.cells') : null;
}

const checkWords = (text: string): string | null =>
  text === '' ? null : checkLength(text, { min: 1, max: ORDER_TEXTS.courierWayMaximum });

/** Customers still have something to see; films and papers have rules of their own. */
function checkPhotos(files: readonly OrderFile[]): Problems {
  const shown = filesOfKind(files, 'photo').filter(({ isPublic }) => isPublic).length;
  const few = shown < MINIMUM_PUBLIC_PHOTOS;
  return {
    ...checkFileList(files),
    ...(few && {
      'actual_urls.public': message('validation.photos.public', { count: MINIMUM_PUBLIC_PHOTOS }),
    }),
    ...(filesOfKind(files, 'video').length > 1 && { 'actual_urls.video': message('validation.video.one') }),
  };
}

/** Only what somebody changes is looked at: a point that never had three photos may still get a new rack. */
export function checkPoint(record: PointRecord, names: readonly PointField[] = POINT_FIELD_NAMES): Problems {
  const description = record.description.trim();
  const answers: Readonly<Record<Exclude<PointField, 'actual_urls'>, string | null>> = {
    description: description
      ? checkLength(description, ORDER_TEXTS.description)
      : message('validation.required'),
    courier_way: checkWords(record.courier_way.trim()),
    alarm_system: checkWords(record.alarm_system.trim()),
    dressing_rooms_count: checkRooms(record.dressing_rooms_count),
    racks_count: checkCount(record.racks_count, 'racks_count'),
    cells_count: checkCells(record),
    max_cells_count: checkCount(record.max_cells_count, 'max_cells_count'),
    features: null,
  };
  const found: Record<string, string> = {};
  for (const name of names) {
    if (name === 'actual_urls') Object.assign(found, checkPhotos(record.actual_urls));
    else if (answers[name]) found[name] = answers[name];
  }
  // Fewer places than stand there already is a matter of both.
  if (names.includes('max_cells_count') && !found.max_cells_count && checkCells(record))
    found.cells_count = checkCells(record) ?? '';
  return found;
}

/** What a history says of a field: short enough to be read, and of photos how many there are. */
function shownValue(record: PointRecord, name: PointField): string {
  const value = record[name];
  if (name === 'actual_urls') return String(record.actual_urls.length);
  if (Array.isArray(value)) return value.join(',');
  return value === null ? '' : String(value);
}

export interface PointChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Which of the named fields are others now, and what they were. */
export const pointChanges = (
  before: PointRecord,
  after: PointRecord,
  names: readonly PointField[] = POINT_FIELD_NAMES,
): PointChange[] =>
  names
    .filter((name) => !isSame(before[name], after[name]))
    .map((field) => ({ field, before: shownValue(before, field), after: shownValue(after, field) }));

/** What happens to a point, for its history. */
export const POINT_ACTS = [
  'opened',
  'edited',
  'signboard',
  'signboardChecked',
  'signboardRejected',
  'areaAsked',
  'areaApproved',
  'areaRejected',
  'areaAppealed',
  'timetableAsked',
  'timetableApproved',
  'timetableRejected',
  'timetableAppealed',
  'blocked',
  'unblocked',
  'closed',
] as const;
export type PointAct = (typeof POINT_ACTS)[number];

export const POINT_ACTORS = ['owner', 'employee', 'staff', 'clock'] as const;
export type PointActorKind = (typeof POINT_ACTORS)[number];

/** What an owner of many looks for. */
export const POINT_FILTERS = ['open', 'blocked', 'closed'] as const;
export type PointFilter = (typeof POINT_FILTERS)[number];
