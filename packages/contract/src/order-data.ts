import { countryCode } from '@punkt/domain/country-code';
import { FILE_TYPES } from '@punkt/domain/files';
import { ORDER_EVENTS } from '@punkt/domain/order-machine';
import { ORDER_FIELDS } from '@punkt/domain/order-record';
import { ORDER_STATUSES } from '@punkt/domain/order-status';
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
const dayHours = z.object({ open: time, close: time, is_day_off: z.boolean() });
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
const timetable = z.object({
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

const outlook = z.object({
  step: z.string().describe('What comes next, a word of the product'),
  actor: z.enum(['owner', 'staff', 'none']),
  until: z.string().nullable(),
  promised: z.string().nullable().describe('When staff have promised to answer, where it is their turn'),
  otherwise: z.string().nullable().describe('What happens by itself when the time is over'),
  fee: z.object({
    amount: z.number().int().nullable().describe('Minor units; null where no fee is due'),
    currency: z.string(),
    state: z.enum(['none', 'notYet', 'due', 'held', 'credited', 'refunded', 'kept']),
    ifDeletedNow: z.enum(['refunded', 'kept']).nullable(),
    refundUntil: z.string().nullable(),
  }),
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
  outlook,
});

/** The order by the names of the specification, and what the page needs besides. */
export const order = orderCard.extend({
  accepted: z.string().nullable(),
  outOfDraftDate: z.string().nullable(),
  ...entityShape(ORDER_FIELDS),
  timetable: timetable.nullable(),
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
  signboardSize: z.string().nullable(),
  signboardFormat: z.string().nullable(),
  ownerGln: z.string(),
  glnPvz: z.string(),
  molName: z.string(),
  eLockInfo: z
    .object({
      status: z.string(),
      reason: z.string().nullable(),
      enabled: z.boolean(),
      elockName: z.string(),
    })
    .nullable(),
  referralCode: z.string(),
  remarks: z.array(remark).describe('What staff asked to change, by field or photo'),
  warnings: z.array(remark).describe('Unusual figures that the owner confirms before sending'),
  history: z.array(orderHistoryRow),
  abilities: z.array(z.enum(ORDER_EVENTS)).describe('What the caller may do now'),
  version: z.number().int().describe('Grows with every change; send it back with an update'),
});

export type OrderCard = z.infer<typeof orderCard>;
export type Order = z.infer<typeof order>;
