import { SEARCH } from '@punkt/domain/constants';
import type { Coordinates } from '@punkt/domain/countries/country';
import { type AddressKind, fullAddress } from '@punkt/domain/geo';
import type { Language } from '@punkt/locales/language';
import type { AddressQuestion, FoundAddress, Geocoder } from './port.ts';
import { housePlace, nearestHouse, type Street, streetMiddle, streetsOf } from './street-grid.ts';
import { withoutStreetWord } from './street-names.ts';
import type { Town, Towns } from './towns.ts';
import { searchable } from './transliterate.ts';

/** Asked for zeros alone, the sandbox behaves like a geocoder that is down. */
const OUTAGE = /^0{3,}$/;

interface Part {
  readonly kind: AddressKind;
  readonly place: Coordinates;
  readonly street?: Street;
  readonly house?: number;
}

function present(town: Town, language: Language, { kind, place, street, house }: Part): FoundAddress {
  const parts = {
    district: '',
    cityName: town.names[language],
    street: street?.names[language] ?? '',
    house: house === undefined ? '' : String(house),
  };
  return {
    kind,
    ...parts,
    cityId: town.id,
    region: town.regions[language],
    fullAddress: fullAddress(parts),
    latitude: Number(place.latitude.toFixed(6)),
    longitude: Number(place.longitude.toFixed(6)),
    country: town.country,
  };
}

/** The beginning of a name, then of a word in it, then anything inside; `null` for no match. */
function rankOf(query: string, names: readonly string[]): number | null {
  if (names.some((name) => name.startsWith(query))) return 0;
  if (names.some((name) => name.includes(` ${query}`))) return 1;
  return names.some((name) => name.includes(query)) ? 2 : null;
}

/** Equal ranks keep the order they come in: larger towns first. */
function ranked<T>(items: readonly T[], query: string, namesOf: (item: T) => readonly string[]): T[] {
  const ranks: [T[], T[], T[]] = [[], [], []];
  for (const item of items) {
    const rank = rankOf(query, namesOf(item));
    if (rank !== null) ranks[rank]?.push(item);
  }
  return ranks.flat().slice(0, SEARCH.maximumResults);
}

const spellings = (names: Readonly<Record<Language, string>>): string[] =>
  Object.values(names).map((name) => searchable(name));
const streetSpellings = ({ names }: Street): string[] => spellings(names).map(withoutStreetWord);

function findStreets(town: Town, query: string): Street[] {
  return ranked(streetsOf(town), withoutStreetWord(searchable(query)), streetSpellings);
}

/** «12» before «120» before «121»: a number is typed from its beginning. */
function findHouses(street: Street, query: string): number[] {
  const digits = /^\d{1,3}/.exec(query.trim())?.[0];
  if (digits === undefined || digits !== query.trim()) return [];
  const numbers = Array.from({ length: street.houses }, (_, index) => index + 1);
  return numbers.filter((number) => String(number).startsWith(digits)).slice(0, SEARCH.maximumResults);
}

/** Towns of GeoNames, with streets and houses that are made up and always the same. */
export function createSandboxGeocoder(towns: Towns): Geocoder {
  let known: ReadonlyMap<Town, readonly string[]> | undefined;
  const namesOf = (town: Town): readonly string[] => {
    known ??= new Map(towns.all.map((one) => [one, spellings(one.names)]));
    return known.get(town) ?? [];
  };

  const findTowns = ({ query, country }: AddressQuestion): Town[] =>
    ranked(
      country ? towns.all.filter((town) => town.country === country) : towns.all,
      searchable(query),
      namesOf,
    );

  /** By its id, else the largest of that very name. */
  const townOf = ({ city, country }: AddressQuestion): Town | undefined => {
    if (!city) return undefined;
    const name = searchable(city.name);
    const isMeant = (town: Town) => (!country || town.country === country) && namesOf(town).includes(name);
    return towns.byId(city.id) ?? (name ? towns.all.find(isMeant) : undefined);
  };

  function search(question: AddressQuestion): FoundAddress[] {
    const { kind, query, language } = question;
    if (kind === 'locality')
      return findTowns(question).map((town) => present(town, language, { kind, place: town }));
    const town = townOf(question);
    if (!town) return [];
    if (kind === 'street')
      return findStreets(town, query).map((street) =>
        present(town, language, { kind, street, place: streetMiddle(town, street) }),
      );
    const wanted = withoutStreetWord(searchable(question.street ?? ''));
    const street = streetsOf(town).find((one) => streetSpellings(one).includes(wanted));
    if (!street) return [];
    return findHouses(street, query).map((house) =>
      present(town, language, { kind, street, house, place: housePlace(town, street, house) }),
    );
  }

  return {
    sandbox: true,
    search: async (question) => {
      if (OUTAGE.test(question.query.trim())) throw new Error('sandbox geocoder plays an outage');
      return search(question);
    },
    reverse: async (place, language) => {
      const town = towns.at(place);
      const nearest = town && nearestHouse(town, place);
      if (!nearest) return [];
      const { street, house } = nearest;
      return [
        present(town, language, { kind: 'house', street, house, place: nearest.place }),
        present(town, language, { kind: 'street', street, place: streetMiddle(town, street) }),
        present(town, language, { kind: 'locality', place: town }),
      ];
    },
  };
}
