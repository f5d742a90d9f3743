import { countryCode } from '@punkt/domain/country-code';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { storedFile } from './files.ts';
import { feeOutlook, orderComment } from './order-data.ts';
import { activationContent, applicationContent } from './review-application.ts';
import { ticketContent } from './review-ticket.ts';

/** A page further down costs more to find, and nobody turns so many: the bounds keep every answer quick. */
export const REVIEW_TOTAL = 2_000;
const REVIEW_PAGES = 100;
export const BULK = 50;

/** Kinds register with the server; one that nobody registered is answered 404. */
export const kind = z.string().regex(/^[a-zA-Z]{1,40}$/, 'validation.id');
const id = z
  .string()
  .regex(/^[\w-]{1,64}$/, 'validation.id')
  .describe('The number that people know the record by where it has one, else a uuid');
export const caseParams = z.object({ kind, id });
const params = caseParams;
const flag = z.enum(['true', 'false']);
export const person = z.object({ id: z.string(), name: z.string() });
const remark = z.object({ path: z.string().min(1).max(100), message: z.string().min(1).max(500) });
const words = z.string().max(1000);

const asked = z
  .object({ since: z.string(), due: z.string(), overdue: z.boolean() })
  .nullable()
  .describe('The owner wrote and nobody has answered yet');

/** Of a ticket there is more to say than of an application. */
const talkMessage = orderComment.extend({
  author: z.string().optional().describe('Of staff, as colleagues know them'),
  internal: z.boolean().optional().describe('A note between colleagues: the owner never gets it'),
  files: z.array(storedFile).optional(),
  delivery: z
    .enum(['waiting', 'sent', 'refused'])
    .nullable()
    .optional()
    .describe('Of the letter in which it went out, where it did'),
});

/** `due`: by the promise, while it waits. Unless told, what waits begins with the oldest, the rest with the newest. */
export const QUEUE_ORDERS = ['oldest', 'newest', 'due'] as const;

const row = z.object({
  kind: z.string(),
  id: z.string(),
  stage: z.string().describe('The list it stands in: waiting, decided, or one of the kind’s own'),
  status: z.string().describe('In the kind’s own words'),
  title: z.string().describe('What or whom it is about, as the queue shows it; empty once erased'),
  note: z.string(),
  owner: z.string().describe('As the queue shows the owner: company, or surname and initial'),
  country: countryCode,
  flags: z.array(z.string()).describe('What to look at twice'),
  round: z.number().int().describe('How often it came to staff'),
  created: z.string(),
  since: z.string().describe('Since when it waits for staff, or has its status'),
  due: z.string().nullable().describe('When an answer was promised, while it waits'),
  overdue: z.boolean(),
  claimedBy: person.nullable(),
  claimedAt: z.string().nullable(),
  decided: z.string().nullable(),
  asked,
});

/** An appeal: what was decided, and why the owner does not agree. */
const appealContent = z.object({
  kind: z.string().describe('Of the record that was decided'),
  subjectId: z.string(),
  address: z.string(),
  event: z.string(),
  eventAt: z.string(),
  eventByStaff: z.boolean(),
  eventComment: z.string(),
  reason: z.string(),
  sent: z.string(),
  fee: feeOutlook.nullable().describe('Of an application'),
  pointId: z.string().nullable().describe('Where a request of a point was rejected'),
});

/** What became of an objection to the decision of this case: whoever reads the decision later must know that it may not stand. */
const objectionContent = z.object({
  id: z.string().describe('Of its case'),
  sent: z.string(),
  outcome: z.enum(['uphold', 'refundFee', 'rejectAppeal']).nullable().describe('`null` while it waits'),
});

/** Why a point has no electronic lock, and how often one was tried. */
const lockReasonContent = z.object({
  orderId: z.string(),
  address: z.string(),
  tried: z.array(z.object({ name: z.string(), clicked: z.boolean(), at: z.string() })),
});

const review = row.extend({
  version: z.number().int().describe('What was looked at: send it along with a decision'),
  fields: z.array(z.object({ path: z.string(), value: z.string() })),
  files: z.array(storedFile.extend({ path: z.string() })),
  history: z.array(
    z.object({
      at: z.string(),
      by: z.enum(['owner', 'staff', 'payment', 'clock']),
      actor: z.string().describe('The name, where a person did it whom staff may know by name'),
      action: z.string(),
      comment: z.string(),
    }),
  ),
  remarks: z.array(z.object({ path: z.string(), message: z.string() })).describe('Of the last decision'),
  comment: z.string(),
  abilities: z.object({
    claim: z.boolean(),
    release: z.boolean(),
    assign: z.boolean().describe('May be handed over to a colleague'),
    decisions: z.array(z.string()).describe('Those that this person may take now'),
  }),
  content: z
    .object({
      application: applicationContent.optional(),
      activation: activationContent.optional(),
      appeal: appealContent.optional(),
      objection: objectionContent.optional(),
      lockReason: lockReasonContent.optional(),
      ticket: ticketContent.optional(),
    })
    .describe('What is special about the kind, by its name'),
});

