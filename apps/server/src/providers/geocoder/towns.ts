import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Coordinates } from '@punkt/domain/countries/country';
import { type CountryCode, countryCode } from '@punkt/domain/country-code';
import { distanceMetres } from '@punkt/domain/geo';
import type { Language } from '@punkt/locales/language';
import { SERVER_FOLDER } from '../../server-folder.ts';
import { searchable, toCyrillic, toGeorgian } from './transliterate.ts';

export type Names = Readonly<Record<Language, string>>;

export interface Town extends Coordinates {
  /** Of GeoNames. */
  readonly id: string;
  readonly country: CountryCode;
  readonly population: number;
  readonly names: Names;
  /** The main town of its first-level division: GeoNames' list of towns does not name divisions themselves. */
  readonly regions: Names;
  /** How far the town reaches from its middle, guessed from its population. */
  readonly radiusMetres: number;
  /** Moscow and St Petersburg, where guaranteed income is higher. */
  readonly capital: boolean;
}

const FILE = join(SERVER_FOLDER, 'data/cities.tsv');
const CAPITALS = ['524901', '498817'];
/** Regions around a capital are governed from it, though it is a division of its own. */
const SEATS_ELSEWHERE: Readonly<Record<string, string>> = {
  'RU.47': '524901',
  'RU.42': '498817',
  'UZ.14': '1512569',
  'BY.05': '625144',
};
const NO_NAMES: Names = { ru: '', ka: '', en: '' };

const reach = (population: number): number => Math.min(20_000, Math.round(300 + 6 * Math.sqrt(population)));

function readRow(line: string) {
  const [id = '', code, latitude, longitude, people, division, seat, en = '', ru, ka] = line.split('\t');
  const country = countryCode.parse(code);
  const population = Number(people);
  return {
    division: `${country}.${division}`,
    isSeat: seat === '1',
    town: {
      id,
      country,
      latitude: Number(latitude),
      longitude: Number(longitude),
      population,
      names: { en, ru: ru || toCyrillic(en, country), ka: ka || toGeorgian(en) },
      radiusMetres: reach(population),
      capital: CAPITALS.includes(id),
    },
  };
}

function readTowns(): readonly Town[] {
  const rows = readFileSync(FILE, 'utf8').trimEnd().split('\n').map(readRow);
  const seats = new Map<string, Names>();
  // Largest first: where a division has two seats, its larger one stays.
  for (const { division, isSeat, town } of rows)
    if (isSeat && !seats.has(division)) seats.set(division, town.names);
  const names = new Map(rows.map(({ town }) => [town.id, town.names]));
  for (const [division, id] of Object.entries(SEATS_ELSEWHERE))
    seats.set(division, names.get(id) ?? NO_NAMES);
  return rows.map(({ division, town }) => ({ ...town, regions: seats.get(division) ?? NO_NAMES }));
}

const METRES_PER_DEGREE = 111_195;

/** No town reaches farther than its neighbouring squares. */
const SQUARE_DEGREES = 0.5;
const squareOf = (degrees: number): number => Math.floor(degrees / SQUARE_DEGREES);

/** Towns by the squares they may reach into, nine each. */
function squares(towns: readonly Town[]) {
  const bySquare = new Map<string, Town[]>();
  const put = (town: Town, up: number, right: number) => {
    const key = `${squareOf(town.latitude) + up}:${squareOf(town.longitude) + right}`;
    const list = bySquare.get(key);
    if (list) list.push(town);
    else bySquare.set(key, [town]);
  };
  for (const town of towns) for (const up of [-1, 0, 1]) for (const right of [-1, 0, 1]) put(town, up, right);
  return ({ latitude, longitude }: Coordinates): readonly Town[] =>
    bySquare.get(`${squareOf(latitude)}:${squareOf(longitude)}`) ?? [];
}

const MOST_REMEMBERED = 10_000;

/** Towns of one name in one country, whichever of our languages it is said in. */
function names(towns: readonly Town[]) {
  const byName = new Map<string, Set<Town>>();
  for (const town of towns)
    for (const name of Object.values(town.names)) {
      const key = `${town.country} ${searchable(name)}`;
      byName.set(key, (byName.get(key) ?? new Set()).add(town));
    }
  const asked = new Map<string, readonly Town[]>();
  return (country: CountryCode, name: string): readonly Town[] => {
    const question = `${country} ${name}`;
    const known = asked.get(question);
    if (known) return known;
    const found = [...(byName.get(`${country} ${searchable(name)}`) ?? [])];
    if (asked.size >= MOST_REMEMBERED) asked.clear();
    asked.set(question, found);
    return found;
  };
}

function build() {
  const all = readTowns();
  let byName: ReturnType<typeof names> | undefined;
  const ids = new Map(all.map((town) => [town.id, town]));
  const near = squares(all);
  return {
    /** Largest first. */
    all,
    byId: (id: string): Town | undefined => ids.get(id),
    byName: (country: CountryCode, name: string): readonly Town[] => {
      byName ??= names(all);
      return byName(country, name);
    },
    /** The town a place belongs to: of several that reach it, the one to whose middle it lies closest for its size. */
    at: (place: Coordinates): Town | null => {
      let best: Town | null = null;
      let share = 1;
      for (const town of near(place)) {
        // Most are out of reach by their latitude alone, and tiles ask for thousands of places.
        if (Math.abs(town.latitude - place.latitude) * METRES_PER_DEGREE > town.radiusMetres) continue;
        const own = distanceMetres(town, place) / town.radiusMetres;
        if (own <= share) [best, share] = [town, own];
      }
      return best;
    },
  };
}

export type Towns = ReturnType<typeof build>;

let loaded: Towns | undefined;
function read(): Towns {
  loaded ??= build();
  return loaded;
}

/** Read once per process, when somebody first asks: the file does not change, and a start is quick. */
export const loadTowns = (): Towns => ({
  get all() {
    return read().all;
  },
  byId: (id) => read().byId(id),
  byName: (country, name) => read().byName(country, name),
  at: (place) => read().at(place),
});
