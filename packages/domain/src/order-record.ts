import type { CountryCode } from './country-code.ts';
import type { FileType } from './files.ts';
import { fullAddress } from './geo.ts';
import type { PointType } from './point-type.ts';
import type { CourierAccess, Location } from './premises.ts';
import type { SubsidyType } from './subsidy.ts';
import { DEFAULT_TIMETABLE, type Timetable } from './timetable.ts';

/** A photo, a document or a video of the room; the address is ours for what was uploaded, anybody's for a video link. */
export interface OrderFile {
  readonly url: string;
  readonly type: FileType;
  /** May be shown to customers. */
  readonly isPublic: boolean;
}

/** What an applicant fills in, by its names on the wire. Blanks are what a draft has not got yet. */
export interface OrderRecord {
  readonly country: CountryCode;
  readonly type_point: PointType | null;
  readonly city_id: string;
  readonly city_name: string;
  readonly region: string;
  readonly district: string;
  readonly street: string;
  readonly house: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly description: string;
  readonly courier_way: string;
  /** Where in the building. */
  readonly locations: Location | null;
  readonly entrance: string;
  readonly access_type: CourierAccess | null;
  readonly phone: string;
  readonly subsidy_hex_type: SubsidyType | null;
  /** The point that moves; `null` for a new one. */
  readonly ex_pickpoint_id: string | null;
  readonly area: number | null;
  readonly stock_area: number | null;
  readonly celling_height: number | null;
  readonly dressing_rooms_count: number | null;
  readonly timetable: Timetable | null;
  readonly actual_urls: readonly OrderFile[];
}

export type OrderField = keyof OrderRecord;

export function blankOrder(country: CountryCode, phone: string): OrderRecord {
  return {
    country,
    type_point: null,
    city_id: '',
    city_name: '',
    region: '',
    district: '',
    street: '',
    house: '',
    latitude: null,
    longitude: null,
    description: '',
    courier_way: '',
    locations: null,
    entrance: '',
    access_type: null,
    phone,
    subsidy_hex_type: null,
    ex_pickpoint_id: null,
    area: null,
    stock_area: null,
    celling_height: null,
    dressing_rooms_count: null,
    timetable: DEFAULT_TIMETABLE,
    actual_urls: [],
  };
}

/** In one line, as lists show it. */
export const orderAddress = ({ city_name: cityName, ...parts }: AddressFields): string =>
  fullAddress({ ...parts, cityName });

type AddressFields = Pick<OrderRecord, 'district' | 'city_name' | 'street' | 'house'>;
