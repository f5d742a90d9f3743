import type { Coordinates } from '@punkt/domain/countries/country';
import { distanceMetres } from '@punkt/domain/geo';
import { stableHash } from '@punkt/domain/zones';
import { streetName } from './street-names.ts';
import type { Names, Town } from './towns.ts';

/**
 * No street data ships with the product, so each town gets a grid of its own: streets along and across, turned by an angle
 * of the town's, with houses on both sides. All of it follows from the town's row alone, so it is the same at every start.
 */
export interface Street {
  readonly names: Names;
  readonly houses: number;
  /** Along the grid's first axis, or across it. */
  readonly across: boolean;
  /** Metres from the middle of the town to the street's line, and from the line's middle to its ends. */
  readonly offset: number;
  readonly half: number;
}

const METRES_PER_DEGREE = 111_195;
const METRES_PER_HOUSE = 30;
const MOST_HOUSES = 600;
const FEWEST_HOUSES = 4;
const HOUSE_FROM_LINE = 12;

interface Metres {
  readonly along: number;
  readonly across: number;
}

const angleOf = ({ id }: Town): number => ((stableHash(`angle ${id}`) % 90) * Math.PI) / 180;

function toPlace(town: Town, { along, across }: Metres): Coordinates {
  const angle = angleOf(town);
  const east = along * Math.cos(angle) - across * Math.sin(angle);
  const north = along * Math.sin(angle) + across * Math.cos(angle);
  const perLongitude = METRES_PER_DEGREE * Math.cos((town.latitude * Math.PI) / 180);
  return {
    latitude: town.latitude + north / METRES_PER_DEGREE,
    longitude: town.longitude + east / perLongitude,
  };
}

function toMetres(town: Town, { latitude, longitude }: Coordinates): Metres {
  const angle = angleOf(town);
  const north = (latitude - town.latitude) * METRES_PER_DEGREE;
  const east = (longitude - town.longitude) * METRES_PER_DEGREE * Math.cos((town.latitude * Math.PI) / 180);
  return {
    along: east * Math.cos(angle) + north * Math.sin(angle),
    across: north * Math.cos(angle) - east * Math.sin(angle),
  };
}

const clamp = (value: number, from: number, to: number): number => Math.max(from, Math.min(to, value));

/** Every house must lie within the town's reach, also where the flat grid and the round earth differ. */
const gridRadius = ({ radiusMetres }: Town): number => radiusMetres * 0.98 - HOUSE_FROM_LINE;

/** Ten streets for 5,000 people, seventy for a million. */
const streetCount = ({ population }: Town): number => 6 + Math.floor(Math.sqrt(population) / 15);

function linesOf(town: Town, count: number, across: boolean): Omit<Street, 'names'>[] {
  const radius = gridRadius(town);
  const spacing = (2 * radius) / count;
  return Array.from({ length: count }, (_, line) => {
    const offset = (line - (count - 1) / 2) * spacing;
    const half = Math.sqrt(radius ** 2 - offset ** 2);
    const houses = clamp(Math.floor((2 * half) / METRES_PER_HOUSE), FEWEST_HOUSES, MOST_HOUSES);
    return { across, offset, half, houses };
  });
}

export function streetsOf(town: Town): readonly Street[] {
  const count = streetCount(town);
  const along = linesOf(town, Math.ceil(count / 2), false);
  const across = linesOf(town, Math.floor(count / 2), true);
  return [...along, ...across].map((line, index) => ({ ...line, names: streetName(town.id, index) }));
}

const onStreet = ({ across, offset }: Street, position: number, aside: number): Metres =>
  across ? { along: offset + aside, across: position } : { along: position, across: offset + aside };

/** Odd numbers stand on one side, even ones on the other. */
export function housePlace(town: Town, street: Street, house: number): Coordinates {
  const position = -street.half + ((house - 0.5) / street.houses) * 2 * street.half;
  return toPlace(town, onStreet(street, position, house % 2 === 1 ? HOUSE_FROM_LINE : -HOUSE_FROM_LINE));
}

export const streetMiddle = (town: Town, street: Street): Coordinates =>
  toPlace(town, onStreet(street, 0, 0));

export const streetEnds = (town: Town, street: Street): readonly [Coordinates, Coordinates] => [
  toPlace(town, onStreet(street, -street.half, 0)),
  toPlace(town, onStreet(street, street.half, 0)),
];

interface NearestHouse {
  readonly street: Street;
  readonly house: number;
  readonly place: Coordinates;
}

/** The number nearest to a place is among three: houses alternate sides. */
function nearestOnStreet(town: Town, street: Street, place: Coordinates): NearestHouse[] {
  const { along, across } = toMetres(town, place);
  const position = street.across ? across : along;
  const guess = Math.round(((position + street.half) / (2 * street.half)) * street.houses + 0.5);
  return [guess - 1, guess, guess + 1].map((number) => {
    const house = clamp(number, 1, street.houses);
    return { street, house, place: housePlace(town, street, house) };
  });
}

export function nearestHouse(town: Town, place: Coordinates): NearestHouse | null {
  const { along, across } = toMetres(town, place);
  const away = (street: Street) => Math.abs(street.offset - (street.across ? along : across));
  const closest = (isAcross: boolean) =>
    streetsOf(town)
      .filter((street) => street.across === isAcross)
      .sort((a, b) => away(a) - away(b))
      .slice(0, 2);
  const candidates = [...closest(false), ...closest(true)].flatMap((street) =>
    nearestOnStreet(town, street, place),
  );
  const metres = (found: NearestHouse) => distanceMetres(found.place, place);
  return candidates.sort((a, b) => metres(a) - metres(b))[0] ?? null;
}
