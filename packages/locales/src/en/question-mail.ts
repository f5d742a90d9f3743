import type { questionMail as ru } from '../ru/question-mail.ts';
import type { Text } from '../text.ts';

export const questionMail = {
  subject: 'The answer to your question no. {{id}}',
  greeting: 'Hello! You asked our manager a question, and here is the answer.',
  asked: 'Your question:',
  signed: 'Kind regards, the Punkt team',
  more: 'This letter can’t be answered. Anything else? Ask on our site:',
  ask: 'Ask another question',
  kept: 'We delete your question and contacts in {{days}} days.',
} as const satisfies Record<keyof typeof ru, Text>;
