import type { CountryCode } from './country-code.ts';
import { FILE_TYPES } from './files.ts';
import { fullAddress } from './geo.ts';
import { FILE_SLOTS, type OrderFile } from './order-files.ts';
import { POINT_TYPES } from './point-type.ts';
import {
  AREA_MAXIMUM,
  AREA_MINIMUM,
  COURIER_ACCESS,
  DRESSING_ROOMS_MAXIMUM,
  LOCATIONS,
  SIGNBOARD_FORMATS,
  SIGNBOARD_SIZE_NAMES,
} from './premises.ts';
import {
  blankFields,
  COUNTRY,
  type EntityOf,
  fieldOfPath,
  fieldsOf,
  fieldsWhere,
  fittingFields,
  fromEntity,
  placeOf,
  type RecordOf,
  type RecordTable,
  toEntity,
} from './record-table.ts';
import { SUBSIDY_TYPES } from './subsidy.ts';
import { DEFAULT_TIMETABLE, generalHours, type Timetable, WEEK_DAYS } from './timetable.ts';

export type { OrderFile } from './order-files.ts';

/** Of the wizard. Fields of the step `activation` are asked for after the approval: see activation.ts. */
export const ORDER_STEPS = ['location', 'conditions', 'files'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

const place = { step: 'location' } as const;
const room = { step: 'conditions', kind: 'number' } as const;
const address = { ...place, kind: 'text', group: 'address' } as const;
const opening = { step: 'activation' } as const;
const gln = { ...opening, kind: 'text', max: 30, optional: true } as const;

/** What an applicant fills in, in the order of the form. A new field is a row here: docs/architecture.md says what else it needs. */
export const ORDER_FIELDS = {
  country: { entity: 'country', step: null, ...COUNTRY, given: true },
  ex_pickpoint_id: { entity: 'exPickPointId', step: null, kind: 'id' },
  type_point: { entity: 'typePoint', ...place, kind: 'choice', options: POINT_TYPES },
  city_id: { entity: 'cityId', ...address, max: 100, at: 'city_name' },
  city_name: { entity: 'cityName', ...address, max: 200 },
  region: { entity: 'region', ...address, max: 200, at: 'city_name' },
  district: { entity: 'district', ...address, max: 200, at: 'city_name' },
  street: { entity: 'street', ...address, max: 200 },
  house: { entity: 'house', ...address, max: 50 },
  latitude: { entity: 'latitude', ...place, kind: 'number', min: -90, max: 90, group: 'pin' },
  longitude: {
    entity: 'longitude',
    ...place,
    kind: 'number',
    min: -180,
    max: 180,
    group: 'pin',
    at: 'latitude',
  },
  locations: { entity: 'floorLevel', ...place, kind: 'choice', options: LOCATIONS },
  entrance: { entity: 'entrance', ...place, kind: 'text', max: 30, personal: true, optional: true },
  access_type: {
    entity: 'couriersAccess',
    ...place,
    kind: 'choice',
    options: COURIER_ACCESS,
    optional: true,
  },
  description: { entity: 'description', ...place, kind: 'lines', max: 500, personal: true },
  courier_way: { entity: 'courierWay', ...place, kind: 'lines', max: 500, personal: true, optional: true },
  phone: { entity: 'phone', ...place, kind: 'phone', max: 30, personal: true },
  subsidy_hex_type: {
    entity: 'subsidyHexType',
    ...place,
    kind: 'choice',
    options: SUBSIDY_TYPES,
    optional: true,
  },
  area: { entity: 'area', ...room, min: AREA_MINIMUM, max: AREA_MAXIMUM, unit: 'squareMetres' },
  stock_area: { entity: 'warehouseArea', ...room, min: 0, max: AREA_MAXIMUM, unit: 'squareMetres' },
  celling_height: { entity: 'cellingHeight', ...room, min: 0, max: AREA_MAXIMUM, unit: 'metres' },
  dressing_rooms_count: {
    entity: 'dressingRoomsCount',
    ...room,
    min: 0,
    max: DRESSING_ROOMS_MAXIMUM,
    whole: true,
  },
  timetable: { entity: 'timetable', step: 'conditions', kind: 'own' },
  actual_urls: { entity: 'photos', step: 'files', kind: 'own', personal: true, at: 'actual_urls.public' },
  signboard_size: { entity: 'signboardSize', ...opening, kind: 'choice', options: SIGNBOARD_SIZE_NAMES },
  signboard_format: { entity: 'signboardFormat', ...opening, kind: 'choice', options: SIGNBOARD_FORMATS },
  owner_gln: { entity: 'ownerGln', ...gln },
  pickpoint_gln: { entity: 'glnPvz', ...gln },
  mol_name: { entity: 'molName', ...opening, kind: 'text', max: 200, personal: true, optional: true },
  /** Becomes a message of the talk with the operator once it is sent. */
  operator_message: {
    entity: 'operatorMessage',
    ...opening,
    kind: 'lines',
    max: 1000,
    personal: true,
    optional: true,
  },
  fine_acknowledged: { entity: 'fineAcknowledged', ...opening, kind: 'flag', optional: true },
} as const satisfies RecordTable;

export type OrderField = keyof typeof ORDER_FIELDS;
export const ORDER_FIELD_NAMES: readonly OrderField[] = fieldsOf(ORDER_FIELDS);

/** Blanks are what a draft has not got yet. */
export type OrderRecord = RecordOf<typeof ORDER_FIELDS> & {
  readonly timetable: Timetable | null;
  readonly actual_urls: readonly OrderFile[];
};

export const blankOrder = (country: CountryCode, phone: string): OrderRecord => ({
  ...blankFields(ORDER_FIELDS),
  country,
  phone,
  timetable: DEFAULT_TIMETABLE,
  actual_urls: [],
});

/** A draft was kept by some version of the form: what does not fit the record of today is left out. */
export function fittedOrder(given: unknown, fallback: OrderRecord): OrderRecord {
  const { timetable, actual_urls: files } = (given ?? {}) as Partial<OrderRecord>;
  return {
    ...fallback,
    ...fittingFields(ORDER_FIELDS, given),
    ...(typeof timetable === 'object' ? { timetable } : {}),
    ...(Array.isArray(files) ? { actual_urls: files } : {}),
  };
}

/** Personal fields, blank: of an erased owner's application stays where the room is and what became of it. */
export function erasedFields(): Partial<OrderRecord> {
  const blank = blankOrder('RU', '');
  const personal = fieldsWhere(ORDER_FIELDS, (row) => row.personal === true);
  return Object.fromEntries(personal.map((field) => [field, blank[field]])) as Partial<OrderRecord>;
}

/** Fields as requests carry them: the days of the week are wrapped there. */
export type OrderFields = {
  readonly [Field in OrderField]?: Field extends 'timetable'
    ? { readonly weekDays: Timetable } | null | undefined
    : OrderRecord[Field] | undefined;
};

/** The named fields as they are sent. */
export function sentFields(record: OrderRecord, names: readonly OrderField[]): OrderFields {
  const wrapped = { ...record, timetable: record.timetable && { weekDays: record.timetable } };
  return Object.fromEntries(names.map((name) => [name, wrapped[name]])) as OrderFields;
}

/** The record with the named fields as they were sent; what was not sent stays. */
export function withFields(
  record: OrderRecord,
  { timetable, ...plain }: OrderFields,
  names: readonly OrderField[] = ORDER_FIELD_NAMES,
): OrderRecord {
  const sent = { ...plain, timetable: timetable === undefined ? undefined : (timetable?.weekDays ?? null) };
  const wanted = names.filter((name) => sent[name] !== undefined);
  return { ...record, ...Object.fromEntries(wanted.map((name) => [name, sent[name]])) };
}

/** What responses call the filled-in fields; files are described by whoever keeps them. */
export const orderEntity = (record: OrderRecord) => ({
  ...toEntity(ORDER_FIELDS, record),
  timetable: record.timetable && {
    weekDays: record.timetable,
    timetableGeneral: generalHours(record.timetable),
    saturday: record.timetable.saturday,
    sunday: record.timetable.sunday,
  },
});

interface OrderEntity extends EntityOf<typeof ORDER_FIELDS> {
  readonly timetable: { readonly weekDays: Timetable } | null;
  readonly photos: readonly OrderFile[];
  readonly videos: readonly OrderFile[];
  readonly documents: readonly OrderFile[];
}

/** A response as the record that a form edits. */
export const orderOfEntity = (entity: OrderEntity): OrderRecord => ({
  ...fromEntity(ORDER_FIELDS, entity),
  timetable: entity.timetable?.weekDays ?? null,
  actual_urls: [...entity.photos, ...entity.videos, ...entity.documents].map(({ url, type, isPublic }) => ({
    url,
    type,
    isPublic,
  })),
});

/** Names that are no field: of other calls about the same things. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  fullAddress: 'city_name',
  lat_long: 'latitude',
  referralCode: 'referral_code',
};

/** Where on the form a path of the wire stands: a file by its type, a field by the name it is sent with. */
export function orderPlace(path: string, files: readonly OrderFile[] = []): string {
  const inner = path.replace(/^(actual_urls|photos|videos|documents)\./, '');
  const [head = ''] = inner.split('.');
  if (FILE_TYPES.some((type) => type === head)) return `actual_urls.${head}`;
  if (inner !== path && /^\d+$/.test(head)) return `actual_urls.${files[Number(head)]?.type ?? 'public'}`;
  if (head === 'weekDays' || path.startsWith('timetable.weekDays')) return 'timetable';
  return OTHER_NAMES[path] ?? placeOf(ORDER_FIELDS, path);
}

/** The step of the wizard that asks for a place of the form. */
export function orderStepOf(path: string): OrderStep {
  const field = fieldOfPath(ORDER_FIELDS, path);
  const step = field && ORDER_FIELDS[field].step;
  return ORDER_STEPS.find((each) => each === step) ?? 'location';
}

/**
 * Places a remark can stick to: fields, days of the week, files by what they show, whether or not there is one yet, and how
 * many photos may be shown. What the form has no place for its owner would never find.
 */
const REMARKABLE: ReadonlySet<string> = new Set([
  ...fieldsWhere(ORDER_FIELDS, ({ step }) => step !== null && step !== 'activation'),
  ...WEEK_DAYS.map((day) => `timetable.${day}`),
  ...FILE_SLOTS.map((type) => `actual_urls.${type}`),
  'actual_urls.public',
]);

export const isRemarkable = (path: string): boolean => REMARKABLE.has(path);

/** In one line, as lists show it. */
export const orderAddress = ({ city_name: cityName, ...parts }: AddressFields): string =>
  fullAddress({ ...parts, cityName });

type AddressFields = Pick<OrderRecord, 'district' | 'city_name' | 'street' | 'house'>;
