import type { guides as ru } from '../ru/guides.ts';
import type { Text } from '../text.ts';

export const guides = {
  'link.outside': 'opens in a new tab',

  'rating.page.title': 'Pickup point rating: the scale and what is known about it — Punkt',
  'rating.page.description':
    'Six rating bands from 0 to 5, where to see yours, what stays with a point that moves, and what the marketplace does not publish.',
  'rating.title': 'Rating of a point',
  'rating.lead':
    'One number from {{from}} to {{to}}. It stands beside every point in your account, coloured by one of six bands, so you can tell from afar whether all is well.',
  'rating.scale.title': 'Six bands',
  'rating.scale.label': 'Rating scale from {{from}} to {{to}}, divided into six bands',
  'rating.band.lowest': 'up to {{to}}',
  'rating.band.between': '{{from}} to {{to}}',
  'rating.band.highest': '{{from}} and above',
  'rating.band.worst': 'the lowest',
  'rating.band.best': 'the highest',
  'rating.scale.note':
    'An edge belongs to the upper band: {{edge}} is already band {{band}}. There is one exception: exactly {{first}} is still the first.',
  'rating.seen.title': 'Where you see it',
  'rating.seen.list': 'In the list of points: every address has its own.',
  'rating.seen.people': 'In the list of employees: every person has their own.',
  'rating.seen.move':
    'When a point moves, its rating goes to the new address together with its balance: the offer says so.',
  'rating.known.title': 'How the rating is counted',
  'rating.known.text':
    'We do not publish the formula and the weights: it keeps them from being gamed. Do not listen to promises to “raise your rating in a week”: they are not ours.',
  'rating.hands.title': 'What is surely in your hands',
  'rating.hands.text': 'These are terms of the contract: every check of a point starts with them.',
  'rating.hands.hours':
    'The point keeps its timetable: at least {{days}} days a week and {{hours}} hours a day.',
  'rating.hands.cameras': 'At least {{cameras}} cameras, all of them on, recordings kept for {{days}} days.',
  'rating.hands.look': 'Room and signboard follow the brand book, as in the activation photos.',
  'rating.hands.people':
    'Everybody who hands out orders has an employee account of their own, not one for all.',
  'rating.ask.title': 'Does the rating look wrong?',
  'rating.ask.text':
    'Ask a manager and give the number of the point: the answer comes by e-mail or by phone.',
  'rating.ask.link': 'Ask a manager',

  'apps.page.title': 'The Punkt app for phone and computer',
  'apps.page.description':
    'How to install Punkt on Android, iPhone and a computer straight from the browser: steps, a QR code of the address, no app store.',
  'apps.title': 'Punkt on your phone',
  'apps.lead':
    'The same account, with an icon on your screen and no browser bar. It installs straight from this site in a minute.',
  'apps.code.title': 'Open it on your phone',
  'apps.code.text': 'Point the camera at the code: it opens {{address}}.',
  'apps.code.label': 'QR code of {{address}}',
  'apps.android.title': 'Android',
  'apps.android.1': 'Open the site in Chrome.',
  'apps.android.2': 'Tap the three dots at the top and choose “Install app” or “Add to Home screen”.',
  'apps.android.3': 'Confirm: the icon appears next to your other apps.',
  'apps.ios.title': 'iPhone and iPad',
  'apps.ios.1': 'Open the site in Safari.',
  'apps.ios.2': 'Tap Share and choose “Add to Home Screen”.',
  'apps.ios.3': 'Tap Add, and open Punkt from your screen.',
  'apps.computer.title': 'Computer',
  'apps.computer.1': 'Open the site in Chrome or Edge.',
  'apps.computer.2': 'Click the install icon at the end of the address bar.',
  'apps.computer.3': 'Confirm: Punkt opens in a window of its own.',
  'apps.gives.title': 'What you get',
  'apps.gives.open': 'Your account opens from the phone’s screen and stays signed in.',
  'apps.gives.push':
    'Decisions and replies reach you as notifications even while Punkt is closed. On iPhone, only once it is installed.',
  'apps.gives.draft': 'A draft application and its uploads go on after a lost connection.',
  'apps.gives.update': 'Nothing to update: the version is always that of the site.',
  'apps.store.title': 'We are in no app store',
  'apps.store.text':
    'There is no Punkt app in the App Store, Google Play or RuStore. If you meet one there, it isn’t ours: don’t enter your number or code.',
  'apps.login': 'Sign in',

  'banks.page.title': 'Partner banks: an account and registering a company — Punkt',
  'banks.page.description':
    'Three banks that register sole proprietors and companies and open a settlement account for a pickup point, and the details you will need.',
  'banks.title': 'Banking services',
  'banks.lead':
    'A point is opened by a sole proprietor or a legal entity, and payments go to a settlement account. If you have neither yet, start with a bank.',
  'banks.tiles.title': 'Partner banks',
  'banks.river.name': 'Bank by the River',
  'banks.river.text': 'Registers sole proprietors and companies online, account included.',
  'banks.quiet.name': 'Quiet Bank',
  'banks.quiet.text': 'A settlement account for sole proprietors and a till for the point.',
  'banks.corner.name': 'Bank on the Corner',
  'banks.corner.text': 'Accounts for companies and help with papers for the tax office.',
  'banks.visit': 'To the bank’s site',
  'banks.note':
    'See the bank for prices and terms: these are independent companies. Following a link passes nothing of your account to the bank.',
  'banks.register.title': 'If you are not registered yet',
  'banks.register.1.title': 'Choose a form',
  'banks.register.1.text':
    'A sole proprietorship is simpler for one, a company suits several people. Either may run a point.',
  'banks.register.2.title': 'Register',
  'banks.register.2.text':
    'Through the bank, or by yourself at the tax service. The bank opens the account along the way.',
  'banks.register.3.title': 'Come back with the details',
  'banks.register.3.text': 'Enter them when you register with Punkt: we find the company by its INN.',
  'banks.needs.title': 'Details you will need',
  'banks.needs.inn': 'INN (taxpayer number)',
  'banks.needs.inn.value': '{{ip}} digits for a sole proprietor, {{ooo}} for a company',
  'banks.needs.bik': 'BIK of the bank',
  'banks.needs.account': 'Settlement account',
  'banks.needs.correspondent': 'Correspondent account',
  'banks.needs.digits': { one: '{{count}} digit', other: '{{count}} digits' },
  'banks.next': 'Go to registration',

  'simple.page.title': 'Simplified conditions: a pickup point from {{area}} m² — Punkt',
  'simple.page.description':
    'A pickup point in a village or small town: from {{area}} m², a fee of {{fee}}, a tariff of {{tariff}}. Compared with the standard conditions, with answers.',
  'simple.title': 'Simplified conditions',
  'simple.lead':
    'For villages and towns of up to {{people}} people: a smaller room, a lower fee, less repair. Part of the shop you already run will do.',
  'simple.area': 'from {{area}} m²',
  'simple.area.text': 'part of a room with a clear entrance is enough',
  'simple.people': 'up to {{people}} people',
  'simple.people.text': 'live in the town where you may open',
  'simple.fee': '{{fee}}',
  'simple.fee.text': 'guarantee fee, credited to the point’s balance once it has opened',
  'simple.tariff': '{{tariff}}',
  'simple.tariff.text': 'of the point’s turnover is yours',
  'simple.honest.title': 'What is not here',
  'simple.honest.text':
    'Subsidy and guaranteed income: those belong to the standard conditions. Cameras, deadlines and opening hours are the same as everywhere.',
  'simple.clock.title': 'Deadlines and the fee',
  'simple.clock.pay': 'An unpaid application lives {{hours}} hours. Then the place is free again.',
  'simple.clock.refuse': 'If the application is refused, the fee is returned within {{days}} days.',
  'simple.clock.change':
    'If you change your mind, the fee always returns before approval; after it, if you withdraw within {{days}} days.',
  'simple.clock.open':
    'You have {{days}} days from approval to prepare. Ask for activation before day {{day}}.',
  'simple.faq.title': 'Questions about the simplified conditions',
  'simple.open': 'Open a point',
  'simple.book': 'Simplified brand book',

  'moving.page.title': 'Moving a pickup point: conditions and order — Punkt',
  'moving.page.description':
    'How to move a point within {{radius}} m: room, repair, activation, signboard. No fee, and the old point works until the new one opens.',
  'moving.back': 'To the list of points',
  'moving.title': 'Moving a point',
  'moving.lead':
    'Found a better room, or the lease is ending? A point may move within {{radius}} metres. There is no fee, and the old address works until the new one is open.',
  'moving.ring.label': 'The old point in the middle of a circle of {{radius}} metres, the new one inside it',
  'moving.room.title': 'What the room must be like',
  'moving.room.radius': 'No further than {{radius}} metres from the present address, in a straight line.',
  'moving.room.floor': 'On the first floor (street level).',
  'moving.room.through': 'Not a walk-through: nobody crosses it to reach other rooms.',
  'moving.room.area': 'An area from {{area}} m².',
  'moving.order.title': 'How it goes',
  'moving.order.1.title': 'Application',
  'moving.order.1.text':
    'Choose your point, put the new place on the map, add photos. There is nothing to pay.',
  'moving.order.2.title': 'Decision',
  'moving.order.2.text':
    'Once approved, confirm the move within {{days}} days. If you don’t, the application closes and the old point stays.',
  'moving.order.3.title': 'Repair by the brand book',
  'moving.order.3.text':
    '{{days}} days from approval: finish, cameras, lock, signboard. The old point goes on working.',
  'moving.order.4.title': 'Activation',
  'moving.order.4.text':
    'Send the new place for a check. Once it is activated, the old point is switched off: by itself, and not before.',
  'moving.sign.title': 'Signboard',
  'moving.sign.hang': 'By activation the signboard hangs on the new front: its photo is part of the check.',
  'moving.sign.owner': 'Permission of the building’s owner and the city is yours to get.',
  'moving.sign.old':
    'Take the board off the old front when the old point is off, or customers will come to a closed door.',
  'moving.sign.link': 'Signboard: sizes and how to get it',
  'moving.simple.title': 'If the point has simplified conditions',
  'moving.simple.text':
    'Its own minimum holds: from {{small}} m², in towns of up to {{people}} people. If you find a room from {{area}} m² within the same radius, you may go over to the standard conditions along with the move.',
  'moving.create': 'Apply for a move',
} as const satisfies Record<keyof typeof ru, Text>;
