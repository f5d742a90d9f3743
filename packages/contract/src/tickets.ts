import { countryCode } from '@punkt/domain/country-code';
import { checkQuestion } from '@punkt/domain/questions';
import {
  DEFAULT_TICKET_TYPES,
  GRADES,
  TICKET_REASONS,
  TICKET_STATES,
  TICKET_TERMS,
  TICKET_TEXTS,
  TICKET_TYPES,
} from '@punkt/domain/ticket-terms';
import { TICKET_EVENTS } from '@punkt/domain/tickets';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { storedFile } from './files.ts';
import { orderId } from './order-data.ts';

const ticketId = z.string().regex(/^[1-9]\d{0,14}$/, 'validation.id');
const params = z.object({ id: ticketId });
const typeId = z
  .literal(Object.values(TICKET_TYPES))
  .describe('62 opening, 72 room layout, 111 lock, 112 signboard');
const stateId = z.literal(Object.values(TICKET_STATES)).describe('1 open, 2 in progress, 3 closed');
/** Addresses as the upload answered them. More than the rule allows may travel, so that the rule can say so. */
const urls = z.array(z.string().max(300)).max(20).default([]);
const moment = z.string();
const clientUuid = z
  .uuid()
  .optional()
  .describe('Made by the sender: what is sent again with the same one counts once');

/** A field that is missing is an empty one, so that the form's own sentence names it. */
const field = z.string().default('');

const question = z
  .object({
    phoneNumber: field.describe('Digits, with the dial code or without it'),
    email: field,
    telegram: field,
    message: field,
    country: countryCode.optional().describe('Whose dial code a national number needs; Russia unless told'),
    consent: z.boolean().optional().describe('The form can’t be sent without; false is refused'),
    website: field.describe('Hidden from people: whoever fills it in is none'),
  })
  .superRefine((given, context) => {
    for (const { path, message } of checkQuestion(given))
      context.addIssue({ code: 'custom', path: [path], message });
  });

export const supportLog = z.object({
  id: z.string(),
  message: z.string(),
  files: z.array(storedFile),
  isManager: z.boolean(),
  fio: z.string().describe('Of a manager: first name and initial'),
  createDate: moment,
});

const row = z.object({
  id: z.string(),
  userId: z.string(),
  createDate: moment,
  finishDate: moment.nullable(),
  updateDate: moment,
  description: z.string(),
  preview: z.string().describe(`Its first line, cut at ${TICKET_TEXTS.previewCharacters} characters`),
  link: z.string(),
  ticketTypeId: typeId,
  ticketTypeName: z.string(),
  ticketReasonId: z.enum(TICKET_REASONS).nullable(),
  status: stateId,
  orderId: z.string().nullable(),
  managerId: z.string().nullable().describe('The number of the manager, not of an account'),
  ticketGrade: z.number().int().nullable(),
  gradeComment: z.string(),
  canRate: z.boolean(),
  hasNotice: z.boolean().describe('It waits for the partner'),
  openAfterAnswer: z.boolean().describe('A manager opened it again'),
  isRead: z.boolean(),
  autoClose: z.boolean().describe('Closed by time'),
  canDispute: z.boolean().describe('«Не решено» can be said now'),
  dueDate: moment.nullable().describe('Until when an answer is promised; null while none is due'),
  isLate: z.boolean(),
  closeDate: moment.nullable().describe('When it closes by itself unless the partner writes'),
});

const ticket = row.extend({
  imageUrls: z.array(z.string()),
  videoUrls: z.array(z.string()),
  documentUrls: z.array(z.string()),
  files: z.array(storedFile).describe('Those of the description'),
  supportLogs: z.array(supportLog),
  ticketHistory: z.array(
    z.object({
      at: moment,
      event: z.enum(['create', ...TICKET_EVENTS]),
      by: z.enum(['partner', 'manager', 'clock']),
    }),
  ),
});

/** A half-written ticket. More than the rules allow is kept, too: it is no reason to lose a word. */
const draft = z.object({
  type: typeId.nullable(),
  reason: z.enum(TICKET_REASONS).nullable(),
  orderId: orderId.nullable(),
  description: z.string().max(20_000),
  link: z.string().max(2_000),
  files: z.array(z.uuid()).max(20).describe('Ids of files that were uploaded for it'),
  uuid: z.uuid().describe('What the ticket will be sent with: once it has been, its draft is gone'),
  device: z.uuid().describe('Which device wrote it last'),
});
const keptDraft = z.object({
  draft: draft.nullable(),
  updated: moment.nullable().describe('Null where nothing is kept'),
});

