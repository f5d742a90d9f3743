import type { OrderRecord } from '@punkt/domain/order-record';
import type { FoundAddress } from './geo-queries.ts';

type Patch = Partial<OrderRecord>;

export const townPatch = ({ cityId, cityName, region, district }: FoundAddress): Patch => ({
  city_id: cityId,
  city_name: cityName,
  region,
  district,
});

const NOWHERE: Patch = { latitude: null, longitude: null };

/** Another town has other streets: what hung on the old one is cleared. */
export const chooseTown = (found: FoundAddress): Patch => ({
  ...townPatch(found),
  street: '',
  house: '',
  ...NOWHERE,
});
export const clearTown: Patch = {
  city_id: '',
  city_name: '',
  region: '',
  district: '',
  street: '',
  house: '',
  ...NOWHERE,
};

export const chooseStreet = ({ street }: FoundAddress): Patch => ({ street, house: '', ...NOWHERE });
export const clearStreet: Patch = { street: '', house: '', ...NOWHERE };

/** A house has a place of its own: the pin goes there. */
export const chooseHouse = ({ house, district, latitude, longitude }: FoundAddress): Patch => ({
  house,
  district,
  latitude,
  longitude,
});
export const clearHouse: Patch = { house: '', ...NOWHERE };

/** The address that stands at the pin; the pin stays where it was put. */
export const takeAddress = (found: FoundAddress): Patch => ({
  ...townPatch(found),
  street: found.street,
  house: found.house,
});

export const hasAddress = ({ street, house }: OrderRecord): boolean => street !== '' || house !== '';

export const isSameAddress = (record: OrderRecord, found: FoundAddress): boolean =>
  record.city_name === found.cityName && record.street === found.street && record.house === found.house;
