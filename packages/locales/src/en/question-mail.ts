import type { questionMail as ru } from '../ru/question-mail.ts';
import type { Text } from '../text.ts';

export const questionMail = {
  subject: 'The answer to your question no. {{id}}',
  greeting: 'Hello! You asked our manager a question, and here is the answer.',
  asked: 'Your question:',
  signed: 'Kind regards, the Punkt team',
} as const satisfies Record<keyof typeof ru, Text>;
