/** Lifetimes of an application, and the figures of a move. */
export const ORDER_TERMS = {
  unpaidHours: 24,
  reworkDays: 5,
  autoDeleteDays: 30,
  refundAfterApprovalDays: 7,
  activationReminderDay: 25,
  activationDays: 30,
} as const;

/** More unsent applications of one owner are a mistake, and each may hold a hundred megabytes. */
export const DRAFTS_MAXIMUM = 50;

/** A zone that nobody has paid for keeps everybody else away: one owner holds this many at a time. */
export const UNPAID_MAXIMUM = 3;

export const MOVE_TERMS = { radiusMetres: 500, confirmDays: 3, prepareDays: 30 } as const;

/** Characters. The description's input takes more than is valid, so that a paste is counted, not cut. */
export const ORDER_TEXTS = {
  description: { min: 30, max: 200, input: 500 },
  courierWayMaximum: 256,
  referralCodeMaximum: 100,
  operatorMessageMaximum: 500,
} as const;
