import type { OrderStatus } from './order-status.ts';

/** Who makes it happen: the owner, the marketplace's staff, the payment service, or time itself. */
export type OrderActor = 'owner' | 'staff' | 'payment' | 'clock';

/** Whatever can happen to an application. Anything that is not a row of the table is refused (409). */
export const ORDER_EVENTS = [
  'edit',
  'publish',
  'pay',
  'expirePayment',
  'remarkPayment',
  'accept',
  'remark',
  'decline',
  'lapseRework',
  'lapseReview',
  'confirm',
  'refuse',
  'lapseMove',
  'remindActivation',
  'lapseActivation',
  'editActivation',
  'readyActivate',
  'activate',
  'remarkActivation',
  'remindRework',
  'delete',
  'appeal',
  'closeAppeal',
  'uphold',
  'refundFee',
  'rejectAppeal',
] as const;

export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** What the rows ask about an order besides its status. */
export interface OrderFacts {
  readonly status: OrderStatus;
  /** This point replaces another one: no fee, no subsidy. */
  readonly isMove: boolean;
  /** A guarantee fee is due in this country for this kind of order. */
  readonly feeDue: boolean;
  readonly feePaid: boolean;
  readonly confirmedToOpen: boolean | null;
  readonly appeal: AppealState;
  /** Where it stood before it ended: an appeal that is upheld leads back there. */
  readonly endedFrom: OrderStatus | null;
  /** The end costs the fee, but not before the owner had the time to object. */
  readonly feeAtStake: boolean;
}

/** `open`: the last decision may be appealed; `waiting`: it is, and staff have to answer; `decided`: they have. */
export const APPEAL_STATES = ['none', 'open', 'waiting', 'decided'] as const;
export type AppealState = (typeof APPEAL_STATES)[number];

/**
 * What becomes of a fee that was paid, if this row is taken. `stake`: kept unless the owner objects in time; `byAge`: returned
 * within 7 days of approval, at stake later; `keep`: what is at stake is kept now.
 */
export type FeeRule = 'none' | 'refund' | 'stake' | 'keep' | 'byAge' | 'credit';

interface Row {
  readonly from: readonly OrderStatus[];
  readonly event: OrderEvent;
  readonly by: OrderActor;
  readonly guard?: (facts: OrderFacts) => boolean;
  readonly to: OrderStatus | ((facts: OrderFacts) => OrderStatus);
  readonly fee: FeeRule;
}

const WAITING: OrderStatus = 'ORDER_WAITING_QR_CODE_PAYMENT';
const REWORK: readonly OrderStatus[] = ['ORDER_REMARK_FROM_CREATED', 'ORDER_REMARK_FROM_PAYMENT'];
const UNAPPROVED: readonly OrderStatus[] = [WAITING, 'ORDER_CREATED', ...REWORK];
const ACTIVATING: readonly OrderStatus[] = ['ORDER_ACCEPTED', 'ORDER_REMARK'];

const ENDED: readonly OrderStatus[] = ['ORDER_DECLINED', 'ORDER_CANCELED', 'ORDER_DELETED'];
const RETURNED: readonly OrderStatus[] = ['ORDER_REMARK'];

const open = ({ appeal }: OrderFacts): boolean => appeal === 'open';
const appealed = ({ appeal }: OrderFacts): boolean => appeal === 'waiting';
const same = ({ status }: OrderFacts): OrderStatus => status;
const afterPublish = ({ feeDue, feePaid }: OrderFacts): OrderStatus =>
  feeDue && !feePaid ? WAITING : 'ORDER_CREATED';
/** Nobody changes what another one just decides about. */
const confirmed = ({ confirmedToOpen, appeal }: OrderFacts): boolean =>
  confirmedToOpen === true && appeal !== 'waiting';
const unconfirmedMove = ({ isMove, confirmedToOpen }: OrderFacts): boolean => isMove && !confirmedToOpen;

/**
 * The whole life of an application. The server takes a row inside `transition()` and computes `abilities` from the same rows; tests
 * walk every cell. The browser reads only the names of events: which buttons to show, the abilities say.
 */
