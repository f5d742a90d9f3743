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
  previewCharacters: 70,
} as const;

export const GRADES = [1, 2, 3, 4, 5] as const;

/** After a manager's answer. */
export const TICKET_AUTO_CLOSE = { warnHours: 48, closeHours: 72 } as const;
