import { SEARCH } from '@punkt/domain/constants';
import { isCountryCode } from '@punkt/domain/country-code';
import { ADDRESS_KINDS, fullAddress } from '@punkt/domain/geo';
import type { Language } from '@punkt/locales/language';
import { request } from 'undici';
import { z } from 'zod';
import { createOutboundClient, failureOf, readJson } from '../outbound-client.ts';
import type { AddressQuestion, FoundAddress, Geocoder } from './port.ts';

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

const readAddresses = (json: unknown): FoundAddress[] =>
  answer
    .parse(json)
    .response.GeoObjectCollection.featureMember.flatMap((member) => readObject(member.GeoObject));

export interface YandexOptions {
  readonly url: string;
  readonly key: string;
  /** Two attempts and the pause between them stay within ten seconds. */
  readonly attemptMs?: number;
}

/** There is no Georgian. */
const LANGUAGES: Readonly<Record<Language, string>> = { ru: 'ru_RU', ka: 'en_US', en: 'en_US' };

/** A hundred results weigh some 300 kB. */
const ANSWER_LIMIT = 2 * 1024 * 1024;

/** What a person would write on an envelope, from the large to the small. */
const wordsOf = ({ kind, query, city, street }: AddressQuestion): string =>
  [kind === 'locality' ? '' : city?.name, kind === 'house' ? street : '', query].filter(Boolean).join(', ');

export function createYandexGeocoder({ url, key, attemptMs = 4_300 }: YandexOptions): Geocoder {
  const outside = createOutboundClient({ service: 'geocoder', attemptMs, repeatable: true });

  const ask = (parameters: Record<string, string>): Promise<FoundAddress[]> =>
    outside.call(async (signal) => {
      const query = new URLSearchParams({ apikey: key, format: 'json', ...parameters });
      const { statusCode, body } = await request(`${url}?${query}`, { signal });
      if (statusCode !== 200) {
        await body.dump();
        throw failureOf('Yandex geocoder', statusCode);
      }
      // What is not understood is never quoted: the answer repeats what a person looked for, and an error ends in the log.
      return readJson(body, ANSWER_LIMIT)
        .then(readAddresses)
        .catch(() => {
          throw new Error('Yandex geocoder answered with something unknown');
        });
    });

  return {
    sandbox: false,
    search: async (question) => {
      const { kind, country, language } = question;
      const results = String(SEARCH.maximumResults);
      const found = await ask({ geocode: wordsOf(question), lang: LANGUAGES[language], results });
      // `kind` works for reverse look-ups only: what comes forward is sifted here.
      return found.filter((one) => one.kind === kind && (!country || one.country === country));
    },
    reverse: async ({ latitude, longitude }, language) => {
      const geocode = `${longitude},${latitude}`;
      const found = await ask({ geocode, sco: 'longlat', lang: LANGUAGES[language], results: '10' });
      const rank = ['house', 'street', 'locality'];
      return found.sort((a, b) => rank.indexOf(a.kind) - rank.indexOf(b.kind));
    },
  };
}