/** What partners write to support, and visitors of the public site ask. */
export const tickets = {
  'POST /api/v1/user/tickets': {
    summary: 'Create a ticket',
    access: 'user',
    size: 'record',
    body: z.object({
      ticket_type_id: typeId,
      ticket_reason_id: z.enum(TICKET_REASONS).nullable().default(null),
      description: z.string().max(5_000),
      files: urls,
      id_order: orderId.nullable().default(null),
      link: z.string().max(2_000).default(''),
      client_uuid: clientUuid,
    }),
    response: ticket,
  },
  'POST /api/v3/user/tickets/all': {
    summary: 'Own tickets, the newest first',
    access: 'user',
    body: z.object({
      offset: z.number().int().min(0).max(10_000).default(0),
      limit: z.number().int().min(1).max(100).default(20),
      search: z.string().max(100).default(''),
      ticketStateId: stateId.nullable().default(null),
      sort_by_create_date: z.enum(['asc', 'desc']).default('desc'),
      ticket_type_ids: z
        .array(typeId)
        .max(10)
        .default([...DEFAULT_TICKET_TYPES])
        .describe('Empty: all of them'),
      only_my_tickets: z.boolean().default(true).describe('Nobody sees another person’s, whatever it says'),
    }),
    response: z.object({
      data: z.array(row),
      total: z.number().int(),
      unread: z.number().int().describe('Of all own tickets, whatever the filter'),
      elsewhere: z
        .object({ total: z.number().int(), unread: z.number().int() })
        .describe('What the same search and state find under the topics that were left out'),
    }),
  },
  'POST /api/v1/user/support-log': {
    summary: 'Write into an own ticket',
    access: 'user',
    size: 'record',
    body: z.object({
      ticket_id: ticketId,
      message: z.string().max(5_000),
      document_urls: urls.describe('From managers only'),
      image_urls: urls,
      video_urls: urls,
      client_uuid: clientUuid,
    }),
    response: ticket,
  },
  'POST /api/v1/user/tickets/set-state': {
    summary: `3: «Вопрос решен»; 2: «не решено», once, within ${TICKET_TERMS.disputeDays} days after it was closed`,
    access: 'user',
    body: z.object({ ticket_id: ticketId, ticket_state_id: stateId }),
    response: ticket,
  },
  'POST /api/v1/user/grade': {
    summary: 'Rate a closed ticket, once',
    access: 'user',
    size: 'record',
    body: z.object({
      ticket_id: ticketId,
      grade: z.literal([...GRADES]),
      message: z.string().max(5_000).default(''),
    }),
    response: ticket,
  },
  'POST /api/v4/ticket/promo-site-contact': {
    summary: 'Ask a manager a question; sent twice within a minute it is asked once',
    access: 'public',
    body: question,
    response: z.object({ success: z.boolean(), dueDate: moment.describe('By when a manager answers') }),
  },
  'POST /api/v4/tickets/help': {
    summary: 'Published answers that are near to what somebody is about to ask, three at most',
    access: 'user',
    body: z.object({ words: z.string().min(1).max(1_000) }),
    response: z.object({ data: z.array(z.object({ title: z.string(), href: z.string() })) }),
  },
  'GET /api/v2/manage/tickets/figures': {
    summary:
      'When questions come and are answered, and the share of terms kept, over the last weeks; for leads',
    access: 'staff',
    response: z.object({
      weeks: z.array(z.string()).describe('Mondays, the oldest first'),
      hours: z
        .array(z.object({ hour: z.number().int(), asked: z.number().int(), answered: z.number().int() }))
        .describe('Of the day in Moscow, all 24'),
      terms: z
        .array(
          z.object({
            week: z.string(),
            type: typeId.nullable().describe('Null: questions from the public site'),
            answered: z.number().int(),
            kept: z.number().int().describe('Of these, in time'),
          }),
        )
        .describe('Weeks and topics without an answer are left out'),
    }),
  },
  'GET /api/v4/tickets/draft': {
    summary: 'Where a new ticket was left, on whatever device',
    access: 'user',
    response: keptDraft,
  },
  'POST /api/v4/tickets/draft': {
    summary: 'Keep a half-written ticket, or throw it away',
    access: 'user',
    size: 'record',
    body: z.object({ draft: draft.nullable() }),
    response: keptDraft,
  },
  'GET /api/v4/tickets/unread': {
    summary: 'How many own tickets have something new',
    access: 'user',
    response: z.object({ unread: z.number().int() }),
  },
  'GET /api/v4/tickets/:id': {
    summary: 'An own ticket with its messages',
    access: 'user',
    params,
    response: ticket,
  },
  'POST /api/v4/tickets/:id/read': {
    summary: 'What was written so far has been read',
    access: 'user',
    params,
    response: z.object({ unread: z.number().int() }),
  },
} as const satisfies EndpointTable;
