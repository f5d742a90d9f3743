import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
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
  readonly zone: Subsidy['subsidy_info'];
}

export interface Wishes {
  readonly country: CountryCode;
  readonly town: string;
  readonly street: string;
  readonly type?: PointType;
  readonly lang?: 'ru' | 'ka';
  /** A cell that nobody may have any more, instead of a free one. */
  readonly closed?: boolean;
}

const TRIES = 40;

/** A house nobody has applied for: journeys share one map, so it is drawn by lot. */
export async function findPlace(request: APIRequestContext, token: string, wishes: Wishes): Promise<Place> {
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
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const street = streets[randomInt(streets.length)];
    if (!street) continue;
    const houses = await search({
      kind: 'house',
      query: String(randomInt(1, 10)),
      street: street.street,
      ...inTown,
    });
    const house = houses[randomInt(Math.max(1, houses.length))];
    if (!house) continue;
    const params = { latitude: house.latitude, longitude: house.longitude, tariff: type };
    const { subsidy_info: zone } = (await (
      await request.get('/api/v4/pickpoint/subsidy', { headers, params })
    ).json()) as Subsidy;
    if ((zone.zone === 'grey' || zone.taken) === closed) return { city, street, house, zone };
  }
  throw new Error(`no ${closed ? 'closed' : 'free'} place in ${town}`);
}
