import { isCountryCode } from '@punkt/domain/country-code';
import { ADDRESS_KINDS, fullAddress } from '@punkt/domain/geo';
import { z } from 'zod';
import type { FoundAddress } from './port.ts';

const answer = z.object({
  response: z.object({
    GeoObjectCollection: z.object({
      featureMember: z.array(z.object({ GeoObject: z.unknown() })),
    }),
  }),
});

const geoObject = z.object({
  metaDataProperty: z.object({
    GeocoderMetaData: z.object({
      kind: z.enum(ADDRESS_KINDS),
      Address: z.object({
        country_code: z.string(),
        Components: z.array(z.object({ kind: z.string(), name: z.string() })),
      }),
    }),
  }),
  Point: z.object({ pos: z.string() }),
});

type Components = z.infer<typeof geoObject>['metaDataProperty']['GeocoderMetaData']['Address']['Components'];

/** Narrower parts come later: a region follows its federal district, a hamlet its town. */
const lastOf = (components: Components, kind: string): string =>
  components.findLast((component) => component.kind === kind)?.name ?? '';

/** `"37.617698 55.755864"`: longitude first. */
function placeOf(pos: string) {
  const [longitude = Number.NaN, latitude = Number.NaN, ...rest] = pos.trim().split(/\s+/).map(Number);
  const isPlace = rest.length === 0 && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace ? { latitude, longitude } : null;
}

/** What is no town, street or house (a metro station, a lake), or of no country of ours, is not what anybody looks for. */
function readObject(json: unknown): FoundAddress[] {
  const parsed = geoObject.safeParse(json);
  if (!parsed.success) return [];
  const { kind, Address } = parsed.data.metaDataProperty.GeocoderMetaData;
  const place = placeOf(parsed.data.Point.pos);
  if (!place || !isCountryCode(Address.country_code)) return [];
  const region = lastOf(Address.Components, 'province');
  const parts = {
    district: lastOf(Address.Components, 'area'),
    // A city that is a region of its own may come without a locality.
    cityName: lastOf(Address.Components, 'locality') || region,
    street: lastOf(Address.Components, 'street'),
    house: lastOf(Address.Components, 'house'),
  };
  return [
    {
      kind,
      ...parts,
      cityId: '',
      region,
      fullAddress: fullAddress(parts),
      ...place,
      country: Address.country_code,
    },
  ];
}

export const readAddresses = (json: unknown): FoundAddress[] =>
  answer
    .parse(json)
    .response.GeoObjectCollection.featureMember.flatMap((member) => readObject(member.GeoObject));
