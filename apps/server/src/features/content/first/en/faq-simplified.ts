import { numbered } from '../faq-item.ts';
import { ENGLISH_FIGURES as f } from './figures.ts';

/** Conditions of the simplified kind: small towns, small rooms. */
export const faqSimplified = numbered([
  {
    question: 'What is a point on simplified conditions?',
    answer: `<p>A pickup point for villages and small towns of up to ${f.simplifiedTown} people. The fee is ${f.simplifiedFee} and the room starts at ${f.simplifiedArea} m²: both less than on standard conditions. The signboard is simpler, and deliveries come less often.</p>`,
    link: ['/simplified-conditions', 'Compare the conditions'],
  },
  {
    question: 'What room will do?',
    answer: `<p>From ${f.simplifiedArea} m²: part of a shop, a post office or a service centre, or a separate room with an entrance that is easy to find. You need electricity, internet, shelves for the orders and a place to try things on.</p>`,
  },
  {
    question: 'What is the fee on simplified conditions?',
    answer: `<p>${f.simplifiedFee}. An unpaid application lives for ${f.unpaidHours} hours, a paid one for ${f.autoDeleteDays} days. If the application is declined, we return the fee within 30 days; if the point opens, the fee is credited to its balance.</p>`,
  },
  {
    question: 'How much does the point earn?',
    answer: `<p>The tariff is ${f.simplifiedTariff} of the turnover of the point. The calculator in the application shows the exact rate for your address.</p>`,
  },
  {
    question: 'Is there a subsidy or guaranteed income?',
    answer:
      '<p>No, that support is for points on standard conditions. In return the fee is lower, and less is required of the renovation and the room.</p>',
  },
  {
    question: 'Do I have to renovate by the brand book?',
    answer:
      '<p>The simplified brand book is enough: a clean, light room, branded stickers and a plate with opening hours. Materials to print can be downloaded free of charge.</p>',
    link: ['/banners', 'Printed materials'],
  },
  {
    question: 'How much time do I have to open?',
    answer: `<p>${f.activationDays} days from the approval of the application. Send the activation request no later than day ${f.activationReminderDay}; the check takes about ${f.reviewDays} days.</p>`,
  },
  {
    question: 'My application came back with remarks. How long do I have to answer?',
    answer: `<p>${f.reworkDays} days. Correct what is marked in your account and send the application again; without an answer it is cancelled.</p>`,
  },
  {
    question: 'Is video surveillance needed?',
    answer: `<p>Yes, as in any point: at least ${f.cameras} cameras and an archive of ${f.archiveDays} days. For a small room the inexpensive kits of the listed contractors are enough.</p>`,
    link: ['/video-connection', 'Video surveillance contractors'],
  },
  {
    question: 'What opening hours are needed?',
    answer:
      '<p>At least 5 days a week and 6 hours a day. The point may share its hours with a shop, as long as someone is there to hand out orders.</p>',
  },
  {
    question: 'Can I go over to standard conditions later?',
    answer: `<p>Yes. Find a room from ${f.standardArea} m² and send a new application on standard conditions. If the new place is within ${f.moveMetres} metres, apply for it as a move.</p>`,
  },
]);
