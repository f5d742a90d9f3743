import type { orderReviews } from '@punkt/contract/order-reviews';
import { fileSlots } from '@punkt/domain/order-files';
import type { z } from 'zod';
import { presentHead, presentOrder, type Words } from '../presenter.ts';
import type { OrderRow } from '../tables.ts';
import type { RowView, StaffView } from './view.ts';

type Row = z.input<(typeof orderReviews)['GET /api/v2/manage/orders']['response']>['data'][number];
type StaffOrder = z.input<(typeof orderReviews)['GET /api/v2/manage/orders/:id']['response']>;

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

interface Claim {
  readonly holder: string | null;
  readonly names: ReadonlyMap<string, string>;
}

/** What waits for nobody has no promise: its last change stands for both. */
const work = (order: OrderRow, { holder, names }: Claim) => ({
  waitingSince: (order.waiting_since ?? order.since).toISOString(),
  due: (order.due ?? order.since).toISOString(),
  claimedBy: holder === null ? null : { id: holder, name: names.get(holder) ?? '' },
  claimedAt: holder === null ? null : iso(order.claimed_at),
});

export function presentRow(row: RowView): Row {
  const { order, owner, flags } = row;
  return {
    ...presentHead(order),
    cityName: order.city_name,
    submitted: iso(order.submitted),
    owner,
    flags,
    ...work(order, row),
  };
}

const presentMove = ({ point, metres }: NonNullable<StaffView['from']>): StaffOrder['movesFrom'] => ({
  id: String(point.id),
  address: point.address,
  latitude: point.latitude,
  longitude: point.longitude,
  distanceMetres: metres,
});

export function presentStaffOrder(shown: StaffView, words: Words): StaffOrder {
  const { view, names, zone, from, owner, flags, requirements, abilities } = shown;
  const order = presentOrder(view, words);
  return {
    ...order,
    ...work(view.order, shown),
    // Staff see what was asked for even after the owner has sent it again.
    remarks: view.order.remarks,
    history: order.history.map((row, place) => {
      const { actor, actor_id } = view.history[place] ?? { actor: row.actor, actor_id: null };
      return { ...row, by: actor === 'staff' && actor_id ? (names.get(actor_id) ?? '') : '' };
    }),
    owner,
    flags,
    zone: zone && { cell: zone.cell, kind: zone.kind, own: zone.own },
    movesFrom: from && presentMove(from),
    requirements,
    fileSlots: fileSlots(view.order.record.actual_urls),
    staffAbilities: abilities,
  };
}
