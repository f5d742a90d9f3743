import type { Coordinates } from '@punkt/domain/countries/country';
import type { CountryCode } from '@punkt/domain/country-code';
import { type AddressVerdict, judgeAddress } from '@punkt/domain/geo-address';
import type { Language } from '@punkt/locales/language';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { PersonLimit } from '../../platform/http/person-limit.ts';
import type { Log } from '../../platform/log/log.ts';
import type { AddressQuestion, FoundAddress, Geocoder } from '../../providers/geocoder/port.ts';
import type { Towns } from '../../providers/geocoder/towns.ts';
import { searchable } from '../../providers/geocoder/transliterate.ts';
import { townNear } from './town-of.ts';

export interface AddressDeps {
  readonly geocoder: Geocoder;
  readonly towns: Towns;
  readonly log: Log;
  readonly limit: PersonLimit;
}

/** An outage is said as such, never as «nothing found»; the log says so too, and not what was looked for. */
async function ask(
  { log }: AddressDeps,
  question: () => Promise<readonly FoundAddress[]>,
): Promise<readonly FoundAddress[]> {
  try {
    return await question();
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'geocoder did not answer');
    throw new Failure('geocoder_unavailable', { cause: error });
  }
}

/** A geocoder that has no ids of ours gets them here: the town of that name at that place, if we know one. */
function known(towns: Towns, address: FoundAddress): FoundAddress {
  const town = address.cityId ? null : towns.at(address);
  const name = searchable(address.cityName);
  const isSame = town && Object.values(town.names).some((one) => searchable(one) === name);
  return isSame ? { ...address, cityId: town.id } : address;
}

export interface AddressSearch {
  readonly kind: AddressQuestion['kind'];
  readonly query: string;
  readonly country?: CountryCode | undefined;
  readonly cityId: string;
  readonly cityName: string;
  readonly street?: string | undefined;
  readonly language: Language;
}

function questionOf(towns: Towns, { cityId, cityName, ...rest }: AddressSearch): AddressQuestion {
  const name = cityName || (towns.byId(cityId)?.names[rest.language] ?? '');
  return { ...rest, city: cityId || name ? { id: cityId, name } : undefined };
}

export function searchAddresses(deps: AddressDeps, caller: Caller, search: AddressSearch) {
  deps.limit(caller.userId);
  return addressesNamed(deps, search);
}

/** Not counted against anybody: whoever asks for somebody counts first. */
export async function addressesNamed(deps: AddressDeps, search: AddressSearch) {
  const found = await ask(deps, () => deps.geocoder.search(questionOf(deps.towns, search)));
  return found.map((address) => known(deps.towns, address));
}

export async function addressesAt(deps: AddressDeps, caller: Caller, place: Coordinates, language: Language) {
  deps.limit(caller.userId);
  const found = await ask(deps, () => deps.geocoder.reverse(place, language));
  return found.map((address) => known(deps.towns, address));
}

/** Of the house at a place, else of what is known of it; empty where nobody knows, or the geocoder does not answer. */
export async function nearestAddress(
  deps: AddressDeps,
  place: Coordinates,
  language: Language,
): Promise<string> {
  const [nearest] = await ask(deps, () => deps.geocoder.reverse(place, language)).catch(() => []);
  return nearest?.fullAddress ?? '';
}

export interface AddressToCheck {
  readonly country: CountryCode;
  readonly cityId: string;
  readonly cityName: string;
  readonly street: string;
  readonly house: string;
  readonly place: Coordinates;
  readonly language: Language;
}

/** «12 корпус 1», «12к1», «12 К 1»: geocoders write numbers in their own way. */
const plain = (house: string): string =>
  house.toLowerCase().replace(/корпус|[\s,.]/g, (part) => (part === 'корпус' ? 'к' : ''));

/** Whether an address exists where the coordinates say; throws `geocoder_unavailable` when no geocoder answers. */
export async function checkAddress(deps: AddressDeps, address: AddressToCheck): Promise<AddressVerdict> {
  const { country, cityId, cityName, street, house, place, language } = address;
  const search = (kind: 'street' | 'house', query: string) =>
    ask(deps, () =>
      deps.geocoder.search(
        questionOf(deps.towns, { kind, query, country, cityId, cityName, street, language }),
      ),
    );
  const found = await search('house', house);
  const houses = found.filter((one) => plain(one.house) === plain(house));
  const streetFound = found.length > 0 || (await search('street', street)).length > 0;
  return judgeAddress({ country, cityId, place }, { town: townNear(deps.towns, place), streetFound, houses });
}
