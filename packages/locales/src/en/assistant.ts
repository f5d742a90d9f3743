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
    'Your application is still there: open it in your account and pay again. You can try until the {{hours}} hours for payment are over; then the unpaid application is deleted and the place becomes free again. A failed payment takes no money; if any was taken, it comes back by itself. Money that comes after the term is returned.',
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
  // What further pages say, one entry each.
  'signPays.title': 'Who pays for mounting the signboard?',
  'signPays.text':
    'The marketplace provides the signboard, the bracket panel and the lock controller free of charge. Mounting, wiring and the city’s approval are paid by you, directly to the contractor; you may also hang the signboard yourself. In Armenia the cost of the signboard itself is reimbursed, up to {{armenia}}.',
  'signPlace.title': 'Where must the signboard hang, and who approves it?',
  'signPlace.text':
    'The signboard hangs above the entrance or beside it, with {{beside}} mm of free wall at either end and its lower edge at least {{ground}} mm above the pavement. No trees, air conditioners or other people’s advertising cover it, and it is lit in the evening. The bracket panel, {{bracket}} × {{bracket}} mm, stands across the pavement. You get the consent of the building’s owner and of the city: begin at once, it takes longest. By activation the signboard is up. When you move, take the old one down once the old point is switched off.',
  'credited.title': 'The point opened in time. What becomes of the fee?',
  'credited.text':
    'If the point opens within {{activation}} days after approval, you get the fee back: after activation its sum is credited to the balance of the point. This is the same on standard and on simplified conditions. What became of the fee (credited, returned or kept) and why can be seen in your account.',
  'applicationFiles.title': 'What do I attach to the application?',
  'applicationFiles.text':
    'An application needs a floor plan, four photos (general, general at night, customer area, fitting rooms) and a video of up to {{seconds}} seconds: an MP4 or MOV file of up to {{video}} MB, or a link. Photos are JPG, PNG or HEIC of up to {{image}} MB, and at least {{public}} of them may be shown to customers; the plan is a PDF, a photo or a scan. The lease is needed only by activation, and so are photos of the stockroom, the cameras and the signboard.',
  'brandFiles.title': 'Where can I download the logo and the brand book?',
  'brandFiles.text':
    'On the brand book page, under downloads: the logo (mark, mark on colour, mark with the name) as SVG for signboards and print and as PNG for screens, and the whole brand book as a PDF with drawings and sizes for your designer and builders. Letters are outlined, so no font is needed. Colours and proportions of the mark are not changed. Simplified conditions have a brand book of their own.',
  'look.title': 'Which colours, walls, floor and light does the brand book ask for?',
  'look.text':
    'Walls are light, in washable matt paint ({{paper}}); the wall behind the counter has the main colour ({{accent}}) from floor to ceiling. The floor is porcelain tile or commercial linoleum, non-slip, light grey. Light is LED, 4000 K in every room, without dark corners. Something else will do if it is no worse. On simplified conditions a clean, bright room, branded stickers and a plate with the hours are enough.',
  'login.title': 'I forgot my password. How do I log in?',
  'login.text':
    'There is no password: log in with your phone number and a code from a text message. The code has {{length}} digits and is valid for {{minutes}} minutes; after {{resend}} seconds you can ask for a new one. Your device stays logged in until you log out. All devices where you are logged in are listed in your profile, and you can end any session. If you can’t get in, write to us through the form.',
  'ownAccount.title': 'May two people work under one account?',
  'ownAccount.text':
    'No: everybody who hands out orders has an employee account of their own, not one for all: the owner adds them in the account area by their phone number and removes the role on the day they leave. The offer requires it.',
  'app.title': 'Is there an app, and how do I install it?',
  'app.text':
    'The account area is installed on a phone or computer straight from this site, in a minute. Android: open the site in Chrome, three dots → “Install app”. iPhone and iPad: Safari → “Share” → “Add to Home Screen”. Computer: the install icon in the address bar of Chrome or Edge. We are not in the App Store, Google Play or RuStore: if you find “Punkt” there, it is not us, so don’t enter your phone number and code.',
  'eco.title': 'What is an eco box, and how do I set one up?',
  'eco.text':
    'It is a box for clothes, batteries, waste paper, bottles or separate recycling. A point is not required to have one. First agree with a recycler or a charity on collection, then choose a place in the customer area, under a camera and out of the way, label the box (the plate is on the eco box page) and tick it among the features on the page of your point.',
  'landlord.title': 'What do I agree on with the landlord, and who pays the rent?',
  'landlord.text':
    'You pay the rent: the marketplace is no party to the lease and pays nothing under it. There is a leaflet for the owner of the premises on the landlord page. Agree on the signboard and bracket on the facade, cameras, the electronic lock, couriers’ access at night, parking and unloading, wired internet, the renovation, the term of the lease and the day from which rent is due. Propose that the lease begins after your application is approved, with a rent holiday during the renovation: if the application is declined, the fee comes back, but nobody gives you back the rent.',
  'learning.title': 'What is taught, and when does the training open?',
  'learning.text':
    'Training is free, for you and your employees. The course on the learning portal opens once your application is approved: conditions and money, room and renovation, signboard, cameras and lock, activation, the working day (receiving, handing out, fitting, returns), the rating. Until then the pages of this site and online conferences, where you can ask the team, are open.',
  'privacy.title': 'What do you do with my data, and how do I have it deleted?',
  'privacy.text':
    'We need your data to make and keep the contract; we don’t sell it or use it for other people’s advertising. Only you and the reviewers see your documents, and every look at them is recorded. Take a copy or ask for deletion under “My data” in your account, or without an account through the question form. Terms: sharing stops in {{distribution}} working days, mistakes are corrected in {{correction}}, processing stops in {{processing}} working days (with an extension {{extension}} more), data is destroyed in {{destruction}} days or, where that is impossible, within {{delayed}} months. After the contract ends data is kept for {{years}} years. While you have a point or an application, close it or hand it over first.',
  'closing.title': 'How do I close my point and end the contract?',
  'closing.text':
    'The contract has no end date. To close the point, send a ticket in your account 30 days ahead; orders handed out or stored are finished meanwhile. If you don’t want to sign a new version of the offer, you can close the point without a fine. The marketplace may end the contract for a gross breach of the requirements, for false activation, or if the point did not work for 14 days in a row without notice. Disputes are first settled by a ticket, with an answer within 30 days.',
  'appeal.title': 'I don’t agree with the refusal. How do I object?',
  'appeal.text':
    'You can object to a decision on your application once, within {{days}} days, on its page: “Object”. Another employee decides, within two working days. While the objection is considered, the fee is not kept; if it is accepted, the application goes on or the fee is returned.',
  'offer.title': 'What do I sign, and what about a new version of the offer?',
  'offer.text':
    'Three documents of one version: the offer, the requirements for the point (“Application”) and the tariffs. They are accepted together in your account after logging in with a code; the certificate of your signature can be downloaded in the profile. The contract has no end date. Your account shows a new version together with what has changed: until it is signed the earlier one holds, and if you don’t want to sign it, you can close the point without a fine.',
  'cameraPlaces.title': 'Where do the cameras look, and what if their check fails?',
  'cameraPlaces.text':
    'Cameras look at the entrance, the counter and the stockroom, at least {{cameras}} in all; never into fitting rooms. The contractor gives you the address of the service, a login and a password (sometimes a token as well): enter them in your account at the first step of activation. If the check fails, your account names the cameras: too few — give access to all; one is off — switch it on; the archive is short — ask the contractor to set {{days}} days.',
  'incomeTowns.title': 'Which towns have guaranteed income?',
  'incomeTowns.text':
    'Zones of guaranteed income exist in these towns; the map shows the zone of your address:',
  'calculator.title': 'How do I work out what a point earns?',
  'calculator.text':
    'The front page has a calculator, “What a point earns”: enter the town, area, rent and orders a day (the network’s average is {{average}}), and it shows the monthly result and the months to payback. All assumptions (average order, tariff, wages, tax, renovation) are shown and can be changed. It is a calculation, not a promise: the marketplace names {{from}} to {{to}} months to payback, but each place has its own.',
  'figures.title': 'How many points do you have, and how large is the network?',
  'figures.text':
    'The network has {{points}} pickup points. Turnover is {{turnover}} trillion roubles a year, orders {{orders}} billion a year. A point pays back in {{from}} to {{to}} months on average, depending on the place and the rent.',
  'checklist.title': 'What do I check before renting, and where is the checklist?',
  'checklist.text':
    'The checklist “Before you rent” is on the front page: a PDF, one A4 page. It has the area, ground floor, no passage to other rooms, a stockroom of at least {{stock}} % of the area, the ceiling, room for the signboard, a door for the electronic lock, access for couriers, cameras, the floor plan, the zone on the map, renovation and the fee. The film about opening a point, {{seconds}} seconds long, is there too.',
  'couriers.title': 'Who brings orders to the point, and when?',
  'couriers.text':
    'The marketplace brings the orders. In the application you say when the courier can enter: at night, round the clock or in opening hours; in a shopping mall also how they get in. With an electronic lock the courier opens the door at night, without an employee. On simplified conditions deliveries come less often.',
  'requisites.title': 'Which company details are needed, and where do I change them?',
  'requisites.text':
    'In Russia: the INN ({{ip}} digits for a sole proprietor, {{ooo}} for a company), BIK ({{bik}}), settlement account ({{account}}) and correspondent account ({{correspondent}} digits); in other countries the form asks for their own. We find the company by its INN: if it is not found, check the digits, and the company must be active. Details, bank account and tax system are changed in the profile.',
  'identity.title': 'Which identity document is needed, and why a photo with it?',
  'identity.text':
    'A passport or an identity card: its data, a photo of the document and a photo of you holding it (one of each for a passport, two for a card). So we know that it is you who signs the contract; faces are not recognised by machine. Only you and the reviewers see the photos. Data of the document is changed in the profile until it is approved.',
  'draft.title': 'Is the draft kept, and can I change an application?',
  'draft.text':
    'The draft saves itself and waits as long as needed; nothing is paid before you send it. An application that was sent can be changed when it is returned for corrections. It can be deleted at any time before approval, and the fee comes back.',
  'several.title': 'May I open several points?',
  'several.text':
    'Yes: each point has its own application and, in Russia, its own fee. At most {{unpaid}} applications may await payment at a time. An employee can have a role at one point, at several or at all of them.',
  'tickets.title': 'How do I send a ticket, and when is it answered?',
  'tickets.text':
    'In your account, under “Tickets”. Topics: opening a point, room layout, electronic lock, signboard. Describe the question ({{min}} to {{max}} characters) and attach up to {{files}} files. We answer within {{short}} working day, about a layout within {{long}}; a question from the form on this site within {{question}} working days. If a ticket is closed but not solved, you can open it again once, within {{dispute}} days.',
  'changes.title': 'How do I change the hours or the area of a working point?',
  'changes.text':
    'On the page of the point in your account; only the owner can. Hours: enter the new ones and the reason; until they are approved the old ones hold. Area: enter the new one and attach the lease and the floor plan; it takes effect when it is approved.',
  'features.title': 'Which extra services may a point have?',
  'features.text':
    'On the page of your point you can tick its features: a drop-off box, a bottle machine, a battery container, a charging station, water equipment, a coffee machine, a vending machine, separate recycling, waste paper, copy services. These are extra services, if you wish.',
  'furniture.title': 'Which furniture is needed, and of what size?',
  'furniture.text':
    'A counter, racks, fitting rooms with a mirror; you buy furniture and equipment yourself. In the example of the brand book the counter is {{width}} × {{depth}} mm and {{height}} mm high, with {{queue}} mm for the queue before it; racks are {{rack}} mm deep, aisles at least {{aisle}} mm. The furniture scheme in your application works out how much fits your room; ask about the layout by a ticket.',
  'duties.title': 'What does a point do: handing out, fitting, returns?',
  'duties.text':
    'A point receives, stores and hands out customers’ orders and accepts returns. An order is given only to its recipient; you check the packaging, let people try on and check the goods, and take no payment beyond the sum of the order. Customers’ data is for handing out only. The marketplace delivers the orders and pays the reward.',
  'repairCrew.title': 'Who does the renovation by the brand book?',
  'repairCrew.text':
    'Any crew may do the renovation if the point comes out by the brand book; below are companies that know the requirements. Renovation costs from {{repair}} and takes most of the {{days}} days: look for a crew before the answer comes. Put into the contract the finishing date (no later than day {{day}} after approval), a link to the brand book, the share of the stockroom (at least {{stock}} %), payment by stages, and who corrects remarks.',
  'languages.title': 'Which languages does Punkt have?',
  'languages.text':
    'The site and the account area are in Russian, Georgian and English. You can ask me in any of the three as well.',
  'gln.title': 'What is a GLN, and who needs one?',
  'gln.text':
    'A GLN is a number of {{length}} digits that is needed in Belarus only: at activation you give the GLN of the owner, the GLN of the point and the name of the person responsible for the goods.',
  'supportChoice.title': 'Can I get both the subsidy and guaranteed income?',
  'supportChoice.text':
    'No, there is one kind of support: which one is offered depends on the zone of the address. It is chosen in the application and does not change after approval. There is no support for a move, and none on simplified conditions.',
  'countryTerms.title': 'How do conditions differ between countries?',
  'countryTerms.text':
    'The guarantee fee, simplified conditions and guaranteed income exist in Russia only. The one-time subsidy is paid in Russia (at a turnover of {{russia}}) and in Georgia (at a turnover of {{georgia}}). The fine for false activation is {{fineRussia}} in Russia and {{fineGeorgia}} in Georgia. In Armenia the cost of the signboard is reimbursed, up to {{armenia}}. In Belarus a GLN is given at activation. In Kazakhstan, Kyrgyzstan and Uzbekistan there is no fee, no subsidy and no fine. Requirements for the room, cameras and hours are the same. A point can’t be opened yet in these countries: {{others}}.',
} as const satisfies Record<string, Text>;
