import { type Entry, numbered } from '../faq-item.ts';
import { ENGLISH_FIGURES as f } from './figures.ts';

const beginning: readonly Entry[] = [
  {
    question: 'Where do I begin if I want to open a pickup point?',
    answer: `<p>Log in with your phone number and register: company details, identity document with photos, and contacts. Then sign the offer and create an application. Five steps lead from the application to your first customer:</p><ol><li>choose a place on the map of zones;</li><li>fill in the application and add photos of the room;</li><li>pay the guarantee fee;</li><li>once approved, renovate, hang the signboard and connect video surveillance;</li><li>send the point for activation.</li></ol>`,
    link: ['/registration', 'Register'],
  },
  {
    question: 'Who can own a point?',
    answer:
      '<p>A sole proprietor or a legal entity. If you are not registered yet, our partner banks will help you register as a sole proprietor or a company and open a settlement account.</p>',
    link: ['/banking-services', 'Partner banks'],
  },
  {
    question: 'What does it cost to open a point, and when does it pay back?',
    answer: `<p>The main costs are renovation by the brand book (from ${f.repairFrom}), furniture, rent and equipment. The marketplace provides the signboard, the bracket panel and the controller free of charge. On average a point pays back in 2 to 6 months, depending on the place, the rent and the number of orders.</p>`,
  },
  {
    question: 'What must the room be like?',
    answer: `<ul><li>an area from ${f.standardArea} m²; 40–50 m² is the most comfortable to work in;</li><li>on the first floor (street level), with its own entrance from the street or from a shopping arcade;</li><li>not a walk-through: nobody crosses it to reach other rooms;</li><li>the stock room takes at least 70% of the area;</li><li>a signboard can be hung on the facade.</li></ul>`,
  },
  {
    question: 'What kinds of zone are there on the map?',
    answer: `<p>There are four:</p><ul><li><strong>guaranteed income</strong>: for the first ${f.incomeMonths} months we top your earnings up to the guaranteed amount;</li><li><strong>one-time subsidy</strong>: we pay it when the turnover of the point reaches ${f.turnover};</li><li><strong>no subsidy</strong>: you can open here, but there is no extra payment;</li><li><strong>grey</strong>: the place is taken by another application or closed.</li></ul>`,
  },
];

const money: readonly Entry[] = [
  {
    question: 'What is the guarantee fee, and do I get it back?',
    answer: `<p>The fee is paid in Russia only: ${f.standardFee} for a point on standard conditions, ${f.simplifiedFee} on simplified ones. In Armenia, Belarus, Georgia, Kazakhstan, Kyrgyzstan, Tajikistan, Turkmenistan and Uzbekistan there is no fee. The fee confirms that you really mean to open. If the point opens within ${f.activationDays} days of approval, the fee comes back: the amount is credited to the balance of the point. If the application is declined, we return the fee within 30 days.</p>`,
  },
  {
    question: 'How long do I have to pay?',
    answer: `<p>An unpaid application lives for ${f.unpaidHours} hours. When the time is up, it is deleted and the place is free for everyone again. A paid application is valid for ${f.autoDeleteDays} days.</p>`,
  },
  {
    question: 'What does a grey place on the map mean?',
    answer: `<p>A grey zone is taken by another application or closed: it can’t be chosen. If that application is cancelled, the place becomes free again.</p>`,
  },
  {
    question: 'I have paid the fee, but nothing has changed on the map. Why?',
    answer: `<p>The zone turns grey within ${f.greyMinutes} minutes of the payment. All that time the place is already held for you: no other applicant can take it.</p>`,
  },
  {
    question: 'How does guaranteed income work?',
    answer: `<p>If the point opens in such a zone, for the first ${f.incomeMonths} months you receive no less than ${f.incomeCapitals} a month in Moscow and St Petersburg and no less than ${f.incomeElsewhere} in the other listed cities. If the point earns more, you receive what it earned.</p>`,
  },
  {
    question: 'How much can a point earn?',
    answer: `<p>Your pay depends on the turnover of the point and on the place: the calculator in the application shows the rate for your address before you send anything. In a zone of guaranteed income you receive no less than the promised amount for the first ${f.incomeMonths} months. On average a point pays back in 2 to 6 months.</p>`,
  },
  {
    question: 'When is the one-time subsidy paid?',
    answer: `<p>When the turnover of the point reaches ${f.turnover}. There is no separate form to fill in: you can follow the turnover in your account.</p>`,
  },
  {
    question: 'Can I change my mind and get the fee back?',
    answer: `<p>Before approval you can delete the application at any moment, and the fee is returned. If we decline it, we return the fee within 30 days. After approval the fee is returned if you withdraw within ${f.refundAfterApprovalDays} days. Later it is not: all that time the place was closed to others.</p>`,
  },
];

