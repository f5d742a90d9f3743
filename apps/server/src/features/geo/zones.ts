import { country } from '@punkt/domain/countries';
import type { Coordinates } from '@punkt/domain/countries/country';
import type { PointType } from '@punkt/domain/point-type';
import { madeUpZone, type Subsidy, subsidiesOf, type ZoneKind } from '@punkt/domain/zones';
import type { Database, Tx } from '../../platform/database/database.ts';
import { together } from '../../platform/database/together.ts';
import type { Towns } from '../../providers/geocoder/towns.ts';
import { areaOf, cellOf, cellsOfArea, middleOf } from './cells.ts';
import { type CellRow, cellPart, readOccupied, readZones } from './zone-store.ts';

export interface ZoneDeps {
  readonly towns: Towns;
  /** The sandbox shows zones of a made-up rule; in production a zone nobody has set has no subsidy. */
  readonly madeUp: boolean;
}

export interface Zone {
  readonly cell: string;
  /** Grey once it is occupied, whatever it was before. */
  readonly kind: ZoneKind;
  /** What it pays, whoever has it: what was applied for. */
  readonly ground: ZoneKind;
  /** An application has it, whoever's: held or occupied. */
  readonly reserved: { readonly orderId: number; readonly userId: string | null } | null;
}

/** What a cell is before anybody has set or taken it; `null` outside every known town, where the map draws nothing. */
export function ruleOf({ towns, madeUp }: ZoneDeps, cell: string): ZoneKind | null {
  const town = towns.at(middleOf(cell));
  if (!town) return null;
  return madeUp ? madeUpZone(areaOf(cell), town.population, country(town.country)) : 'none';
}

/** Closed by staff or by the rule: nobody may have it. */
export async function kindOf(deps: ZoneDeps, db: Database | Tx, cell: string): Promise<ZoneKind> {
  return (await readZones(db, [cell])).get(cell) ?? ruleOf(deps, cell) ?? 'none';
}

/** A zone of what is kept about its cell, for whoever reads that beside other things. */
export function zoneFrom(deps: ZoneDeps, place: Coordinates, row: CellRow | undefined): Zone {
  const cell = cellOf(place);
  const ground = row?.kind ?? ruleOf(deps, cell) ?? 'none';
  const { state = null, order_id: orderId = null, user_id: userId = null } = row ?? {};
  return {
    cell,
    kind: state === 'occupied' ? 'grey' : ground,
    ground,
    reserved: orderId === null ? null : { orderId, userId },
  };
}

const readCell = together(({ cell }: { cell: string }) => ({ cells: cellPart(cell) }));

export async function zoneAt(deps: ZoneDeps, db: Database | Tx, place: Coordinates): Promise<Zone> {
  const { cells } = await readCell(db, { cell: cellOf(place) });
  return zoneFrom(deps, place, cells[0]);
}

/** What such a zone pays at a place. */
export function subsidiesIn(
  { towns }: ZoneDeps,
  place: Coordinates,
  pointType: PointType,
  ground: ZoneKind,
): readonly Subsidy[] {
  const town = towns.at(place);
  if (!town) return [];
  return subsidiesOf({ kind: ground, country: country(town.country), pointType, capital: town.capital });
}

/** What the zone itself pays, whoever has it: applicants must see their own terms after they have paid. */
export async function subsidiesAt(
  deps: ZoneDeps,
  db: Database | Tx,
  place: Coordinates,
  pointType: PointType,
): Promise<readonly Subsidy[]> {
  if (!deps.towns.at(place)) return [];
  return subsidiesIn(deps, place, pointType, await kindOf(deps, db, cellOf(place)));
}

/** All cells of a tile at once, with two queries. Outside every known town nobody can open a point, so nothing is shown. */
export async function kindsOf(
  deps: ZoneDeps,
  db: Database,
  cells: readonly string[],
): Promise<ReadonlyMap<string, ZoneKind>> {
  const [set, occupied] = await Promise.all([readZones(db, cells), readOccupied(db, cells)]);
  const kinds = new Map<string, ZoneKind>();
  for (const cell of cells) {
    const rule = ruleOf(deps, cell);
    if (rule) kinds.set(cell, occupied.has(cell) ? 'grey' : (set.get(cell) ?? rule));
  }
  return kinds;
}

/** What most cells of each area are. Single reservations do not colour five square kilometres, so only what was set is read. */
export async function areaKinds(
  deps: ZoneDeps,
  db: Database,
  areas: readonly string[],
): Promise<ReadonlyMap<string, ZoneKind>> {
  const rules = new Map<string, { readonly rule: ZoneKind; readonly cells: readonly string[] }>();
  for (const area of areas) {
    const rule = ruleOf(deps, cellOf(middleOf(area)));
    if (rule) rules.set(area, { rule, cells: cellsOfArea(area) });
  }
  const set = await readZones(
    db,
    [...rules.values()].flatMap(({ cells }) => cells),
  );
  return new Map(
    [...rules].map(([area, { rule, cells }]) => [area, mostOf(cells.map((one) => set.get(one) ?? rule))]),
  );
}

function mostOf(kinds: readonly ZoneKind[]): ZoneKind {
  const counts = new Map<ZoneKind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}
