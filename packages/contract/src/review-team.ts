import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { BULK, caseParams, kind, person } from './reviews.ts';

const refused = z
  .array(caseParams.extend({ code: z.string() }))
  .describe('With why not, as the call for one case would have answered');
const cases = z.array(caseParams).min(1).max(BULK);

/** What colleagues do together: hand over work, close many at once, see who is writing. */
export const reviewTeam = {
  'GET /api/v2/manage/colleagues': {
    summary: 'Colleagues who work on a queue: whom a note can name, and who can be given a case',
    access: 'staff',
    query: z.object({ kind }),
    response: z.object({ data: z.array(person) }),
  },
  'POST /api/v2/manage/reviews/assign': {
    summary: 'Hand over cases one holds; a lead gives out any. Each by itself: what can’t be given is named',
    access: 'staff',
    body: z.object({ cases, to: z.uuid() }),
    response: z.object({ done: z.array(caseParams), refused }),
  },
  'POST /api/v2/manage/reviews/decide': {
    summary: 'One decision about several cases, where the kind allows it; free ones are taken on the way',
    access: 'staff',
    body: z.object({ cases, decision: z.string().min(1).max(40) }),
    response: z.object({ done: z.array(caseParams), refused }),
  },
  'POST /api/v2/manage/reviews/:kind/:id/typing': {
    summary: 'Colleagues who have the case open see who is writing an answer; nothing is kept',
    access: 'staff',
    params: caseParams,
    body: z.object({ on: z.boolean() }),
    response: z.object({}),
  },
} as const satisfies EndpointTable;
