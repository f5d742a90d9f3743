import type { CountryCode } from './country-code.ts';

/**
 * Every notice the product sends, and the parameters its title and text need. The three dictionaries hold `<kind>.title` and `<kind>.text`
 * for each, and the service takes no other kind and no other parameters. `Free`: where we have no fee, so none can be lost.
 */
export const NOTICE_PARAMS = {
  orderSent: ['order', 'promised'],
  orderWaitingPayment: ['order', 'until', 'country'],
  orderPaid: ['order', 'promised'],
  paymentDeclined: ['order', 'until', 'country'],
  paymentDiffers: ['order'],
  paymentAnew: ['order', 'amount', 'until', 'country'],
  orderExpired: ['order'],
  orderAccepted: ['order', 'until', 'country'],
  orderAcceptedFree: ['order', 'until', 'country'],
  orderAcceptedMove: ['order', 'until', 'country'],
  orderRemark: ['order', 'until', 'country'],
  paymentRemark: ['order', 'until', 'country'],
  orderDeclined: ['order'],
  orderCanceled: ['order'],
  orderDeletedByTerm: ['order'],
  orderConfirmMove: ['order', 'until', 'country'],
  orderActivationReminder: ['order', 'until', 'country'],
  orderActivationReminderFree: ['order', 'until', 'country'],
  orderActivationLapsed: ['order'],
  orderActivationLapsedFree: ['order'],
  orderRemarkReminder: ['order', 'until', 'country'],
  activationSent: ['order', 'promised'],
  activationRemark: ['order', 'until', 'country'],
  activationRemarkFree: ['order', 'until', 'country'],
  lockReasonApproved: ['order'],
  lockReasonRemark: ['order'],
  pointOpened: ['order', 'point'],
  pointOpenedCredited: ['order', 'point', 'amount'],
  pointMoved: ['order', 'point', 'oldPoint'],
  pointBlocked: ['point', 'until', 'country'],
  pointUnblocked: ['point'],
  pointAreaApproved: ['point'],
  pointAreaRejected: ['point'],
  pointHoursApproved: ['point'],
  pointHoursRejected: ['point'],
  pointSignboardApproved: ['point'],
  pointSignboardRejected: ['point'],
  pointAppealRejected: ['point'],
  feeRefunded: ['order', 'amount'],
  feeAtStake: ['order', 'amount', 'until', 'country'],
  feeKept: ['order', 'amount'],
  // No longer sent (`pointOpenedCredited` and `paymentDeclined` say it); lists keep them for a while.
  feeCredited: ['order', 'amount'],
  paymentFailed: ['order'],
  appealUpheld: ['order'],
  appealRefunded: ['order'],
  appealRejected: ['order'],
  orderMessage: ['order'],
  taxApproved: [],
  taxRemark: [],
  taxCanceled: [],
  passportApproved: [],
  passportRemark: [],
  passportCanceled: [],
  offerPublished: [],
  ledgerDiffers: [],
  codesRunOut: ['place'],
  moneyDiffers: ['order'],
  employeeAdded: ['company', 'point'],
  employeeRolesChanged: ['company'],
  employeeRemoved: ['company'],
  employeeRecovered: ['company'],
  employeeLeft: ['name'],
  caseMessage: ['number'],
  caseReturned: ['number'],
  caseTaken: [],
  ticketAnswered: ['ticket'],
  ticketClosing: ['ticket', 'until', 'country'],
  ticketClosed: ['ticket'],
  ticketLate: ['ticket'],
  caseLate: ['number'],
  caseMentioned: ['number'],
  caseAssigned: ['number'],
  publicationConflict: ['at'],
  publicationRefused: ['at'],
} as const satisfies Record<string, ReadonlyArray<keyof NoticeValues>>;

