import type { CountryCode } from './country-code.ts';

/**
 * Every notice the product sends, and the parameters its title and text need. The three dictionaries hold `<kind>.title`
 * and `<kind>.text` for each, and the service takes no other kind and no other parameters. `Free`: where no fee is due, so none
 * can be lost.
 */
export const NOTICE_PARAMS = {
  orderSent: ['order'],
  orderWaitingPayment: ['order', 'until', 'country'],
  orderPaid: ['order'],
  paymentFailed: ['order'],
  orderExpired: ['order'],
  orderAccepted: ['order', 'until', 'country'],
  orderAcceptedFree: ['order', 'until', 'country'],
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
  feeRefunded: ['order', 'amount'],
  feeKept: ['order', 'amount'],
  feeCredited: ['order', 'amount'],
  orderMessage: ['order'],
  taxApproved: [],
  taxRemark: [],
  taxCanceled: [],
  passportApproved: [],
  passportRemark: [],
  passportCanceled: [],
  offerPublished: [],
} as const satisfies Record<string, ReadonlyArray<keyof NoticeValues>>;

/** What a parameter is made of; words are found for it when somebody reads the notice, in her language. */
interface NoticeValues {
  /** The number people call an application by. */
  readonly order: number;
  readonly until: Date;
  /** Where the application is: its deadline is told in the hours of that country. */
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

/** By these people choose what they want to hear of, and where. */
export const NOTICE_CATEGORIES = ['orders', 'money', 'documents', 'messages'] as const;
export type NoticeCategory = (typeof NOTICE_CATEGORIES)[number];

export const NOTICE_CATEGORY: Readonly<Record<NoticeKind, NoticeCategory>> = {
  orderSent: 'orders',
  orderWaitingPayment: 'money',
  orderPaid: 'money',
  paymentFailed: 'money',
  orderExpired: 'orders',
  orderAccepted: 'orders',
  orderAcceptedFree: 'orders',
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
  feeRefunded: 'money',
  feeKept: 'money',
  feeCredited: 'money',
  orderMessage: 'messages',
  taxApproved: 'documents',
  taxRemark: 'documents',
  taxCanceled: 'documents',
  passportApproved: 'documents',
  passportRemark: 'documents',
  passportCanceled: 'documents',
  offerPublished: 'documents',
};

/** Ways out of the house. The list inside the account area has no switch: it is where everything can be found again. */
export const NOTICE_CHANNELS = ['email', 'push'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

export type NoticePreferences = Readonly<Record<NoticeCategory, Readonly<Record<NoticeChannel, boolean>>>>;

/** Push says nothing before somebody subscribes a browser; messages come often, so they fill no mailbox unasked. */
export const NOTICE_DEFAULTS: NoticePreferences = {
  orders: { email: true, push: true },
  money: { email: true, push: true },
  documents: { email: true, push: true },
  messages: { email: false, push: true },
};

/** After a day nobody is helped by an e-mail: the list has it. */
export const NOTICE_TERMS = { keptDays: 180, deliveredWithinHours: 24 } as const;
