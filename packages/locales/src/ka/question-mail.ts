import type { questionMail as ru } from '../ru/question-mail.ts';
import type { Text } from '../text.ts';

export const questionMail = {
  subject: 'თქვენი შეკითხვის № {{id}} პასუხი',
  greeting: 'გამარჯობა! თქვენ მენეჯერს შეკითხვა დაუსვით, გპასუხობთ.',
  asked: 'თქვენი შეკითხვა:',
  signed: 'პატივისცემით, „პუნქტის“ გუნდი',
  more: 'ამ წერილზე პასუხის გაცემა შეუძლებელია. კიდევ გაქვთ შეკითხვა? დასვით საიტზე:',
  ask: 'კიდევ ერთი შეკითხვის დასმა',
  kept: 'თქვენს შეკითხვასა და საკონტაქტო მონაცემებს {{days}} დღეში წავშლით.',
} as const satisfies Record<keyof typeof ru, Text>;
