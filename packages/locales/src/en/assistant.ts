import type { Text } from '../text.ts';

/** What the assistant of the public site says in its own words; the rest is the published content. */
export const assistant = {
  greeting:
    'Hello! I am the assistant of the pickup point programme. Ask me about opening a point, the fee, premises, deadlines, the lock or the signboard.',
  thanks: 'You are welcome! Write to me if you have more questions.',
  unknown:
    'I don’t know the answer to this. Try asking in other words, or put the question to a manager, who will answer you personally.',
  near: 'I am not sure I understood the question. Did you mean one of these?',
  simplified: 'On simplified conditions:',
  // Every variant of a rule about money, from the rules the product follows.
  'money.fee':
    'The fee is paid in Russia only: {{standard}} on standard conditions, {{simplified}} on simplified ones. In other countries there is no fee.',
  'money.refund':
    'The fee is returned if we decline the application, or if you withdraw before approval or within {{refund}} days after it. Later, or if the point does not open within {{activation}} days of approval, it is not returned. When the point opens in time, the amount is credited to its balance.',
  'money.fine':
    'There is a fine in Russia, {{russia}}, and in Georgia, {{georgia}}; in other countries there is none.',
  'money.subsidy':
    'The subsidy is paid in Russia at a turnover of {{russia}} and in Georgia at a turnover of {{georgia}}; in other countries there is none.',
  'money.income': 'Guaranteed income exists in Russia only.',
  'money.sign':
    'The marketplace provides the signboard free of charge; in Armenia its cost is reimbursed, up to {{armenia}}.',
  // How the product itself works; figures are its rules.
  'daysOff.title': 'How many days off can a point have?',
  'daysOff.text':
    'A point works at least {{days}} days a week, so there may be up to {{off}} days off a week, on any days, Saturday and Sunday too. On each working day it is open for at least {{hours}} hours. To close on a holiday or another day, send a request to change the timetable in your account.',
  'ceiling.title': 'How high must the ceiling be?',
  'ceiling.text': 'The height of the ceiling is from {{min}} to {{max}} metres.',
  'papers.title': 'Where do I get plates and posters?',
  'papers.text':
    'Plates and arrows (opening hours, fitting room, break, cameras) are on the page “Printed materials”: download the PDF free of charge and print it.',
  'late.title': 'What if the point does not open within {{activation}} days?',
  'late.text':
    'If the point is not open within {{activation}} days of approval, the application is deleted and the fee is not returned: all this time the place was closed to others. Send the point for activation by day {{reminder}}, which leaves time to correct remarks. If you see that you will not make it, withdraw within the first {{refund}} days after approval: then the fee is returned.',
  'payFailed.title': 'My payment failed. What do I do?',
  'payFailed.text':
    'Your application is still there: open it in your account and pay again. You can try until the {{hours}} hours for payment are over; then the unpaid application is deleted and the place becomes free again. A failed payment takes no money; if any was taken, it comes back by itself.',
  'signArmenia.names': 'Armenia, Yerevan, Gyumri, Vanadzor, Armenian',
  'signArmenia.title': 'How much is reimbursed for a signboard in Armenia?',
  'signArmenia.text':
    'In Armenia the cost of the signboard is reimbursed: up to {{sum}}, against proof of payment.',
  'countries.title': 'In which countries can I open a point?',
  'countries.text':
    'A point can be opened in these countries: {{served}}. You can log in and register with a number of other countries too ({{others}}), but a point can’t be opened there. The map of zones in the application shows the free places.',
  'loginCode.title': 'The log-in code does not come. What do I do?',
  'loginCode.text':
    'A code of {{length}} digits comes by SMS to the number you entered, usually within a minute: open your messages and look for the sender PUNKT. If it is not there, check the number and the country; after {{resend}} seconds you can ask for a new code, at most {{most}} an hour. A code is valid for {{minutes}} minutes. If none comes, write to us through the form, and a manager will help you in.',
  'employees.title': 'How do I add an employee?',
  'employees.text':
    'The owner adds employees: in the account, under “Pick-up points”, open the menu of the point and choose employees. You need a name and a phone number, then the {{length}}-digit code that the employee gets by SMS; after that choose the points they work at and their role.',
  'contact.title': 'How do I contact a manager?',
  'contact.text':
    'Leave your question in the form, and a manager will answer by e-mail or call you. If you are logged in to your account, write under “Tickets”: the answer comes there too.',
  askArea:
    'Write the area of your premises as a number, in square metres, and I will tell you which conditions it suits.',
  'area.standard':
    '{{metres}} m² is enough for a point on standard conditions, which need at least {{standard}} m².',
  'area.simplified':
    'Standard conditions need at least {{standard}} m². {{metres}} m² suits a point on simplified conditions: from {{simplified}} m², in places of up to {{people}} people.',
  'area.small':
    'Unfortunately, {{metres}} m² is too little: simplified conditions need at least {{simplified}} m², standard ones at least {{standard}} m².',
  'center.title': 'Sorting centre: {{city}}',
  'center.hours': 'Opening hours: {{hours}}',
  'center.all': 'There are addresses and opening hours for these towns: {{cities}}.',
  'video.title': 'Video surveillance contractors: {{country}}',
  'video.all': 'Video surveillance contractors',
  'signboard.title': 'Signboard contractors',
  'outsourcing.title': 'Contractors for running a point',
  'contractor.site': 'Website',
  'contractor.instructions': 'Instructions',
  'lock.title': 'Lock {{model}}',
  'lock.all': 'Models of electronic locks',
  'lock.doors': 'Doors: {{doors}}',
  'lock.power': 'Power: {{voltage}}, {{current}}',
  'lock.key': 'Opens with a key: {{key}}',
  'lock.install': 'How to install the electronic lock',
  'lock.controller': 'Controller of the lock',
  'conference.when': '{{when}} (Moscow time)',
  'conference.join': 'Join',
  'conference.video': 'Watch the recording',
  'conference.over': 'The meeting took place on {{when}}',
  'conference.none': 'No meetings are in the calendar yet.',
} as const satisfies Record<string, Text>;
