import type { Coordinates } from '@punkt/domain/countries/country';
import type { CountryCode } from '@punkt/domain/country-code';
import { distanceMetres } from '@punkt/domain/geo';
import type { Town, Towns } from '../../providers/geocoder/towns.ts';

/** How an address names its town: by our id, by a word, or not at all. */
interface NamedCity {
  readonly cityId?: string | undefined;
  readonly cityName?: string | undefined;
}

/** If given, only towns of that country are meant. */
export interface TownQuestion extends Coordinates, NamedCity {
  readonly country?: CountryCode | undefined;
}

/** A town's reach is guessed from its people, and suburbs lie beyond any guess: Akademgorodok is Novosibirsk, 24 km away. */
const outskirts = ({ radiusMetres }: Town): number => Math.min(30_000, 3 * radiusMetres + 3_000);

const METRES_PER_DEGREE = 111_195;

/** How far out a place lies: 0 in the middle, 1 where the outskirts end. */
function farness(town: Town, place: Coordinates): number {
  const limit = outskirts(town);
  // Most are too far by their latitude alone.
  if (Math.abs(town.latitude - place.latitude) * METRES_PER_DEGREE > limit) return Number.POSITIVE_INFINITY;
  return distanceMetres(town, place) / limit;
}

/** Of several, the one to whose middle the place lies closest for its size; none where it lies beyond them all. */
function closest(towns: readonly Town[], place: Coordinates): Town | null {
  let [best, least]: [Town | null, number] = [null, 1];
  for (const town of towns) {
    const own = farness(town, place);
    if (own <= least) [best, least] = [town, own];
  }
  return best;
}

/** Towns an address may mean. The word is what people read, so it weighs more than an id that says something else. */
function meant(towns: Towns, { country, cityId, cityName }: TownQuestion): readonly Town[] {
  const known = cityId ? towns.byId(cityId) : undefined;
  const own = known && (!country || known.country === country) ? known : undefined;
  const where = country ?? own?.country;
  const named = where && cityName ? towns.byName(where, cityName) : [];
  if (own && (named.length === 0 || named.includes(own))) return [own];
  return named;
}

/** The town of a bare place: one that reaches it, else the nearest whose outskirts it may be. */
export const townNear = (towns: Towns, place: Coordinates): Town | null =>
  towns.at(place) ?? closest(towns.all, place);

/**
 * The town an address belongs to: the one it names, as long as its place can be there at all. Whoever names a town at the
 * other end of the country gets the terms of the place.
 */
export const townOf = (towns: Towns, question: TownQuestion): Town | null =>
  closest(meant(towns, question), question) ?? townNear(towns, question);

/** Whether an address names a town we know and its place lies far outside of it. What we do not know, we do not doubt. */
export function isElsewhere(towns: Towns, question: TownQuestion): boolean {
  const candidates = meant(towns, question);
  return candidates.length > 0 && closest(candidates, question) === null;
}
