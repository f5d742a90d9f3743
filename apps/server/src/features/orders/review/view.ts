import { lockIsSettled } from '@punkt/domain/activation';
import { REQUIRED_PHOTOS } from '@punkt/domain/files';
import { distanceMetres } from '@punkt/domain/geo';
import { activationSlots, fileSlots } from '@punkt/domain/order-files';
import { type OrderEvent, stepOf } from '@punkt/domain/order-machine';
import type { Language } from '@punkt/locales/language';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/failure.ts';
import { type FilesService, presentEntries } from '../../files/service.ts';
import type { GeoService } from '../../geo/service.ts';
import type { PointDirectory } from '../../points/service.ts';
import type { CaseView } from '../../reviews/admin.ts';
import { type ActivationReaders, activationFacts, type LockOfOrder } from '../activation-readers.ts';
import { factsOf } from '../facts.ts';
import { presentEarlier, presentOrder, type Words } from '../presenter.ts';
import { placeOf } from '../surroundings.ts';
import type { OrderRow } from '../tables.ts';
import type { OrderView, OrderViews } from '../views.ts';
import { type CaseDeps, isElsewhere, ownerFrom } from './case.ts';
import { activationRequirements, flagsOf, requirementsOf } from './checks.ts';

export interface ViewDeps extends CaseDeps {
  readonly db: Database;
  readonly files: Pick<FilesService, 'describe'>;
  readonly readers: ActivationReaders;
  readonly geo: Pick<GeoService, 'isElsewhere'>;
  readonly points: Pick<PointDirectory, 'find'>;
  /** The order as its owner sees it; staff see the same and more. */
  readonly views: OrderViews;
  readonly words: (language: Language) => Words;
}

const DECISIONS = {
  application: ['accept', 'remark', 'decline', 'remarkPayment'],
  activation: ['activate', 'remarkActivation'],
} as const satisfies Record<string, readonly OrderEvent[]>;

/** What was applied for where this application has the cell; else a zone that somebody closed, or another one took, is grey. */
function zoneOf({ order, zone }: Pick<OrderView, 'order' | 'zone'>) {
  if (!zone) return null;
  const own = zone.reserved?.orderId === order.id;
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

/** One application with all that a decision about it needs, at its approval or its activation. */
async function viewOrder(
  deps: ViewDeps,
  at: Database | Tx,
  id: number,
  language: Language,
  decisions: readonly OrderEvent[],
) {
  const found = await deps.views.readWithOwner(id, at);
  if (!found) throw notFound();
  const { order } = found;
  const [view, from] = await Promise.all([found.shown(), movesFrom(deps, order)]);
  const zone = zoneOf(view);
  const { unverified, ...shown } = ownerFrom(order.owner_id, found.more);
  const facts = factsOf(order, view.fee !== null);
  const { history: _told, remarks: _asked, ...presented } = presentOrder(view, deps.words(language));
  const shared: Omit<CaseView, 'content'> = {
    version: order.version,
    // The form's own words and its map show them better than a list of values.
    fields: [],
    files: [],
    flags: flagsOf(order, {
      unverified,
      zoneClosed: zone?.kind === 'grey',
      elsewhere: isElsewhere(deps, order),
    }),
    offered: decisions.filter((event) => stepOf(facts, event, 'staff') !== null),
    history: view.history.map(({ at: when, event, actor, actor_id, comment }) => ({
      at: when,
      by: actor,
      actorId: actor === 'staff' ? actor_id : null,
      action: event,
      comment,
    })),
  };
  const application = {
    ...presented,
    owner: shown,
    zone,
    movesFrom: from,
    earlier: presentEarlier(view),
    requirements: requirementsOf(order.record),
    fileSlots: fileSlots(order.record.actual_urls),
  };
  return { shared, order, view, application };
}

export async function viewApplication(
  deps: ViewDeps,
  at: Database | Tx,
  id: number,
  language: Language,
): Promise<CaseView> {
  const { shared, application } = await viewOrder(deps, at, id, language, DECISIONS.application);
  return { ...shared, content: { application } };
}

/** Nothing was photographed anew since the approval: the operator looks at an empty room. */
function hasOldPhotos({ record, approved_files }: OrderRow): boolean {
  const urls = new Set((approved_files ?? []).map(({ url }) => url));
  return REQUIRED_PHOTOS.creation.every((type) =>
    record.actual_urls.some((file) => file.type === type && urls.has(file.url)),
  );
}

/** A photo that is gone is left out: there is nothing to show. */
async function lockPhotos({ files }: ViewDeps, { photos }: LockOfOrder) {
  const known = await files.describe(photos.map(({ id }) => id));
  return photos.flatMap(({ id, type }) =>
    known.filter((file) => file.id === id).map((file) => ({ ...file, type, mediaType: file.type })),
  );
}

/** The same with what was approved, the camera report and the lock beside it. */
export async function viewActivation(
  deps: ViewDeps,
  at: Database | Tx,
  id: number,
  language: Language,
): Promise<CaseView> {
  const { shared, order, view, application } = await viewOrder(deps, at, id, language, DECISIONS.activation);
  const { cameras, lock } = await activationFacts(deps.readers, at, id);
  const settled = lockIsSettled(lock);
  return {
    ...shared,
    flags: [
      ...shared.flags,
      ...(settled ? [] : ['lockPending']),
      ...(hasOldPhotos(order) ? ['oldPhotos'] : []),
    ],
    offered: shared.offered?.filter((decision) => decision !== 'activate' || settled) ?? [],
    content: {
      activation: {
        ...application,
        requirements: activationRequirements(order.record, { cameras, lock }),
        fileSlots: activationSlots(order.record.actual_urls),
        approvedFiles: presentEntries(view, order.approved_files ?? []),
        cameras: cameras && {
          isValidated: cameras.isValidated,
          checked: cameras.checked?.toISOString() ?? null,
          cameras: (cameras.report?.cameras ?? []).map(({ name, limitDays, status, archAvailability }) => ({
            name,
            limitDays,
            status,
            archAvailability,
          })),
        },
        lock: lock && {
          status: lock.status,
          kind: lock.kind,
          name: lock.name,
          reason: lock.reason,
          description: lock.description,
          photos: await lockPhotos(deps, lock),
        },
      },
    },
  };
}
