import { ACTIVATION_PARTS, ACTIVATION_STATES, LOCK_STATES } from '@punkt/domain/activation';
import { countryCode } from '@punkt/domain/country-code';
import { FILE_TYPES } from '@punkt/domain/files';
import { LOCK_STEPS } from '@punkt/domain/lock-rules';
import { LOCK_REASONS } from '@punkt/domain/lock-terms';
import { APPEAL_STATES, ORDER_EVENTS } from '@punkt/domain/order-machine';
import { ORDER_FIELDS } from '@punkt/domain/order-record';
import { ORDER_STATUSES } from '@punkt/domain/order-status';
import {
  DEADLINE_EVENTS,
  DELETION_OUTCOMES,
  FEE_STATES,
  NEXT_STEPS,
  OUTLOOK_ACTORS,
} from '@punkt/domain/outlook-terms';
import { POINT_TYPES } from '@punkt/domain/point-type';
import { SUBSIDY_TYPES } from '@punkt/domain/subsidy';
import { WEEK_DAYS } from '@punkt/domain/timetable';
import { z } from 'zod';
import { storedFile } from './files.ts';
import { entityShape, requestShape } from './record-schema.ts';

/** Order numbers are what people tell each other on the phone, so they are short digits. */
export const orderId = z.string().regex(/^[1-9]\d{0,14}$/, 'validation.id');
export const orderParams = z.object({ id: orderId });

/** A day ends at `24:00`, and not a minute later. */
const time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'validation.invalid');
export const dayHours = z.object({ open: time, close: time, is_day_off: z.boolean() });
const weekDays = z.object(
  Object.fromEntries(WEEK_DAYS.map((day) => [day, dayHours])) as Record<
    (typeof WEEK_DAYS)[number],
    typeof dayHours
  >,
);

export const orderFile = z.object({
  url: z.string().min(1).max(500),
  type: z.enum(FILE_TYPES),
  isPublic: z.boolean().default(false),
});

/**
 * Every field an applicant may send; none is required by shape. What an application needs to be sent is the rules' to say, so
 * that a half-filled one can be kept as a draft and form and API say the same.
 */
export const orderFields = z.object({
  ...requestShape(ORDER_FIELDS),
  timetable: z.object({ weekDays }).nullable(),
  actual_urls: z.array(orderFile).max(40),
});

const hours = z.object({ open: z.string(), close: z.string() });
export const orderTimetable = z.object({
  weekDays,
  timetableGeneral: hours.nullable().describe('Hours that all working days share'),
  saturday: dayHours,
  sunday: dayHours,
});

/** What a file shows is its type; what it is made of stands beside. */
export const orderEntryFile = storedFile
  .omit({ type: true })
  .extend({
    type: z.enum(FILE_TYPES),
    mediaType: z.string().describe('As sniffed; empty for a link'),
    isPublic: z.boolean(),
    isLink: z.boolean(),
  })
  .partial({ id: true, size: true });

const remark = z.object({ path: z.string(), message: z.string() });

export const orderComment = z.object({
  id: z.string(),
  comment: z.string(),
  date: z.string(),
  sendBy: z.enum(['OWNER', 'ADMIN']),
});

export const orderHistoryRow = z.object({
  at: z.string(),
  event: z.string().describe('One of the events of the table, or «create»'),
  actor: z.enum(['owner', 'staff', 'payment', 'clock']),
  from: z.enum(ORDER_STATUSES).nullable(),
  to: z.enum(ORDER_STATUSES),
  comment: z.string(),
});

/** A fee as an owner and staff see it. */
export const feeOutlook = z.object({
  amount: z.number().int().nullable().describe('Minor units; null where no fee is due'),
  currency: z.string(),
  state: z.enum(FEE_STATES),
  ifDeletedNow: z.enum(DELETION_OUTCOMES).nullable(),
  refundUntil: z.string().nullable(),
  returned: z.boolean().describe('The bank has paid it back'),
  keptFrom: z.string().nullable().describe('Until when the owner can object to its being kept'),
});

export const appeal = z.object({
  state: z.enum(APPEAL_STATES).describe('Of the last decision'),
  until: z.string().nullable().describe('While it can be appealed'),
  reason: z.string(),
  sent: z.string().nullable(),
  outcome: z.enum(['uphold', 'refundFee', 'rejectAppeal']).nullable(),
  answer: z.string(),
  answered: z.string().nullable(),
});

