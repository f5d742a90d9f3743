import { PAGE_SIZE } from '@punkt/domain/constants';
import { countryCode } from '@punkt/domain/country-code';
import { characters } from '@punkt/domain/length';
import { message } from '@punkt/domain/message';
import { checkQuestion, QUESTION_CHANNELS, QUESTION_TERMS } from '@punkt/domain/questions';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

export const QUESTION_STATUSES = ['waiting', 'answered'] as const;

/** Counted no further, as other queues. */
export const QUESTION_TOTAL = 2_000;
const QUESTION_PAGES = 100;

/** A field that is missing is an empty one, so that the form's own sentence names it. */
const field = z.string().default('');

const form = z
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
    for (const { path, message: text } of checkQuestion(given))
      context.addIssue({ code: 'custom', path: [path], message: text });
  });

const row = z.object({
  id: z.string(),
  status: z.enum(QUESTION_STATUSES),
  created: z.string(),
  country: countryCode,
  phone: z.string().describe('Masked: opening the question shows it whole, and is audited'),
  email: z.string().describe('Masked as well'),
  message: z.string(),
  answered: z.string().nullable(),
});

const question = row.extend({
  phone: z.string(),
  email: z.string(),
  telegram: z.string(),
  language: z.enum(['ru', 'ka', 'en']).describe('In which the site spoke to the person'),
  answer: z.string(),
  channel: z.enum(QUESTION_CHANNELS).nullable(),
  delivery: z.enum(['waiting', 'sent', 'refused']).nullable().describe('Of the e-mail with the answer'),
  answeredBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  abilities: z.object({ answer: z.boolean() }),
});

const answer = z
  .object({ text: z.string().trim().default(''), channel: z.enum(QUESTION_CHANNELS) })
  .superRefine(({ text, channel }, context) => {
    const { max } = QUESTION_TERMS.answer;
    const refuse = (problem: string) =>
      context.addIssue({ code: 'custom', path: ['text'], message: problem });
    // What was said by phone may stay unwritten; an empty letter may not be sent.
    if (text === '' && channel === 'email') refuse(message('validation.required'));
    if (characters(text) > max) refuse(message('validation.maxLength', { count: max }));
  });

const params = z.object({ id: z.uuid() });

/** Questions of visitors to a manager. */
export const questions = {
  'POST /api/v4/ticket/promo-site-contact': {
    summary: 'Ask a manager a question; sent twice within a minute it is asked once',
    access: 'public',
    body: form,
    response: z.object({ success: z.boolean() }),
  },
  'GET /api/v2/manage/questions': {
    summary: 'Questions: those that wait the longest first, the answered ones newest first',
    access: 'staff',
    query: z.object({
      status: z.enum(QUESTION_STATUSES).default('waiting'),
      page: z.coerce.number().int().min(1).max(QUESTION_PAGES).default(1),
      page_size: z.coerce.number().int().min(1).max(100).default(PAGE_SIZE),
    }),
    response: z.object({
      data: z.array(row),
      total: z.number().int().describe(`Counted up to ${QUESTION_TOTAL}: that many means «or more»`),
      page: z.number().int(),
      page_size: z.number().int(),
    }),
  },
  'GET /api/v2/manage/questions/:id': {
    summary: 'One question with how to reach who asked it',
    access: 'staff',
    params,
    response: question,
  },
  'POST /api/v2/manage/questions/:id/answer': {
    summary: 'Answer by e-mail, or note that the person was called',
    access: 'staff',
    params,
    body: answer,
    response: question,
  },
} as const satisfies EndpointTable;
