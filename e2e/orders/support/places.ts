import { crc32 } from 'node:zlib';
import { type APIRequestContext, test } from '@playwright/test';
import type { CallOutput } from '@punkt/contract/contract';
import type { CountryCode } from '@punkt/domain/country-code';
import type { PointType } from '@punkt/domain/point-type';

type Found = CallOutput<'GET /api/v4/geo/search'>;
type Subsidy = CallOutput<'GET /api/v4/pickpoint/subsidy'>;
type Address = Found['data'][number];

export interface Place {
  /** As typed into the search, and as chosen. */
  readonly city: Address;
  readonly street: Address;
  readonly house: Address;
  readonly zone: Zone;
}

export interface PlaceOptions {
  readonly country: CountryCode;
  readonly town: string;
  readonly street: string;
  readonly type?: PointType;
  readonly lang?: 'ru' | 'ka';
  /** A cell that nobody may have any more, instead of a free one. */
  readonly closed?: boolean;
}

const MOST_WORKERS = 32;
let count = 0;

/** Counts up, and never answers a number that another worker gets, too. */
export function nextNumber(): number {
  count += 1;
  return count * MOST_WORKERS + (Number(process.env.TEST_WORKER_INDEX ?? 0) % MOST_WORKERS);
}

type Zone = Subsidy['subsidy_info'];

/**
 * Whether the one who runs this may have the cell. Of journeys that run side by side each has cells of its own: a form takes its
 * time, and another journey would send its application from the same cell meanwhile.
 */
export function isForUs({ zone, taken, cell }: Zone): boolean {
  const { config, parallelIndex } = test.info();
  return zone !== 'grey' && !taken && crc32(cell) % config.workers === parallelIndex;
}

/** A cell of the map is about three hundred metres wide, a house thirty. */
const HOUSES_PER_CELL = 12;

/**
 * A house nobody has applied for, nor will while the journey goes on. Journeys share one map, so each begins to look elsewhere;
 * it then walks the streets in their order, a cell a step, until a place is free (or closed, which may be everybody's).
 */
export async function findPlace(
  request: APIRequestContext,
  token: string,
  wishes: PlaceOptions,
): Promise<Place> {
  const { country, town, lang = 'ru', type = 'TYPE_POINT_8', closed = false } = wishes;
  const headers = { authorization: `Bearer ${token}` };
  const search = async (params: Record<string, string>): Promise<readonly Address[]> => {
    const answer = await request.get('/api/v4/geo/search', { headers, params: { country, lang, ...params } });
    return ((await answer.json()) as Found).data;
  };
  const [city] = await search({ kind: 'locality', query: town });
  if (!city) throw new Error(`no town ${town}`);
  const inTown = { city_id: city.cityId, city_name: city.cityName };
  const streets = await search({ kind: 'street', query: wishes.street, ...inTown });

  async function* housesFrom(start: number): AsyncGenerator<Omit<Place, 'zone' | 'city'>> {
    for (let turn = 0; turn < streets.length; turn += 1) {
      const street = streets[(start + turn) % streets.length];
      if (!street) return;
      const ask = (digit: number) =>
        search({ kind: 'house', query: String(digit), street: street.street, ...inTown });
      const found = (await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9].map(ask))).flat();
      const houses = found
        .toSorted((one, other) => Number(one.house) - Number(other.house))
        .filter((_, at) => at % HOUSES_PER_CELL === 0);
      for (let step = 0; step < houses.length; step += 1) {
        const house = houses[(start + step) % houses.length];
        if (house) yield { street, house };
      }
    }
  }

  for await (const { street, house } of housesFrom(closed ? 0 : nextNumber())) {
    const params = { latitude: house.latitude, longitude: house.longitude, tariff: type };
    const { subsidy_info: zone } = (await (
      await request.get('/api/v4/pickpoint/subsidy', { headers, params })
    ).json()) as Subsidy;
    if (closed ? zone.zone === 'grey' || zone.taken : isForUs(zone)) return { city, street, house, zone };
  }
  throw new Error(`no ${closed ? 'closed' : 'free'} place in ${town}`);
}

/** The place in an application that is made by a call. */
export const addressOf = ({ city, street, house }: Place) => ({
  city_id: city.cityId,
  city_name: city.cityName,
  street: street.street,
  house: house.house,
  latitude: house.latitude,
  longitude: house.longitude,
});
