import type { questionMail as ru } from '../ru/question-mail.ts';
import type { Text } from '../text.ts';

export const questionMail = {
  subject: 'თქვენი შეკითხვის № {{id}} პასუხი',
  greeting: 'გამარჯობა! თქვენ მენეჯერს შეკითხვა დაუსვით, გპასუხობთ.',
  asked: 'თქვენი შეკითხვა:',
  signed: 'პატივისცემით, „პუნქტის“ გუნდი',
} as const satisfies Record<keyof typeof ru, Text>;
