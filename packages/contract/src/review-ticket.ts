import { LANGUAGES } from '@punkt/domain/language';
import { TICKET_REASONS, TICKET_STATES, TICKET_TYPES } from '@punkt/domain/ticket-terms';
import { z } from 'zod';

/** A ticket as staff see it: what it is about, and everything of the partner that an answer needs. */
export const ticketContent = z.object({
  type: z.literal(Object.values(TICKET_TYPES)).nullable().describe('Null: a question from the public site'),
  reason: z.enum(TICKET_REASONS).nullable(),
  state: z.literal(Object.values(TICKET_STATES)),
  description: z.string(),
  link: z.string(),
  orderId: z.string().nullable(),
  closes: z.string().nullable().describe('When it closes by itself'),
  grade: z.number().int().nullable(),
  gradeComment: z.string(),
  partner: z.object({ name: z.string(), phone: z.string(), company: z.string(), inn: z.string() }),
  visitor: z
    .object({
      email: z.string(),
      telegram: z.string(),
      language: z.enum(LANGUAGES).describe('In which the site spoke to them: the letter is in it too'),
    })
    .nullable()
    .describe('Of whoever has no account; their phone stands where a partner’s does'),
  orders: z.array(z.object({ id: z.string(), status: z.string(), address: z.string() })),
  ordersTotal: z.number().int().describe('Of all of theirs; the newest stand here'),
  earlierTotal: z.number().int(),
  earlier: z.array(
    z.object({ id: z.string(), preview: z.string(), state: z.literal(Object.values(TICKET_STATES)) }),
  ),
});