export const ORDER_ROWS: readonly Row[] = [
  { from: ['ORDER_DRAFT', ...REWORK], event: 'edit', by: 'owner', to: same, fee: 'none' },
  { from: ['ORDER_DRAFT', ...REWORK], event: 'publish', by: 'owner', to: afterPublish, fee: 'none' },
  { from: [WAITING], event: 'pay', by: 'payment', to: 'ORDER_CREATED', fee: 'none' },
  { from: [WAITING], event: 'expirePayment', by: 'clock', to: 'ORDER_NOT_PAID_BY_QR_CODE', fee: 'refund' },
  { from: [WAITING], event: 'remarkPayment', by: 'staff', to: 'ORDER_REMARK_FROM_PAYMENT', fee: 'none' },
  { from: ['ORDER_CREATED'], event: 'accept', by: 'staff', to: 'ORDER_ACCEPTED', fee: 'none' },
  { from: ['ORDER_CREATED'], event: 'remark', by: 'staff', to: 'ORDER_REMARK_FROM_CREATED', fee: 'none' },
  { from: ['ORDER_CREATED'], event: 'decline', by: 'staff', to: 'ORDER_DECLINED', fee: 'refund' },
  { from: REWORK, event: 'lapseRework', by: 'clock', to: 'ORDER_CANCELED', fee: 'refund' },
  { from: UNAPPROVED, event: 'lapseReview', by: 'clock', to: 'ORDER_DELETED', fee: 'refund' },
  { from: ['ORDER_ACCEPTED'], event: 'confirm', by: 'owner', to: same, fee: 'none' },
  { from: ['ORDER_ACCEPTED'], event: 'refuse', by: 'owner', to: 'ORDER_DELETED', fee: 'byAge' },
  {
    from: ['ORDER_ACCEPTED'],
    event: 'lapseMove',
    by: 'clock',
    guard: unconfirmedMove,
    to: 'ORDER_CANCELED',
    fee: 'refund',
  },
  { from: ['ORDER_ACCEPTED'], event: 'remindActivation', by: 'clock', to: same, fee: 'none' },
  { from: ['ORDER_ACCEPTED'], event: 'lapseActivation', by: 'clock', to: 'ORDER_DELETED', fee: 'stake' },
  // What was approved stays as it was: only the activation's own fields and the files may change.
  { from: ACTIVATING, event: 'editActivation', by: 'owner', guard: confirmed, to: same, fee: 'none' },
  {
    from: ACTIVATING,
    event: 'readyActivate',
    by: 'owner',
    guard: confirmed,
    to: 'ORDER_PICKPOINT_READY_ACTIVATE',
    fee: 'none',
  },
  {
    from: ['ORDER_PICKPOINT_READY_ACTIVATE'],
    event: 'activate',
    by: 'staff',
    to: 'ORDER_PICKPOINT_CREATED',
    fee: 'credit',
  },
  {
    from: ['ORDER_PICKPOINT_READY_ACTIVATE'],
    event: 'remarkActivation',
    by: 'staff',
    to: 'ORDER_REMARK',
    fee: 'none',
  },
  // Never a silent end: the owner is reminded and an operator gets a task.
  { from: ['ORDER_REMARK'], event: 'remindRework', by: 'clock', to: same, fee: 'none' },
  { from: ['ORDER_DRAFT', ...UNAPPROVED], event: 'delete', by: 'owner', to: 'ORDER_DELETED', fee: 'refund' },
  // The same as to answer that it will not be opened.
  { from: ['ORDER_ACCEPTED'], event: 'delete', by: 'owner', to: 'ORDER_DELETED', fee: 'byAge' },
  { from: [...ENDED, ...RETURNED], event: 'appeal', by: 'owner', guard: open, to: same, fee: 'none' },
  { from: ENDED, event: 'closeAppeal', by: 'clock', guard: open, to: same, fee: 'keep' },
  { from: RETURNED, event: 'closeAppeal', by: 'clock', guard: open, to: same, fee: 'none' },
  {
    from: ENDED,
    event: 'uphold',
    by: 'staff',
    guard: (facts) => appealed(facts) && facts.endedFrom !== null,
    to: ({ endedFrom, status }) => endedFrom ?? status,
    fee: 'none',
  },
  {
    from: RETURNED,
    event: 'uphold',
    by: 'staff',
    guard: appealed,
    to: 'ORDER_PICKPOINT_READY_ACTIVATE',
    fee: 'none',
  },
  // The money comes back, the application stays closed.
  {
    from: ENDED,
    event: 'refundFee',
    by: 'staff',
    guard: (facts) => appealed(facts) && facts.feeAtStake,
    to: same,
    fee: 'refund',
  },
  { from: ENDED, event: 'rejectAppeal', by: 'staff', guard: appealed, to: same, fee: 'keep' },
  { from: RETURNED, event: 'rejectAppeal', by: 'staff', guard: appealed, to: same, fee: 'none' },
];

export interface Step {
  readonly to: OrderStatus;
  readonly fee: FeeRule;
}

/** Where an event leads, or `null` where the table has no row for it. */
export function stepOf(facts: OrderFacts, event: OrderEvent, by: OrderActor): Step | null {
  const row = ORDER_ROWS.find(
    (each) =>
      each.event === event &&
      each.by === by &&
      each.from.includes(facts.status) &&
      (each.guard?.(facts) ?? true),
  );
  return row ? { to: typeof row.to === 'function' ? row.to(facts) : row.to, fee: row.fee } : null;
}

/** What this actor may do now, in the order of the table of events. */
export const eventsFor = (facts: OrderFacts, by: OrderActor): OrderEvent[] =>
  ORDER_EVENTS.filter((event) => stepOf(facts, event, by) !== null);
