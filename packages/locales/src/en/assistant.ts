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
    'The owner adds employees: in the account, under “Pick-up points”, open the menu of the point and choose employees. You need a name and a phone number, then the {{length}}-digit code that the employee gets by SMS; after that choose the points they work at and their role. The message says who adds them and where: they tell you the code if they agree, so nobody is added without consent. Everybody who hands out orders needs an account of their own, not one for all.',
  'contact.title': 'How do I contact a manager?',
  'contact.text':
    'Leave your question in the form, and a manager will answer by e-mail or call you. If you are logged in to your account, write under “Tickets”: the answer comes there too.',
  'rating.title': 'How is the rating of a point calculated?',
  'rating.text':
    'The rating is one number from {{from}} to {{to}}, shown beside every point in your account. There are six bands with these edges: {{edges}}; the higher, the better. The formula and the weights are not published. What is in your hands are the terms of the contract: the point is open by its timetable (at least {{days}} days a week and {{hours}} hours a day), at least {{cameras}} cameras are on and keep their recordings for {{archive}} days, the premises and the sign follow the brand book, every employee has an account of their own. When a point moves, its rating goes to the new address. If the rating seems wrong, put the question to a manager and give the number of the point.',
  'signSize.title': 'Which sizes of signboard are there?',
  'signSize.text':
    'There are four sizes: {{sizes}}; mini, which has no fixed size, is for a narrow facade, a niche or a place inside a mall. Measure the free space above the entrance and take the largest size that fits whole. The marketplace provides the signboard free of charge. On simplified conditions branded stickers and a plate with the timetable are enough.',
  'signSize.size': '{{name}} ({{width}} wide and {{height}} mm high)',
  'fitting.title': 'What must a fitting room be like?',
  'fitting.text':
    'At least one fitting room is required. It has a door or a dense curtain, a full-length mirror, hooks and a place to sit; in the example of the brand book it is {{width}} × {{depth}} mm. On simplified conditions a place to try on is needed: a curtain or a screen, a mirror, a hook. Cameras never look into a fitting room.',
  'archive.title': 'The cameras are new and have no archive yet. Must I wait?',
  'archive.text':
    'There is no need to wait {{days}} days: the check looks at the setting. Ask the contractor to set the recordings of every camera to be kept for {{days}} days; all cameras, at least {{cameras}}, must be on.',
  'outage.title': 'What happens to the lock without internet or power?',
  'outage.text':
    'The lock needs no internet: lock and phone talk over a Wi-Fi of their own. Without power it depends on the model:',
  'banks.title': 'Which banks do you work with?',
  'banks.text':
    'There are three partner banks: “Bank by the River” registers sole proprietors and companies online, account included; “Quiet Bank” has settlement accounts for sole proprietors and a till for the point; “Bank on the Corner” has accounts for companies and helps with papers for the tax office. See the bank for prices and terms. You can also register by yourself at the tax office.',
  'roles.title': 'What may an employee do, and what only the owner?',
  'roles.text':
    'The owner chooses a role, “Employee” or “Manager”, and where it holds: only this point, some points or all. An employee sees the point and writes tickets. A manager may also change the signboard and see the list of employees. The lock is opened by whoever the owner allows to; only the owner may activate a lock. To give roles, to add and remove employees, to change data, area and timetable and to see the money of the point is for the owner alone.',
  'tax.title': 'Which tax systems are possible, and may I be with VAT?',
  'tax.text':
    'The system is chosen at registration. In Russia: simplified without VAT, general with VAT of {{general}}%, reduced VAT rates of {{low}}% and {{middle}}%. With or without VAT also in these countries: {{both}}; without VAT: {{without}}. For a system with VAT attach a document that proves it. You can change the system in your profile, under company details: the change takes effect after the documents are checked, in 1–2 days.',
  'payout.title': 'When and where do payouts come?',
  'payout.text':
    'The reward for a month is paid by day {{day}} of the next month to the account in your company details. The report for the month is in your account; if you disagree with it, send an objection as a ticket within {{days}} working days. Fines and the value of lost orders that you were notified of are withheld from the reward.',
  'liability.title': 'Who pays for an order that was lost or damaged?',
  'liability.text':
    'The owner reimburses the value of orders lost or damaged in the point. It is withheld from the reward after a notice. Recordings of the cameras protect you in a dispute about an order. Nobody is liable for what force majeure prevented if it was reported within three working days.',
  'leasePapers.title': 'Which papers are needed before the lease, and which later?',
  'leasePapers.text':
    'To register you need the taxpayer number and bank details, a passport or ID card (its data, a photo of it and a photo of you holding it) and an e-mail address. Attach a BTI floor plan or its equivalent, photos of the premises and a video to the application. The lease is needed by activation: you can apply before it is signed.',
  'payHow.title': 'How do I pay the fee, and how long does the application wait?',
  'payHow.text':
    'The fee is paid by QR code in your account, in Russia only. There are {{hours}} hours to pay: then the unpaid application is deleted and the place becomes free again.',
  'floor.title': 'Would a basement, a second floor or a shared entrance do?',
  'floor.text':
    'Standard conditions need the first (ground) floor with an entrance from the street or from a mall, and premises that nobody walks through to other rooms. A semi-basement, the second floor and a mall are agreed separately. Ceilings are from {{min}} to {{max}} m. On simplified conditions a part of a shop, of a post office or of a service centre, or a separate room with a clear entrance, will do.',
  'moveOrder.title': 'How does a move work?',
  'moveOrder.text':
    'Once approved, confirm the move within {{confirm}} days; if you don’t, the application closes and the old point stays. You have {{prepare}} days to prepare the new place; meanwhile the old point works, and it is switched off only after the new one is activated. The rating and the balance go to the new address.',
  'subsidyAmounts.title': 'How much is the one-time subsidy?',
  'subsidyAmounts.text': 'Amounts of the one-time subsidy:',
  'contact.lines': 'Phone: {{phone}}',
  'contact.email': 'E-mail: {{email}}',
  'center.bring':
    'Bring your passport and the number of the application. The controller of the lock is handed out here too.',
  'conference.about':
    'Meetings are free. The link to join and, after a meeting, its recording, if there is one, are in the calendar.',
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