const application: readonly Entry[] = [
  {
    question: 'How long does the review of an application take?',
    answer: `<p>Usually up to ${f.reviewDays} working days. We tell you the decision in your account and by e-mail. An application on which nothing happens is deleted ${f.autoDeleteDays} days after it was sent.</p>`,
  },
  {
    question: 'My application was sent back for corrections. What do I do?',
    answer: `<p>Open it in your account, correct what is marked and send it again. You have ${f.reworkDays} days to answer: without an answer the application is cancelled and the fee returned.</p>`,
  },
  {
    question: 'How much time do I have for the renovation?',
    answer: `<p>${f.activationDays} days from the approval of the application. Send the point for activation no later than day ${f.activationReminderDay}: that leaves time to fix what is remarked on.</p>`,
    link: ['/signboard', 'Signboard and brand book'],
  },
  {
    question: 'What is needed for activation?',
    answer: `<ul><li>photos of the customer area, the stock room, the fitting rooms and the facade with the signboard (JPEG, JPG or PNG);</li><li>a video of up to ${f.videoSeconds} seconds and ${f.videoMegabytes} MB (MP4 or MOV);</li><li>the lease and the floor plan (BTI);</li><li>video surveillance and an electronic lock, both connected (or the reason why a lock can’t be installed).</li></ul><p>The check takes about ${f.reviewDays} days.</p>`,
  },
  {
    question: 'What if I send a point for activation before it is ready?',
    answer: `<p>A false activation is fined ${f.fine}. Send the point when it is really ready to receive customers; if you need time, ask a manager.</p>`,
  },
];

const running: readonly Entry[] = [
  {
    question: 'What opening hours are required?',
    answer:
      '<p>At least 5 working days a week and at least 6 hours every working day. We recommend 12 hours, from 9:00 to 21:00 or from 10:00 to 22:00: then customers can drop in both before work and after it.</p>',
  },
  {
    question: 'What are the requirements for video surveillance?',
    answer: `<p>At least ${f.cameras} cameras, all of them on, with recordings kept for ${f.archiveDays} days. Have the cameras connected by one of the listed contractors; access to them is checked at activation.</p>`,
    link: ['/video-connection', 'Video surveillance contractors'],
  },
  {
    question: 'Is an electronic lock obligatory?',
    answer:
      '<p>The lock lets you receive deliveries at night without staff. We provide the controller free of charge. If the door does not fit or the room is too cold, give the reason at activation.</p>',
    link: ['/elock', 'Choose a lock'],
  },
  {
    question: 'Can I move a point to a new place?',
    answer: `<p>Yes, within ${f.moveMetres} metres of the present address. The new room must be on the first floor (street level), not a walk-through, from ${f.standardArea} m², renovated by the brand book. The old point closes once the new one is activated. There is no fee for a move.</p>`,
  },
  {
    question: 'Where do I collect the signboard?',
    answer: `<p>At the nearest sorting centre; bring your passport and the number of your application. In Armenia the cost of the signboard is reimbursed, up to ${f.armenianSignboard}.</p>`,
    link: ['/list-sign-boards-sorting-centers', 'Addresses of the sorting centres'],
  },
  {
    question: 'How do you help a new owner?',
    answer:
      '<p>With a learning portal for you and your staff, weekly online conferences where questions are answered, a manager who answers your questions, and printed materials ready to use.</p>',
    link: ['/conferences', 'Conference calendar'],
  },
];

/** Conditions of the standard kind of point. */
export const faqStandard = numbered([...beginning, ...money, ...application, ...running]);

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
