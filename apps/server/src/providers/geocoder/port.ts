import type { Coordinates } from '@punkt/domain/countries/country';
import type { CountryCode } from '@punkt/domain/country-code';
import type { AddressKind } from '@punkt/domain/geo';
import type { Language } from '@punkt/locales/language';

/** Empty where the geocoder does not know; a town has no street, a street no house. */
export interface FoundAddress {
  readonly kind: AddressKind;
  readonly cityId: string;
  readonly cityName: string;
  readonly region: string;
  readonly district: string;
  readonly street: string;
  readonly house: string;
  readonly fullAddress: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly country: CountryCode;
}

export interface AddressQuestion {
  readonly kind: AddressKind;
  readonly query: string;
  readonly country?: CountryCode | undefined;
  /** The town of a street or a house: its id where the product knows it, else only what it is called. */
  readonly city?: { readonly id: string; readonly name: string } | undefined;
  readonly street?: string | undefined;
  readonly language: Language;
}

/** Answers, the likeliest or nearest first, or throws when it can't be asked; nobody takes an outage for «no such address». */
export interface Geocoder {
  /** Streets and houses are made up. */
  readonly sandbox: boolean;
  search(question: AddressQuestion): Promise<readonly FoundAddress[]>;
  reverse(place: Coordinates, language: Language): Promise<readonly FoundAddress[]>;
}
