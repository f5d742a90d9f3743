import type { policy as ru } from '../ru/policy.ts';
import type { Text } from '../text.ts';

export const policy = {
  'main.page.title': 'Privacy policy — Punkt',
  'main.page.description':
    'Which personal data Punkt processes, why, on what grounds, how long it keeps them and how soon it answers requests.',
  'main.title': 'Privacy policy',
  'main.lead': 'How we treat your personal data: six sections and every deadline, without footnotes.',
  'georgian.page.title': 'Data processing policy for Georgia — Punkt',
  'georgian.page.description':
    'Which personal data Punkt processes in Georgia, on what grounds, how long it keeps them and whom to turn to.',
  'georgian.title': 'Data processing policy for Georgia',
  'georgian.lead': 'How we treat the personal data of visitors and partners in Georgia, under Georgian law.',
  edition: 'Edition of {{date}}',
  contents: 'Contents',
  operator: 'Operator',
  'operator.address': 'Address',
  'operator.email': 'E-mail for requests about data',
  'operator.sandbox':
    'This is a sandbox: the operator, the address and the e-mail are made up, nobody reads them.',
  'operator.sandbox.name': 'Sample LLC',
  'operator.sandbox.address': '1 Example Street, Sampleton, 000000',
  'section.general': 'General provisions',
  'section.purposes': 'Purposes',
  'section.grounds': 'Legal grounds',
  'section.categories': 'Categories of data',
  'section.terms': 'Order and terms of processing',
  'section.requests': 'Replies to requests',

  'main.general.subject':
    'This policy describes how the operator of the Punkt partner programme (the operator, we) processes personal data of visitors of the site, of partners who open order pickup points, and of their employees.',
  'main.general.law':
    'It follows the Russian Federal Law No. 152-FZ of 27.07.2006 “On Personal Data”; the words personal data, processing, distribution, blocking and destruction mean what they mean there.',
  'main.general.others':
    'For partners from Armenia, Belarus, Kazakhstan, Kyrgyzstan, Uzbekistan, Tajikistan and Turkmenistan the law of their country holds as well, where it gives them more rights.',
  'georgian.general.subject':
    'This policy describes how the operator of the Punkt partner programme (the operator, we) processes personal data of visitors of the Georgian site and of partners who open order pickup points in Georgia.',
  'georgian.general.law':
    'It follows the Law of Georgia on Personal Data Protection, No. 3144 of 14 June 2023; the operator is the controller in the sense of that law.',
  'georgian.general.site':
    'The Georgian site has no chat and no question form, so there are no data from them.',
  'both.general.people':
    'Decisions on applications, documents and tickets are made by people. Only deadlines you have been told of run out by themselves.',
  'both.general.biometry':
    'Pictures of documents serve to compare what is written. No faces are recognised; we collect no biometric and no special categories of data.',
  'both.general.edition': 'The edition in force is always on this page; its date stands at the beginning.',

  'both.purposes.entry': 'Signing in by phone number, and protection against somebody else doing so.',
  'both.purposes.contract':
    'Making and fulfilling the contract with a partner: registration, signing the offer, applications, opening and running points, payments.',
  'both.purposes.check': 'Checking the identity, authority and tax status of whoever signs the contract.',
  'both.purposes.answer': 'Replies to tickets, and messages about decisions and deadlines.',
  'both.purposes.safety': 'Safety: a journal of actions, limits on attempts, settling disputes.',
  'main.purposes.count': 'Counting visits of the site: numbers only, tied to nobody.',
  'both.purposes.never': 'We do not sell data and do not use them for other people’s advertising.',

  'main.grounds.consent':
    'Consent: given at registration and in the question form, and for counting visits in the cookie notice.',
  'main.grounds.contract':
    'The contract you enter by signing the offer, and steps before it that you asked for.',
  'main.grounds.law': 'Duties under law: tax and accounting records, answers to state bodies.',
  'main.grounds.interest':
    'Legitimate interest: safety of the service and defence in a dispute, where your rights are not infringed.',
  'main.grounds.withdraw':
    'Consent may be withdrawn at any time. We then stop what rested on consent alone; what the contract and the law require goes on until they are fulfilled.',
  'georgian.grounds.contract':
    'The contract: in Georgia the data asked for at registration are needed to make and fulfil it, and no separate consent is asked.',
  'georgian.grounds.law': 'A duty under Georgian law: tax and accounting records, answers to state bodies.',
  'georgian.grounds.interest':
    'A significant legitimate interest: safety of the service and defence in a dispute, unless your rights and freedoms outweigh it.',
  'georgian.grounds.consent':
    'Consent: for browser notifications. It is as easy to withdraw as to give, in the notification settings; earlier processing stays lawful.',

  'main.categories.visitors':
    'Visitors who asked a question: phone, e-mail, Telegram, the text; the network address for one day, to hold back floods. Talks with the assistant are not kept.',
  'both.categories.entry':
    'Everybody who signs in: phone number and country. The code from the SMS is kept as a hash only and is valid for {{codeMinutes}} minutes. For a session: device, time and network address; you see the list in your profile and can end any of them.',
  'main.categories.partners':
    'Partners: name, date and place of birth, details and pictures of a document, addresses, SNILS, phones, e-mail, Telegram, details of the company or sole proprietor, tax status and papers about it.',
  'georgian.categories.partners':
    'Partners: name, date and place of birth, personal number, details and pictures of the identity card, phones, e-mail, Telegram, details of the company or individual entrepreneur.',
  'both.categories.orders':
    'Applications and points: address, plans and lease, photos and video of the room, messages on the application, history of decisions.',
  'main.categories.payments':
    'Fees: amount, time, state of payment and refund. We hold no card data: you pay on the bank’s side.',
  'georgian.categories.payments':
    'In Georgia nothing is paid for an application, so there are no data about payments.',
  'both.categories.employees': 'Partners’ employees: name, phone number and role at the point.',
  'both.categories.signatures':
    'Signatures of offers: version, time, device, network address, as proof of the contract.',
  'both.categories.files':
    'Files are re-encoded and hidden details (place and time of the shot) removed. Private files open only through the account, for those who need them for a check.',
  'main.categories.browser':
    'In your browser: sign-in keys until you sign out, the language until the tab closes, your answer about cookies for {{cookieDays}} days. There are no advertising or tracking files.',
  'georgian.categories.browser':
    'In your browser: sign-in keys until you sign out, the language until the tab closes, your answer about cookies for {{cookieDays}} days. There are no advertising or tracking files, and visits from Georgia are not counted.',
  'main.categories.counters':
    'Visits: only numbers by kind of event are added up, with your consent and for visitors from Russia only. No number, address or device goes with them.',

  'both.terms.access':
    'Data are processed in an information system. An employee sees only what the task needs, and every opening of your data is written into a journal.',
  'main.terms.shared':
    'We pass on only what is needed: the number and the text with the code to the SMS operator, the amount of the fee to the bank, INN and BIK to the register of companies and banks, the address of the room to the map service and, by law, to state bodies.',
  'georgian.terms.shared':
    'We pass on only what is needed: the number and the text with the code to the SMS operator, the address of the room to the map service and, by law, to state bodies of Georgia. Data leave Georgia only under the safeguards its law requires.',
  'both.terms.short':
    'What is short-lived goes by itself: notices in the account after {{noticeDays}} days, files attached to nothing after a day.',
  'main.terms.questions': 'A question to a manager is deleted {{questionDays}} days after the answer.',
  'both.terms.contract':
    'Data of people who are not employees of the operator are kept for {{keptYears}} years after the contract ends, unless the law requires another term.',
  'both.terms.distribution': 'We stop distributing data within {{distribution}} working days of your demand.',
  'both.terms.correction':
    'We correct inaccurate data within {{correction}} working days of the day you showed the inaccuracy.',
  'both.terms.destruction':
    'We destroy data within {{destruction}} days after the purpose is reached or consent is withdrawn.',
  'both.terms.processing':
    'At your demand we stop processing within {{processing}} working days. The term may be extended once, by {{extension}} working days at most, with the reason given.',
  'both.terms.delayed':
    'Where destruction within {{destruction}} days is impossible, the data are blocked and destroyed within {{delayed}} months.',
  'both.terms.left':
    'After erasure there remain proof of the signature without name and phone, and a journal that names nobody.',

  'table.title': 'All deadlines at a glance',
  'term.distribution': 'stop distribution',
  'term.correction': 'correct an inaccuracy',
  'term.processing': 'stop processing',
  'term.extension': 'extension of that term, once',
  'term.destruction': 'destroy the data',
  'term.delayed': 'destroy, where sooner is impossible',
  'term.kept': 'keep after the contract ends',
  'term.question': 'delete a question after the answer',
  workingDays: { one: '{{count}} working day', other: '{{count}} working days' },
  days: { one: '{{count}} day', other: '{{count}} days' },
  months: { one: '{{count}} month', other: '{{count}} months' },
  years: { one: '{{count}} year', other: '{{count}} years' },

  'both.requests.rights':
    'You may learn what is kept about you and why, get a copy, correct it, have data blocked or erased, withdraw consent and contest what we do.',
  'both.requests.account':
    'The quickest way is your account: “My data” downloads a copy and takes a request for erasure, the profile corrects details. The progress of a request and its deadlines are shown there.',
  'main.requests.stranger':
    'Without an account, write by the question form: we make sure that it is you who writes, and reply.',
  'georgian.requests.stranger':
    'If you have no account, sign in with your number: it confirms that it is you who asks.',
  'both.requests.reply':
    'We reply within {{processing}} working days. If more time is needed, we give the reason and extend the term by {{extension}} working days at most.',
  'both.requests.duties':
    'While you have a point or an application, it must be closed or handed over first: we tell you what exactly stands in the way.',
  'main.requests.appeal':
    'A refusal is explained with reference to the law. It may be contested before Roskomnadzor or a court.',
  'georgian.requests.appeal':
    'A refusal is explained with reference to the law. It may be contested before the Personal Data Protection Service of Georgia or a court.',
  'main.requests.calendar':
    'Working days follow the Russian calendar and Moscow time; the day of the request does not count.',
  'georgian.requests.calendar':
    'Working days follow the operator’s calendar and Moscow time; the day of the request does not count.',
} as const satisfies Record<keyof typeof ru, Text>;
