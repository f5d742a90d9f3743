/** What travels, and is stored. */
export const ORDER_STATUSES = [
  'ORDER_DRAFT',
  'ORDER_WAITING_QR_CODE_PAYMENT',
  'ORDER_NOT_PAID_BY_QR_CODE',
  'ORDER_REMARK_FROM_PAYMENT',
  'ORDER_CREATED',
  'ORDER_REMARK_FROM_CREATED',
  'ORDER_DECLINED',
  'ORDER_ACCEPTED',
  'ORDER_PICKPOINT_READY_ACTIVATE',
  'ORDER_REMARK',
  'ORDER_PICKPOINT_CREATED',
  'ORDER_CANCELED',
  'ORDER_DELETED',
] as const;

/** The lists an application stands in, by its status. */
export const ORDER_STAGES = ['draft', 'payment', 'waiting', 'rework', 'accepted', 'closed'] as const;
export type OrderStage = (typeof ORDER_STAGES)[number];

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What the order page shows: several ends look alike, and so do two kinds of rework. */
export type PageStatus =
  | 'draft'
  | 'waitingPayment'
  | 'created'
  | 'remarkFromCreated'
  | 'declined'
  | 'accepted'
  | 'readyActivate'
  | 'remarkFromActivate'
  | 'pickPointCreated';

const pageStatuses = {
  ORDER_DRAFT: 'draft',
  ORDER_WAITING_QR_CODE_PAYMENT: 'waitingPayment',
  ORDER_NOT_PAID_BY_QR_CODE: 'declined',
  ORDER_REMARK_FROM_PAYMENT: 'remarkFromCreated',
  ORDER_CREATED: 'created',
  ORDER_REMARK_FROM_CREATED: 'remarkFromCreated',
  ORDER_DECLINED: 'declined',
  ORDER_ACCEPTED: 'accepted',
  ORDER_PICKPOINT_READY_ACTIVATE: 'readyActivate',
  ORDER_REMARK: 'remarkFromActivate',
  ORDER_PICKPOINT_CREATED: 'pickPointCreated',
  ORDER_CANCELED: 'declined',
  ORDER_DELETED: 'declined',
} as const satisfies Record<OrderStatus, PageStatus>;

export const pageStatusOf = (status: OrderStatus): PageStatus => pageStatuses[status];

/** Nothing leads out of these. */
export const FINAL_STATUSES = [
  'ORDER_NOT_PAID_BY_QR_CODE',
  'ORDER_DECLINED',
  'ORDER_PICKPOINT_CREATED',
  'ORDER_CANCELED',
  'ORDER_DELETED',
] as const satisfies readonly OrderStatus[];

export const isFinal = (status: OrderStatus): boolean =>
  (FINAL_STATUSES as readonly OrderStatus[]).includes(status);

/** The way of an application that goes well, as the order page draws it; the payment step only where there is one. */
export const PROGRESS_STEPS = ['draft', 'payment', 'review', 'approved', 'activation', 'opened'] as const;
export type ProgressStep = (typeof PROGRESS_STEPS)[number];

const progress = {
  draft: 'draft',
  waitingPayment: 'payment',
  created: 'review',
  remarkFromCreated: 'review',
  declined: 'review',
  accepted: 'approved',
  readyActivate: 'activation',
  remarkFromActivate: 'activation',
  pickPointCreated: 'opened',
} as const satisfies Record<PageStatus, ProgressStep>;

/** Looks like the other rework, yet nobody has paid: it goes back to the payment. */
export const progressOf = (status: OrderStatus): ProgressStep =>
  status === 'ORDER_REMARK_FROM_PAYMENT' ? 'payment' : progress[pageStatusOf(status)];

/** Approved, whatever came after, up to the open point: support is asked about these. */
export const ACCEPTED_STATUSES: readonly OrderStatus[] = [
  'ORDER_ACCEPTED',
  'ORDER_PICKPOINT_READY_ACTIVATE',
  'ORDER_REMARK',
  'ORDER_PICKPOINT_CREATED',
];

export const isAccepted = (status: OrderStatus): boolean => ACCEPTED_STATUSES.includes(status);

/** Nobody reads what is written to a draft or to something deleted; after a refusal there may be a question. */
export const takesMessages = (status: OrderStatus): boolean =>
  !['ORDER_DRAFT', 'ORDER_DELETED', 'ORDER_NOT_PAID_BY_QR_CODE'].includes(status);

/** Holds its place on the map while the fee has not come. */
export const UNPAID_STATUSES: readonly OrderStatus[] = [
  'ORDER_WAITING_QR_CODE_PAYMENT',
  'ORDER_REMARK_FROM_PAYMENT',
];
