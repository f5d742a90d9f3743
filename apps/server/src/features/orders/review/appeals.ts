import { eventsFor } from '@punkt/domain/order-machine';
import { isFinal } from '@punkt/domain/order-status';
import { notFound } from '../../../platform/http/failure.ts';
import type { Appealable, AppealOutcome } from '../../appeals/service.ts';
import type { GeoService } from '../../geo/service.ts';
import { factsOf } from '../facts.ts';
import { oneMove } from '../moves.ts';
import { lockOrder, readOrder } from '../order-store.ts';
import { presentCard } from '../presenter.ts';
import { placeOf } from '../surroundings.ts';
import type { OrderRow } from '../tables.ts';
import { transition } from '../transition.ts';
import type { TransitionDeps } from '../transition-deps.ts';
import type { OrderViews } from '../views.ts';
import { APPLICATION } from './queues.ts';

interface Deps {
  readonly geo: Pick<GeoService, 'zoneAt'>;
  readonly views: OrderViews;
  readonly transitions: TransitionDeps;
}

const ANSWERS: readonly AppealOutcome[] = ['uphold', 'refundFee', 'rejectAppeal'];

/** Appeals against what was decided about an application. */
export function createOrderAppeals({ geo, views, transitions }: Deps): Appealable {
  const must = (order: OrderRow | undefined): OrderRow => {
    if (!order) throw notFound();
    return order;
  };
  return {
    kind: APPLICATION,
    lock: async (tx, id) => must(await lockOrder(tx, Number(id))).version,
    view: async (db, { subject_id }) => {
      const order = must(await readOrder(db, Number(subject_id)));
      const [view] = await views.cards([{ ...order, draft: null }]);
      const place = placeOf(order.record);
      const zone = place && (await geo.zoneAt(db, place.latitude, place.longitude));
      const elsewhere = zone?.reserved ? zone.reserved.orderId !== order.id : zone?.kind === 'grey';
      const lost = isFinal(order.status) && order.ex_pickpoint_id === null && elsewhere === true;
      const possible = eventsFor(factsOf(order, view?.fee !== null), 'staff');
      if (!view) throw notFound();
      return {
        version: order.version,
        flags: lost ? ['zoneLost'] : [],
        offered: ANSWERS.filter((answer) => possible.includes(answer)),
        record: { address: order.full_address, pointId: null, fee: presentCard(view).outlook.fee },
      };
    },
    decide: async (tx, { subject_id }, outcome, { comment }, { userId }) => {
      const order = must(await lockOrder(tx, Number(subject_id)));
      const answer = { event: outcome, by: 'staff' as const, actorId: userId, comment };
      await oneMove(transition(tx, transitions, order, answer));
    },
  };
}
