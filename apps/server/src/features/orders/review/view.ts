import { distanceMetres } from '@punkt/domain/great-circle';
import { fileSlots } from '@punkt/domain/order-files';
import { stepOf } from '@punkt/domain/order-machine';
import type { Language } from '@punkt/locales/language';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/failure.ts';
import type { GeoService } from '../../geo/service.ts';
import type { PointDirectory } from '../../points/service.ts';
import type { CaseView } from '../../reviews/admin.ts';
import { factsOf } from '../facts.ts';
import { readOrder } from '../order-store.ts';
import { presentOrder, type Words } from '../presenter.ts';
import { placeOf } from '../surroundings.ts';
import type { OrderRow } from '../tables.ts';
import type { OrderViews } from '../views.ts';
import { type CaseDeps, isElsewhere, ownerOf } from './case.ts';
import { flagsOf, requirementsOf } from './checks.ts';

export interface ViewDeps extends CaseDeps {
  readonly db: Database;
  readonly geo: Pick<GeoService, 'zoneAt' | 'isElsewhere'>;
  readonly points: Pick<PointDirectory, 'find'>;
  /** The order as its owner sees it; staff see the same and more. */
  readonly views: OrderViews;
  readonly words: (language: Language) => Words;
}

export const DECISIONS = ['accept', 'remark', 'decline', 'remarkPayment'] as const;

/** What was applied for where this application has the cell; else a zone that somebody closed, or another one took, is grey. */
async function zoneOf({ db, geo }: ViewDeps, { id, record }: OrderRow) {
  const place = placeOf(record);
  if (!place) return null;
  const zone = await geo.zoneAt(db, place.latitude, place.longitude);
  const own = zone.reserved?.orderId === id;
  return { cell: zone.cell, kind: own ? zone.ground : zone.kind, own };
}

/** The point that moves, and how far. One that is closed by now was still the one they left. */
async function movesFrom({ points }: ViewDeps, { ex_pickpoint_id, record }: OrderRow) {
  const point = ex_pickpoint_id === null ? undefined : await points.find(ex_pickpoint_id);
  if (!point) return null;
  const place = placeOf(record);
  return {
    id: String(point.id),
    address: point.address,
    latitude: point.latitude,
    longitude: point.longitude,
    distanceMetres: place && Math.round(distanceMetres(place, point)),
  };
}

/** One application with all that a decision needs. */
export async function viewApplication(
  deps: ViewDeps,
  at: Database | Tx,
  id: number,
  language: Language,
): Promise<CaseView> {
  const order = await readOrder(at, id);
  if (!order) throw notFound();
  const [view, owner, zone, from] = await Promise.all([
    deps.views.one(order),
    ownerOf(deps, deps.db, order.owner_id),
    zoneOf(deps, order),
    movesFrom(deps, order),
  ]);
  const { unverified, ...shown } = owner;
  const facts = factsOf(order, view.fee !== null);
  const { history: _told, remarks: _asked, ...presented } = presentOrder(view, deps.words(language));
  return {
    version: order.version,
    // The form's own words and its map show them better than a list of values.
    fields: [],
    files: [],
    flags: flagsOf(order, {
      unverified,
      zoneClosed: zone?.kind === 'grey',
      elsewhere: isElsewhere(deps, order),
    }),
    offered: DECISIONS.filter((event) => stepOf(facts, event, 'staff') !== null),
    history: view.history.map(({ at: when, event, actor, actor_id, comment }) => ({
      at: when,
      by: actor,
      actorId: actor === 'staff' ? actor_id : null,
      action: event,
      comment,
    })),
    content: {
      application: {
        ...presented,
        owner: shown,
        zone,
        movesFrom: from,
        requirements: requirementsOf(order.record),
        fileSlots: fileSlots(order.record.actual_urls),
      },
    },
  };
}
