import type { AddressKind } from './geo.ts';

/** A line of text that is looked for on the public map. */
export const FIND_TERMS = { minimumCharacters: 2, maximumCharacters: 200, results: 8 } as const;

/** `outside`: no town we know, or a country where points do not open. */
export const PLACE_STATES = ['free', 'taken', 'closed', 'outside'] as const;
export type PlaceState = (typeof PLACE_STATES)[number];

export const PLACE_TERMS = {
  /** Points so near share the customers of a place. */
  nearMetres: 2_000,
  pointsShown: 3,
  /** Rings of cells around a closed one in which a free one is looked for: about four kilometres. */
  freeRings: 12,
  /** Of one address on the network: a question may cost money. */
  perMinute: 40,
  perDay: 1_000,
} as const;

export interface AddressWords {
  readonly kind: AddressKind;
  readonly town: string;
  readonly street: string;
  readonly house: string;
}

const HOUSE = /^(?:д(?:ом)?\.?\s*)?(\d+\s*[а-яёa-zა-ჰ]?(?:\s*[/к]\s*\d+)?)$/iu;
const LAST_NUMBER = /^(.*?\S)\s+(?:д(?:ом)?\.?\s*)?(\d+\s*[а-яёa-zა-ჰ]?(?:[/к]\d+)?)$/iu;

/** «Тула, Садовая 5» and «Тула, ул. Садовая, д. 5» are a town, a street and a house. A lone word is a town. */
export function addressWords(line: string): AddressWords {
  const [town = '', second = '', ...rest] = line
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const named = HOUSE.exec(rest.join(' '))?.[1];
  const [, before, number] = named ? [] : (LAST_NUMBER.exec(second) ?? []);
  const street = before ?? second;
  const house = named ?? number ?? '';
  return { kind: house ? 'house' : street ? 'street' : 'locality', town, street, house };
}
