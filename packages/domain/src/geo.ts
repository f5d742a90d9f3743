/** What an address search looks for. */
export const ADDRESS_KINDS = ['locality', 'street', 'house'] as const;

export type AddressKind = (typeof ADDRESS_KINDS)[number];

export interface AddressParts {
  readonly district: string;
  readonly cityName: string;
  readonly street: string;
  readonly house: string;
}

/** `fullAddress` of an application: district, city, street, house, skipping what is empty. */
export const fullAddress = ({ district, cityName, street, house }: AddressParts): string =>
  [district, cityName, street, house]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
