/**
 * Every notice the product sends, and the parameters its title and text need. The three dictionaries hold `<kind>.title`
 * and `<kind>.text` for each, and the service takes no other kind and no other parameters.
 */
export const NOTICE_PARAMS = {
  orderSent: ['order'],
  orderWaitingPayment: ['order', 'until'],
  orderPaid: ['order'],
  paymentFailed: ['order'],
  orderExpired: ['order'],
  orderAccepted: ['order', 'until'],
  orderRemark: ['order', 'until'],
  paymentRemark: ['order', 'until'],
  orderDeclined: ['order'],
  orderCanceled: ['order'],
  orderDeletedByTerm: ['order'],
  orderConfirmMove: ['order', 'until'],
  orderActivationReminder: ['order', 'until'],
  orderActivationLapsed: ['order'],
  orderRemarkReminder: ['order', 'until'],
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
  orderRemark: 'orders',
  paymentRemark: 'money',
  orderDeclined: 'orders',
  orderCanceled: 'orders',
  orderDeletedByTerm: 'orders',
  orderConfirmMove: 'orders',
  orderActivationReminder: 'orders',
  orderActivationLapsed: 'orders',
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
export const NOTICE_TERMS = { keptDays: 180, deliveredWithinHours: 24, timeZone: 'Europe/Moscow' } as const;
