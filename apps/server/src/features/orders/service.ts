import { furnitureScheme } from '@punkt/domain/furniture';
import { message } from '@punkt/domain/message';
import { tidyText } from '@punkt/domain/order-clean';
import { deadlinesOf } from '@punkt/domain/order-deadlines';
import { takesMessages } from '@punkt/domain/order-status';
import { secondsBetween } from '../../platform/clock/clock.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, invalid } from '../../platform/http/failure.ts';
import { createActs } from './acting.ts';
import { type ActivationRequest, readyActivate } from './activating.ts';
import { createOrder, type NewOrderRequest } from './creating.ts';
import { createDeadlines } from './deadlines.ts';
import type { OrderDeps } from './deps.ts';
import { factsOf, timesOf } from './facts.ts';
import { isMoving, type ListRequest, listOrders, liveOrders, movesPart, openMoves } from './list-store.ts';
import { announceMessage } from './order-notifications.ts';
import { addComment, readComments, readSent } from './order-store.ts';
import { lockOwn, onlyOwnFound, readOwn } from './own.ts';
import { publishOrder } from './publishing.ts';
import { placeOf } from './surroundings.ts';
import type { CommentRow, OrderRow } from './tables.ts';
import { createUpdating, type OrderUpdate } from './updating.ts';
import { type CardView, createOrderViews } from './views.ts';

/** What owner and staff write to each other, seen from the owner's side. */
const createMessages = ({ db, clock, transitions }: OrderDeps) => ({
  read: async (caller: Caller, id: number): Promise<CommentRow[]> =>
    readComments(db, (await readOwn(db, caller, id)).id),

  write: (caller: Caller, id: number, words: string, clientUuid?: string): Promise<CommentRow> =>
    transaction(db, async (tx) => {
      const order = await lockOwn(tx, caller, id);
      const known = clientUuid && (await readSent(tx, id, caller.userId, clientUuid));
      if (known) return known;
      const comment = tidyText(words);
      if (comment === '') throw invalid('message', message('validation.required'));
      if (!takesMessages(order.status)) throw new Failure('order_state', { data: { status: order.status } });
      const row = { order_id: id, at: clock.now(), author_id: caller.userId, comment };
      const named = { client_uuid: clientUuid ?? null };
      const written = await addComment(tx, { ...row, ...named, send_by: 'OWNER' });
      await transitions.cases.asked(tx, order);
      await announceMessage(tx, clock, order);
      await transitions.cases.announceLists(tx, order);
      return written;
    }),
});

/** The newest few: more of them are in the list. */
const DAY_DRAFTS = 3;

/** Points that stand near an application: so far, so many. */
const NEAR = { metres: 2_000, points: 20 } as const;

export function createOrdersService(deps: OrderDeps) {
  const { db, clock } = deps;
  const views = createOrderViews(deps);
  const acts = createActs(deps);
  const messages = createMessages(deps);
  const updateOrder = createUpdating(deps, views);
  const shown = async (work: Promise<OrderRow>) => views.one(await work);

  return {
    add: (caller: Caller, request: NewOrderRequest) => shown(createOrder(deps, caller, request)),
    update: (caller: Caller, id: number, update: OrderUpdate) => updateOrder(caller, id, update),
    publish: (caller: Caller, id: number, confirmed: boolean) =>
      shown(publishOrder(deps, caller, id, confirmed)),
    readyActivate: (caller: Caller, id: number, given: ActivationRequest) =>
      shown(readyActivate(deps, caller, id, given)),
    delete: (caller: Caller, id: number) => shown(acts.delete(caller, id)),
    answerOpening: (caller: Caller, id: number, willOpen: boolean) =>
      shown(acts.answerOpening(caller, id, willOpen)),
    assignReferral: (caller: Caller, id: number, code: string) =>
      shown(acts.assignReferral(caller, id, code)),
    appeal: (caller: Caller, id: number, reason: string) => shown(acts.appeal(caller, id, reason)),
    one: async (caller: Caller, id: number) => onlyOwnFound(await views.read(id), caller).shown(),
    messages: messages.read,
    writeMessage: messages.write,

    /** What an owner begins the day with. */
    day: async ({ userId }: Caller) => {
      const drafts: ListRequest = {
        field: 'updated',
        descending: true,
        deleted: false,
        stage: 'draft',
        page: 1,
        pageSize: DAY_DRAFTS,
      };
      const [live, begun, money] = await Promise.all([
        liveOrders(db, userId),
        listOrders(db, userId, drafts, deps.payments.isUndecided),
        deps.payments.totalsOf(db, userId),
      ]);
      const [cards, draftCards] = [await views.cards(live), await views.cards(begun.orders)];
      const time = (date: Date | null) => date?.getTime() ?? Number.POSITIVE_INFINITY;
      const until = ({ outlook }: CardView) => time(outlook.fee.keptFrom ?? outlook.until);
      const needs = cards.filter(({ outlook }) => outlook.actor === 'owner' || outlook.fee.keptFrom);
      const others = cards.filter(({ outlook }) => outlook.actor === 'staff');
      return {
        needs: [...needs.toSorted((one, two) => until(one) - until(two)), ...draftCards],
        others: others.toSorted((one, two) => time(one.outlook.promised) - time(two.outlook.promised)),
        drafts: begun.total,
        money,
      };
    },

    list: async ({ userId }: Caller, request: ListRequest) => {
      const { orders, total } = await listOrders(db, userId, request, deps.payments.isUndecided);
      return { cards: await views.cards(orders), total };
    },

    /** The point that moves stands first, however far the place was dragged meanwhile. The one that came of it is no neighbour of itself. */
    pointsAround: async (caller: Caller, id: number) => {
      const { record, pickpoint_id } = await readOwn(db, caller, id);
      const place = placeOf(record);
      const near = place ? await deps.points.near(place, NEAR.metres, NEAR.points) : [];
      const moves = ({ point }: (typeof near)[number]) => String(point.id) === record.ex_pickpoint_id;
      return near
        .filter(({ point }) => String(point.id) !== String(pickpoint_id))
        .toSorted((a, b) => Number(moves(b)) - Number(moves(a)))
        .map((each) => ({ ...each, isMoving: moves(each) }));
    },

    furniture: async (caller: Caller, id: number) => {
      const { area, stock_area, dressing_rooms_count, celling_height } = (await readOwn(db, caller, id))
        .record;
      return furnitureScheme({
        area: area ?? 0,
        stockArea: stock_area ?? 0,
        dressingRooms: dressing_rooms_count ?? 0,
        ceilingHeight: celling_height ?? 0,
      });
    },

    /** Whole seconds until an unpaid application ends; 0 when it is over, or waits for no money. */
    secondsToPay: async (caller: Caller, id: number): Promise<number> => {
      const order = await readOwn(db, caller, id);
      if (order.status !== 'ORDER_WAITING_QR_CODE_PAYMENT') return 0;
      const ends = deadlinesOf(factsOf(order, false), timesOf(order)).map(({ at }) => at.getTime());
      return Math.max(0, secondsBetween(clock.now(), new Date(Math.min(...ends))));
    },

    /** For points: which of them are moving already. */
    moves: {
      isAt: async (pointId: number): Promise<boolean> => (await openMoves(db, pointId)).length > 0,
      part: movesPart,
      isMoving,
    },

    runDeadline: createDeadlines(deps),
    views,
  };
}

export type OrdersService = ReturnType<typeof createOrdersService>;
