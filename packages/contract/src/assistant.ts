import { ASSISTANT_BRANCHES, checkAssistantMessage } from '@punkt/domain/assistant';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

const branch = z.enum(ASSISTANT_BRANCHES).optional();

const question = z
  .object({
    request: z.string().default('').describe('1 to 1000 characters'),
    branch: branch.describe('Numeric: only the digits of the message are kept'),
  })
  .superRefine((given, context) => {
    const problem = checkAssistantMessage(given.request, given.branch);
    if (problem) context.addIssue({ code: 'custom', path: ['request'], message: problem });
  });

const answer = z.object({
  answer: z.string().describe('Clean HTML: paragraphs, lists and links of the published content'),
  answerTime: z.string().describe('The instant of the answer'),
  source: z
    .object({ title: z.string(), href: z.string() })
    .optional()
    .describe('The published entry that the answer comes from, and the page to read on'),
  choices: z
    .array(z.object({ title: z.string() }))
    .optional()
    .describe(
      'Where it is not sure: titles of the nearest entries; sending one as a message answers with it',
    ),
  known: z.boolean().describe('False: nothing that was published answers it'),
  escalate: z.boolean().describe('The question form should be offered'),
  branch: branch.describe('What the next message should hold; a message without it is an ordinary one'),
});

/** The assistant of the public site: it keeps no conversation, so every message stands alone. */
export const assistant = {
  'POST /bert-api/v2/send-message-promo': {
    summary: 'Ask the assistant, who answers from the published content alone',
    access: 'public',
    body: question,
    response: answer,
  },
} as const satisfies EndpointTable;