/** The staff's desk: one ground for whatever waits for a person's decision. */
export const reviews = {
  'GET /api/v2/manage/reviews': {
    summary: 'What waits, the longest waiting first; else the newest first',
    access: 'staff',
    query: z.object({
      kind: kind.optional(),
      stage: z
        .string()
        .regex(/^[a-z]{1,20}$/, 'validation.id')
        .default('waiting')
        .describe('A list of the kind; `messages` is whatever an owner waits for an answer about'),
      country: countryCode.optional(),
      flag: z
        .string()
        .regex(/^[a-zA-Z]{1,40}$/, 'validation.id')
        .optional(),
      mine: flag.default('false'),
      overdue: flag.default('false'),
      sort: z.enum(QUEUE_ORDERS).optional(),
      query: z
        .string()
        .max(100)
        .optional()
        .describe('Parts of a number, an address, an owner, a phone or an INN'),
      page: z.coerce.number().int().min(1).max(REVIEW_PAGES).default(1),
      page_size: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: z.object({
      data: z.array(row),
      total: z.number().int().describe(`Counted up to ${REVIEW_TOTAL}: that many means «or more»`),
      page: z.number().int(),
      page_size: z.number().int(),
    }),
  },
  'GET /api/v2/manage/reviews/counts': {
    summary:
      'How much waits in each queue that is open to the caller, and how many owners wait for an answer',
    access: 'staff',
    response: z.object({
      data: z.array(z.object({ kind: z.string(), waiting: z.number().int(), messages: z.number().int() })),
    }),
  },
  'POST /api/v2/manage/reviews/claim': {
    summary: 'Take several cases at once; those that somebody else has are left',
    access: 'staff',
    size: 'record',
    body: z.object({ cases: z.array(params).min(1).max(BULK) }),
    response: z.object({ claimed: z.array(params), refused: z.array(params) }),
  },
  'GET /api/v2/manage/reviews/:kind/:id': {
    summary: 'One case',
    access: 'staff',
    params,
    response: review,
  },
  'POST /api/v2/manage/reviews/:kind/:id/claim': {
    summary: 'Take a case, so that nobody else works on it',
    access: 'staff',
    params,
    response: review,
  },
  'POST /api/v2/manage/reviews/:kind/:id/release': {
    summary: 'Give a case back',
    access: 'staff',
    params,
    response: review,
  },
  'POST /api/v2/manage/reviews/:kind/:id/decide': {
    summary: 'One of the decisions that came with the case',
    access: 'staff',
    size: 'record',
    params,
    body: z.object({
      decision: z.string().min(1).max(40),
      version: z
        .number()
        .int()
        .optional()
        .describe('What was looked at: refused as a conflict if the record has changed since'),
      comment: words.default(''),
      remarks: z.array(remark).max(50).default([]),
    }),
    response: review,
  },
  'GET /api/v2/manage/reviews/:kind/:id/messages': {
    summary: 'What owner and staff wrote to each other, oldest first; nothing else of the case',
    access: 'staff',
    params,
    response: z.object({ data: z.array(talkMessage), asked }),
  },
  'POST /api/v2/manage/reviews/:kind/:id/messages': {
    summary: 'Write to the owner',
    access: 'staff',
    size: 'record',
    params,
    body: z.object({
      message: words,
      internal: z.boolean().default(false).describe('A note between colleagues, where the kind has them'),
      seen: z
        .string()
        .regex(/^\d{1,15}$/, 'validation.id')
        .optional()
        .describe('The last message that was read: refused if a colleague has answered since'),
      files: z.array(z.string().max(300)).max(20).default([]),
      client_uuid: z.uuid().optional().describe('What is sent again with the same one counts once'),
      mentions: z
        .array(z.uuid())
        .max(10)
        .default([])
        .describe('Colleagues whom a note names: they get a notice'),
    }),
    response: talkMessage,
  },
  'POST /api/v2/manage/reviews/:kind/:id/messages/done': {
    summary: 'What the owner wrote needs no answer',
    access: 'staff',
    params,
    response: z.object({ asked }),
  },
  'GET /api/v2/manage/load': {
    summary: 'How much waits in every queue, and who works on what',
    access: 'staff',
    response: z.object({
      waiting: z.number().int(),
      overdue: z.number().int(),
      oldest: z.string().nullable(),
      queues: z.array(
        z.object({
          kind: z.string(),
          waiting: z.number().int(),
          overdue: z.number().int(),
          oldest: z.string().nullable(),
        }),
      ),
      people: z.array(
        person.extend({
          claimed: z.number().int(),
          decidedToday: z.number().int(),
          decidedWeek: z.number().int(),
        }),
      ),
    }),
  },
} as const satisfies EndpointTable;
