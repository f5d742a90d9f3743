export const TICKET_STATES = { open: 1, inProgress: 2, closed: 3 } as const;

export type TicketState = (typeof TICKET_STATES)[keyof typeof TICKET_STATES];

export const TICKET_TYPES = { openingOrder: 62, roomLayout: 72, lock: 111, signboard: 112 } as const;

export type TicketType = (typeof TICKET_TYPES)[keyof typeof TICKET_TYPES];

/** Topics the list shows until the reader chooses others. */
export const DEFAULT_TICKET_TYPES = [TICKET_TYPES.openingOrder, TICKET_TYPES.roomLayout] as const;

export const TICKET_REASONS = ['lockGift', 'signboardGift'] as const;

export const TICKET_TEXTS = {
  description: { min: 30, max: 500 },
  message: { min: 30, max: 500 },
  linkMaximum: 500,
  gradeCommentMaximum: 500,
  /** Of a manager: an answer may quote a rule. */
  answerMaximum: 1_000,
  previewCharacters: 70,
} as const;

export const GRADES = [1, 2, 3, 4, 5] as const;

/** After a manager's answer. */
export const TICKET_AUTO_CLOSE = { warnHours: 48, closeHours: 72 } as const;

/** What is promised, and how much at once is no longer a conversation. */
export const TICKET_TERMS = {
  /** Until an answer. A layout is looked at by somebody who draws. */
  answerWorkingDays: { 62: 1, 72: 2, 111: 1, 112: 1 } satisfies Record<TicketType, number>,
  /** Of a visitor of the public site, who has no account. */
  questionWorkingDays: 2,
  /** For «не решено», after it was closed. */
  disputeDays: 3,
  files: 3,
  perHour: 5,
  messagesPerTenMinutes: 20,
} as const;