const outlook = z.object({
  step: z.enum(NEXT_STEPS).describe('What comes next'),
  actor: z.enum(OUTLOOK_ACTORS),
  until: z.string().nullable(),
  promised: z.string().nullable().describe('When staff have promised to answer, where it is their turn'),
  otherwise: z.enum(DEADLINE_EVENTS).nullable().describe('What happens by itself when the time is over'),
  fee: feeOutlook,
});

/** A card of the list. */
export const orderCard = z.object({
  id: z.string(),
  status: z.enum(ORDER_STATUSES),
  deleted: z.boolean(),
  created: z.string(),
  updated: z.string(),
  country: countryCode,
  typePoint: z.enum(POINT_TYPES).nullable(),
  fullAddress: z.string(),
  exPickPointId: z.string().nullable(),
  draftStep: z
    .object({ at: z.number().int(), of: z.number().int(), ready: z.boolean() })
    .nullable()
    .describe('How far a draft is; null once it was sent'),
  outlook,
});

/** How the lock of an application stands, or why it has none; null in the order while nothing was ever sent. */
export const lockInfo = z.object({
  kind: z.enum(['lock', 'reason']).describe('An activated lock, or the reason for having none'),
  status: z
    .enum(LOCK_STATES)
    .describe(
      '`none`: nothing that counts, for example a lock that did not click. `pending`: staff look at it. `remark`: to be put right by an update. `approved`',
    ),
  enabled: z.boolean().describe('The lock clicked: the owner said so'),
  elockName: z.string().describe('Code of the controller; empty without one'),
  reason: z.enum(LOCK_REASONS).nullable(),
  description: z.string(),
  photos: z
    .array(storedFile.omit({ type: true }).extend({ type: z.string(), mediaType: z.string() }))
    .describe('Each with what it shows: one of three of a lock, or `ELockReasonPhoto`'),
  comment: z.string().describe('What staff said with their last decision on a reason'),
  remarks: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .describe(
      'Of a decision that asks for changes, by `elock_name`, `reason`, `description` or `photos.<type>`',
    ),
  updated: z.string(),
  next: z
    .enum(LOCK_STEPS)
    .describe(
      'What may be sent now. `set`: activate or set-reason; `update`: the update; `wait`: nothing, the form is locked',
    ),
});
export type LockInfo = z.infer<typeof lockInfo>;

/** The order by the names of the specification, and what the page needs besides. */
export const order = orderCard.extend({
  accepted: z.string().nullable(),
  outOfDraftDate: z.string().nullable(),
  ...entityShape(ORDER_FIELDS),
  timetable: orderTimetable.nullable(),
  photos: z.array(orderEntryFile),
  videos: z.array(orderEntryFile),
  documents: z.array(orderEntryFile),
  confirmedToOpen: z.boolean().nullable(),
  subsidyInfo: z.object({ subsidyType: z.enum(SUBSIDY_TYPES), subsidy: z.number().nullable() }).nullable(),
  tariffDescription: z.array(z.string()),
  comments: z.array(orderComment),
  isBranded: z.boolean(),
  wbCompany: z.string().nullable(),
  pickpointId: z.string().nullable(),
  activation: z
    .array(z.object({ part: z.enum(ACTIVATION_PARTS), state: z.enum(ACTIVATION_STATES) }))
    .nullable()
    .describe('What the way to an open point is made of, and how each part stands; null before the approval'),
  eLockInfo: lockInfo.nullable(),
  referralCode: z.string(),
  remarks: z.array(remark).describe('What staff asked to change, by field or photo'),
  warnings: z.array(remark).describe('Unusual figures that the owner confirms before sending'),
  history: z.array(orderHistoryRow),
  appeal,
  abilities: z.array(z.enum(ORDER_EVENTS)).describe('What the caller may do now'),
  version: z.number().int().describe('Grows with every change; send it back with an update'),
});

/** Money of an owner's applications in one currency, minor units. */
export const orderMoney = z.object({
  currency: z.string(),
  held: z.number().int().describe('Taken in, and without an outcome yet'),
  credited: z.number().int(),
  returned: z.number().int().describe('The bank has paid it back'),
  returning: z.number().int().describe('On its way back'),
  kept: z.number().int(),
});

export type OrderCard = z.infer<typeof orderCard>;
export type Order = z.infer<typeof order>;
