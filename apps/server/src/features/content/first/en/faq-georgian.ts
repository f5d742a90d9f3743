import { numbered } from '../faq-item.ts';
import { ENGLISH_FIGURES as f } from './figures.ts';

/** The Georgian site has questions of its own: no fee, no kinds of point to choose from. */
export const faqGeorgian = numbered([
  {
    question: 'How do I open an order pickup point?',
    answer:
      '<p>Log in with your phone number, register, sign the offer and create an application. Once it is approved, prepare the room and send the point for activation.</p>',
    link: ['/registration', 'Register'],
  },
  {
    question: 'What must the room be like?',
    answer: `<ul><li>an area from ${f.standardArea} m²;</li><li>on the first floor (street level), with an entrance of its own;</li><li>not a walk-through: nobody crosses it to reach other rooms;</li><li>a signboard can be hung on the facade.</li></ul>`,
  },
  {
    question: 'Is a guarantee fee required?',
    answer: '<p>No. In Georgia an application is reviewed without a fee.</p>',
  },
  {
    question: 'When is the one-time subsidy paid?',
    answer: `<p>When the turnover of the point reaches ${f.georgianTurnover}. There is no separate form to fill in.</p>`,
  },
  {
    question: 'How much time do I have for the renovation?',
    answer: `<p>${f.activationDays} days from the approval of the application. Send the activation request no later than day ${f.activationReminderDay}.</p>`,
  },
  {
    question: 'My application came back with remarks. What do I do?',
    answer: `<p>Open the application in your account, correct what is marked and send it again. You have ${f.reworkDays} days to answer.</p>`,
  },
  {
    question: 'What if I send a point for activation before it is ready?',
    answer: `<p>A false activation is fined ${f.georgianFine}. Send the point when it is ready to receive customers.</p>`,
  },
  {
    question: 'What video surveillance is needed?',
    answer: `<p>At least ${f.cameras} cameras; recordings are kept for ${f.archiveDays} days.</p>`,
  },
]);