/** What a parameter is made of; words are found for it when somebody reads the notice, in their language. */
interface NoticeValues {
  /** The number people call an application by. */
  readonly order: number;
  /** Numbers of the point that opened, and of the one that closed with a move. */
  readonly point: number;
  readonly oldPoint: number;
  /** Whom somebody works for. */
  readonly company: string;
  /** Who has stopped working. */
  readonly name: string;
  /** The number people call a ticket by. */
  readonly ticket: number;
  /** The country that something in the console is about; its name is found for the reader. */
  readonly place: CountryCode;
  readonly until: Date;
  /** Until when we answer: the end of a working day in Moscow, so the day alone is said. */
  readonly promised: Date;
  /** When something was planned for the site, whose hours are Moscow's. */
  readonly at: Date;
  /** What people call a case of the console by. */
  readonly number: string;
  /** Where the application is: its deadline is shown in the time of that country. */
  readonly country: CountryCode;
  /** Roubles in minor units: the guarantee fee exists in Russia only. */
  readonly amount: number;
}

export type NoticeKind = keyof typeof NOTICE_PARAMS;

/** Keys of the dictionaries: two texts for each kind. */
export type NoticeTextKey = `${NoticeKind}.${'title' | 'text'}`;

type NoticeParams<Kind extends NoticeKind> = {
  readonly [Name in (typeof NOTICE_PARAMS)[Kind][number]]: NoticeValues[Name];
};

/** A kind together with exactly the parameters it needs. */
export type Notice = {
  readonly [Kind in NoticeKind]: { readonly kind: Kind; readonly params: NoticeParams<Kind> };
}[NoticeKind];

/** Categories by which people choose what they are notified about, and by which channel. `work`: what staff hear about their cases. */
export const NOTICE_CATEGORIES = ['orders', 'money', 'documents', 'messages', 'tickets', 'work'] as const;
export type NoticeCategory = (typeof NOTICE_CATEGORIES)[number];

export const NOTICE_CATEGORY: Readonly<Record<NoticeKind, NoticeCategory>> = {
  orderSent: 'orders',
  orderWaitingPayment: 'money',
  orderPaid: 'money',
  paymentDeclined: 'money',
  paymentDiffers: 'money',
  paymentAnew: 'money',
  orderExpired: 'orders',
  orderAccepted: 'orders',
  orderAcceptedFree: 'orders',
  orderAcceptedMove: 'orders',
  orderRemark: 'orders',
  paymentRemark: 'money',
  orderDeclined: 'orders',
  orderCanceled: 'orders',
  orderDeletedByTerm: 'orders',
  orderConfirmMove: 'orders',
  orderActivationReminder: 'orders',
  orderActivationReminderFree: 'orders',
  orderActivationLapsed: 'orders',
  orderActivationLapsedFree: 'orders',
  orderRemarkReminder: 'orders',
  activationSent: 'orders',
  activationRemark: 'orders',
  activationRemarkFree: 'orders',
  lockReasonApproved: 'orders',
  lockReasonRemark: 'orders',
  pointOpened: 'orders',
  pointOpenedCredited: 'orders',
  pointMoved: 'orders',
  pointBlocked: 'orders',
  pointUnblocked: 'orders',
  pointAreaApproved: 'orders',
  pointAreaRejected: 'orders',
  pointHoursApproved: 'orders',
  pointHoursRejected: 'orders',
  pointSignboardApproved: 'orders',
  pointSignboardRejected: 'orders',
  pointAppealRejected: 'orders',
  feeRefunded: 'money',
  feeAtStake: 'money',
  feeKept: 'money',
  feeCredited: 'money',
  paymentFailed: 'money',
  appealUpheld: 'orders',
  appealRefunded: 'orders',
  appealRejected: 'orders',
  orderMessage: 'messages',
  taxApproved: 'documents',
  taxRemark: 'documents',
  taxCanceled: 'documents',
  passportApproved: 'documents',
  passportRemark: 'documents',
  passportCanceled: 'documents',
  offerPublished: 'documents',
  ledgerDiffers: 'money',
  codesRunOut: 'work',
  moneyDiffers: 'money',
  employeeAdded: 'messages',
  employeeRolesChanged: 'messages',
  employeeRemoved: 'messages',
  employeeRecovered: 'messages',
  employeeLeft: 'messages',
  caseMessage: 'work',
  caseReturned: 'work',
  caseTaken: 'work',
  ticketAnswered: 'tickets',
  ticketClosing: 'tickets',
  ticketClosed: 'tickets',
  ticketLate: 'tickets',
  caseLate: 'work',
  caseMentioned: 'work',
  caseAssigned: 'work',
  publicationConflict: 'work',
  publicationRefused: 'work',
};

