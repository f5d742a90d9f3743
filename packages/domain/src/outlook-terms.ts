import { FEE_OUTCOMES } from './fees.ts';

/** The words of an application's outlook: the rules answer with them, the wire carries them, texts are named after them. */
export const NEXT_STEPS = [
  'send',
  'pay',
  'waitForReview',
  'rework',
  'confirm',
  'activate',
  'waitForActivation',
  'reworkActivation',
  'opened',
  'declined',
  'canceled',
  'deleted',
  'notPaid',
  'waitForAppeal',
  'waitForMoney',
] as const;

export type NextStep = (typeof NEXT_STEPS)[number];

export const OUTLOOK_ACTORS = ['owner', 'staff', 'none'] as const;

export type OutlookActor = (typeof OUTLOOK_ACTORS)[number];

/** What happens by itself when a time is over. */
export const DEADLINE_EVENTS = [
  'expirePayment',
  'lapseRework',
  'lapseReview',
  'lapseMove',
  'remindActivation',
  'lapseActivation',
  'remindRework',
  'closeAppeal',
] as const;

export type DeadlineEvent = (typeof DEADLINE_EVENTS)[number];

/** `atStake`: kept unless the owner objects, or an objection is upheld. */
export const FEE_STATES = ['none', 'notYet', 'due', 'held', 'atStake', ...FEE_OUTCOMES] as const;

export type FeeState = (typeof FEE_STATES)[number];

/** What becomes of the money if the owner deletes the application now. */
export const DELETION_OUTCOMES = ['refunded', 'kept'] as const;

export type DeletionOutcome = (typeof DELETION_OUTCOMES)[number];
