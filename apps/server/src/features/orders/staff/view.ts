import { distanceMetres } from '@punkt/domain/great-circle';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { notFound } from '../../../platform/http/failure.ts';
import { factsOf } from '../facts.ts';
import { readOrder } from '../order-store.ts';
import { cityOf, placeOf } from '../surroundings.ts';
import type { OrderRow } from '../tables.ts';
import type { StaffDeps } from './deps.ts';
import { flagsOf } from './flags.ts';
import { holderOf, staffAbilities } from './policy.ts';
import { requirementsOf } from './requirements.ts';

type Names = ReadonlyMap<string, string>;

const present = (ids: ReadonlyArray<string | null>): string[] => ids.filter((id) => id !== null);

/** What was applied for where this application has the cell; else a zone that somebody closed, or another one took, is grey. */
async function zoneOf({ geo }: StaffDeps, db: Database, { id, record }: OrderRow) {
  const place = placeOf(record);
  if (!place) return null;
  const zone = await geo.zoneAt(db, place.latitude, place.longitude);
  const own = zone.reserved?.orderId === id;
  const kind = own ? zone.ground : zone.kind;
  return { cell: zone.cell, kind, own, closed: kind === 'grey' };
}

/** The point that moves, and how far. One that is closed by now was still the one she left. */
async function movesFrom({ points }: StaffDeps, { ex_pickpoint_id, record }: OrderRow) {
  const point = ex_pickpoint_id === null ? undefined : await points.find(ex_pickpoint_id);
  if (!point) return null;
  const place = placeOf(record);
  return { point, metres: place && Math.round(distanceMetres(place, point)) };
}

/** Whether the pin lies far from the town that the address names. */
function isElsewhere({ geo }: StaffDeps, { record }: OrderRow): boolean {
  const place = placeOf(record);
  return place !== null && geo.isElsewhere({ ...place, ...cityOf(record), country: record.country });
}

/** How the queue names an owner: her company, or what is known of her. */
const ownerLabel = (company: string | undefined, name: string | undefined): string => company || name || '';

/** Rows of the queue. The zone is looked at when an application is opened: twenty look-ups a page would cost too much. */
export async function viewRows(deps: StaffDeps, rows: readonly OrderRow[]) {
  const { db, clock, accounts, companiesOf } = deps;
  const now = clock.now();
  const owners = rows.map(({ owner_id }) => owner_id);
  const holders = present(rows.map((row) => holderOf(row, now)));
  const [companies, names] = await Promise.all([
    companiesOf(db, owners),
    accounts.namesOf(db, [...owners, ...holders]),
  ]);
  return rows.map((order) => {
    const company = companies.get(order.owner_id);
    return {
      order,
      owner: ownerLabel(company?.name, names.get(order.owner_id)),
      holder: holderOf(order, now),
      names,
      flags: flagsOf(order, {
        unverified: company?.unverified ?? false,
        zoneClosed: false,
        elsewhere: isElsewhere(deps, order),
        now,
      }),
    };
  });
}

export type RowView = Awaited<ReturnType<typeof viewRows>>[number];

/** One application with all that a decision needs. */
export async function viewOf(deps: StaffDeps, caller: Caller, id: number) {
  const { db, clock, accounts, views } = deps;
  const order = await readOrder(db, id);
  if (!order) throw notFound();
  const now = clock.now();
  const view = await views.one(order);
  const people = present([holderOf(order, now), ...view.history.map(({ actor_id }) => actor_id)]);
  const names: Names = await accounts.namesOf(db, [order.owner_id, ...people]);
  const [companies, person, zone, from] = await Promise.all([
    deps.companiesOf(db, [order.owner_id]),
    accounts.person(db, order.owner_id),
    zoneOf(deps, db, order),
    movesFrom(deps, order),
  ]);
  const company = companies.get(order.owner_id);
  const unverified = company?.unverified ?? false;
  return {
    view,
    names,
    holder: holderOf(order, now),
    zone,
    from,
    owner: {
      id: order.owner_id,
      name: names.get(order.owner_id) ?? '',
      company: company?.name ?? '',
      inn: company?.inn ?? '',
      phone: person?.phone ?? '',
    },
    flags: flagsOf(order, {
      unverified,
      zoneClosed: zone?.closed ?? false,
      elsewhere: isElsewhere(deps, order),
      now,
    }),
    requirements: requirementsOf(order.record),
    abilities: staffAbilities(order, factsOf(order, view.fee !== null), caller, now),
  };
}

export type StaffView = Awaited<ReturnType<typeof viewOf>>;