/** Notices that ask for something, or say how things stand: what happens later makes them old. By what they are about. */
const STALE = {
  order: [
    'orderSent',
    'orderWaitingPayment',
    'orderPaid',
    'paymentDeclined',
    'paymentDiffers',
    'paymentAnew',
    'paymentFailed',
    'orderAccepted',
    'orderAcceptedFree',
    'orderAcceptedMove',
    'orderRemark',
    'paymentRemark',
    'orderConfirmMove',
    'orderActivationReminder',
    'orderActivationReminderFree',
    'orderRemarkReminder',
    'activationSent',
    'activationRemark',
    'activationRemarkFree',
    'feeAtStake',
  ],
  tax: ['taxRemark', 'taxCanceled'],
  passport: ['passportRemark', 'passportCanceled'],
  offer: ['offerPublished'],
  lock: ['lockReasonRemark'],
} as const satisfies Record<string, readonly NoticeKind[]>;

export type NoticeSubject = keyof typeof STALE;

/** What comes beside another notice, or while things stand as they were, makes nothing old. The reminder of a rework does: it gives new days. */
const BESIDE: readonly NoticeKind[] = [
  'paymentDeclined',
  'paymentFailed',
  'orderConfirmMove',
  'orderActivationReminder',
  'orderActivationReminderFree',
  'orderMessage',
  'feeAtStake',
  'feeRefunded',
  'feeCredited',
  'ticketAnswered',
  'ticketClosing',
  'ticketClosed',
  'ticketLate',
  'caseLate',
  'caseMentioned',
  'caseAssigned',
  'pointBlocked',
  'pointUnblocked',
  'pointAreaApproved',
  'pointAreaRejected',
  'pointHoursApproved',
  'pointHoursRejected',
  'pointSignboardApproved',
  'pointSignboardRejected',
  'pointAppealRejected',
  'publicationConflict',
  'publicationRefused',
];

const subjectOf = (kind: NoticeKind): NoticeSubject => {
  const named = (['tax', 'passport', 'offer', 'lock'] as const).find((subject) => kind.startsWith(subject));
  return named ?? 'order';
};

export const staleKinds = (subject: NoticeSubject): readonly NoticeKind[] => STALE[subject];

/** Earlier notices about the same thing that this one makes old. */
export const supersededBy = (kind: NoticeKind): readonly NoticeKind[] =>
  BESIDE.includes(kind) ? [] : staleKinds(subjectOf(kind));

/** Channels outside the product. The list inside the account area has no switch: it is where everything can be found again. */
export const NOTICE_CHANNELS = ['email', 'push'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

export type NoticePreferences = Readonly<Record<NoticeCategory, Readonly<Record<NoticeChannel, boolean>>>>;

/** Push says nothing before somebody subscribes a browser; messages come often, so they fill no mailbox unasked. */
export const NOTICE_DEFAULTS: NoticePreferences = {
  orders: { email: true, push: true },
  money: { email: true, push: true },
  documents: { email: true, push: true },
  messages: { email: false, push: true },
  // A ticket closes by itself, so an answer that nobody sees would be lost.
  tickets: { email: true, push: true },
  work: { email: false, push: true },
};

/** After a day nobody is helped by an e-mail: the list has it. */
export const NOTICE_TERMS = { keptDays: 180, deliveredWithinHours: 24 } as const;
