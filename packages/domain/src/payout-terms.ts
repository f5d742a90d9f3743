/** Until which day of the next month a month is paid, and how long its report may be objected to, in working days. */
export const PAYOUT_TERMS = { byDay: 15, objectionWorkingDays: 10 } as const;
