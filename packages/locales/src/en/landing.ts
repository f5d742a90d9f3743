import type { landing as ru } from '../ru/landing.ts';
import type { Text } from '../text.ts';

export const landing = {
  'page.title': 'Open an order pickup point: conditions, fee, zone map | Punkt',
  'page.description':
    'How to open a marketplace pickup point: zone map, five steps with deadlines, the guarantee fee and when it comes back, support and answers.',
  'hero.title': 'An empty room.\nYour door.\nA pickup point.',
  'hero.lead':
    'Open a pickup point of the marketplace: choose the place on the map, apply from your phone and know at every step what comes next, by when, and what happens to your fee.',
  'hero.action': 'Open a point',
  'hero.zones': 'See the map of zones',
  'hero.facts': 'The essentials in figures',
  'fact.fee.name': 'Guarantee fee',
  'fact.fee.value': '{{standardFee}}',
  'fact.fee.text':
    '{{simplifiedFee}} on simplified conditions. Open within {{activationDays}} days and it comes back to the balance of your point.',
  'fact.income.name': 'Guaranteed income',
  'fact.income.value': 'up to {{capitals}}',
  'fact.income.text':
    'A month, for the first {{months}} months in supported zones. If the point earns less, we pay the difference.',
  'fact.free.name': 'Signboard and training',
  'fact.free.value': '{{free}}',
  'fact.free.text': 'Signboard, bracket panel, lock controller and training come from the marketplace.',
  'fact.term.name': 'Time to open',
  'fact.term.value': '{{activationDays}} days',
  'fact.term.text': 'From approval: for the renovation, the sign, cameras and the lock.',

  'zones.title': 'First the zone, then the lease',
  'zones.lead':
    'The map is divided into hexagons. The one your room falls into decides what support you start with, so find out before you sign.',
  'zone.guaranteedIncome.value': 'from {{elsewhere}} a month',
  'zone.guaranteedIncome.text':
    'For the first {{months}} months no less than {{capitals}} in Moscow and St Petersburg and {{elsewhere}} in the other listed cities. If you earn more, you get what you earned.',
  'zone.single.value': 'at a turnover of {{turnover}}',
  'zone.single.text':
    'Paid once, when the point reaches this turnover. No request is needed: the account shows the turnover.',
  'zone.none.value': 'you can open here',
  'zone.none.text': 'No money on top. Signboard, controller and training are the same as for everyone.',
  'zone.grey.value': 'can’t be chosen',
  'zone.grey.text':
    'Another applicant has the place, or it is closed. A zone turns grey within {{greyMinutes}} minutes of the payment, and is held for you at once.',
  'zones.note':
    'Subsidy and guaranteed income are for points on standard conditions. The amounts are those of Russia; the application shows the conditions of other countries.',

  'zones.towns': 'Towns with guaranteed income',
  'zones.subsidies': 'Amounts of the one-time subsidy',
  'banks.more': 'How to open an account and what it takes',

  'map.title': 'What your address gives you',
  'map.show': 'Show the map',
  'map.saving': 'The map loads when you press: we spare your data.',
  'map.label': 'Map of the zones of support',
  'map.alt':
    'Drawing: a city divided into hexagonal zones of four kinds, with a pin in a zone of guaranteed income',
  'map.impossible':
    'The map does not open in this browser. Search for the address: we name its zone, support and tariff without a map too.',
  'map.failed': 'The map has not loaded. Check your connection and try again.',
  'map.open': 'Open a point here',
  'map.kept': 'We keep the coordinates: they will be in the application once you have logged in.',

  'steps.title': 'Five steps to your first customer',
  'steps.lead': 'At each of them you know what matters: what to do, by when, and what happens to the fee.',
  'steps.term': 'By when',
  'steps.fee': 'The fee',
  'step.place.title': 'Application on the map',
  'step.place.text':
    'Choose the place and the conditions, add photos of the room and its floor plan. All from your phone, and the draft saves itself.',
  'step.place.term': 'A draft waits as long as you need',
  'step.place.fee': 'Nothing to pay yet',
  'step.payment.title': 'Guarantee fee',
  'step.payment.text':
    '{{standardFee}} on standard conditions, {{simplifiedFee}} on simplified ones. Paid by QR code.',
  'step.payment.term':
    '{{unpaidHours}} hours to pay, or the application is deleted and the place is free again',
  'step.payment.fee': 'Paid, and the place is held for you',
  'step.review.title': 'Review',
  'step.review.text':
    'We look at the place, the room and the papers. If something needs work, we write what to correct.',
  'step.review.term': 'Usually {{reviewDays}} working days; you have {{reworkDays}} days for corrections',
  'step.review.fee':
    'If we decline or you change your mind, it is returned within {{declinedRefundDays}} days',
  'step.repair.title': 'Renovation',
  'step.repair.text':
    'Renovation by the brand book, signboard, cameras and lock. Then the activation request.',
  'step.repair.term':
    '{{activationDays}} days from the approval, with the activation request by day {{reminderDay}}',
  'step.repair.fee':
    'Withdraw within the first {{refundDays}} days and it is returned. Not open within {{activationDays}} days: not returned',
  'step.activation.title': 'Activation',
  'step.activation.text':
    'We check photos, video and cameras. If all is well, the point is open and takes orders.',
  'step.activation.term': 'About {{reviewDays}} days',
  'step.activation.fee': 'Returned: credited to the balance of the point',
  'steps.note':
    'The fee is paid in Russia only; elsewhere an application goes to review at once. An application without a decision lives for {{paidDays}} days after it was sent, then it is deleted and the fee returned.',

  'banners.label': 'What the programme offers',
  'banners.carousel': 'carousel',
  'banners.role': 'slide',
  'banners.slide': '{{number}} of {{total}}',
  'banners.show': 'Show slide {{number}}: {{title}}',
  'banners.previous': 'Previous slide',
  'banners.next': 'Next slide',
  'banners.pause': 'Stop changing slides',
  'banners.play': 'Change slides automatically',
  'banner.income.title': 'Income from the first month',
  'banner.income.text':
    'For the first {{months}} months no less than {{capitals}} a month in Moscow and St Petersburg and no less than {{elsewhere}} in the other listed cities.',
  'banner.income.link': 'Which zones these are',
  'banner.sign.title': 'The signboard is on us',
  'banner.sign.text':
    'Signboard, bracket panel and lock controller are free. All that is left is to collect and hang them.',
  'banner.sign.link': 'Which signboard you need',
  'banner.village.title': 'In a small town {{simplifiedArea}} m² is enough',
  'banner.village.text':
    'Simplified conditions, for places of up to {{people}} people: a fee of {{simplifiedFee}} and a tariff of {{tariffFrom}}–{{tariffTo}} % of the turnover.',
  'banner.village.link': 'Simplified conditions',
  'banner.calendar.title': 'Ask before you pay',
  'banner.calendar.text':
    'At our online conferences we show the account, go through renovation and signboards, and answer questions.',
  'banner.calendar.link': 'Conference calendar',

  'figures.title': 'Behind your door, a large marketplace',
  'figures.size.billion': 'billion',
  'figures.size.trillion': 'trillion',
  'figures.points': 'pickup points',
  'figures.turnover': 'roubles of turnover a year',
  'figures.orders': 'orders a year',
  'figures.own': 'Calculate it for your place',
  'figures.payback': 'months to pay back, depending on place and rent',

  'open.title': 'Begin with your phone number',
  'open.lead': 'It commits you to nothing: there is nothing to pay until the application is ready.',
  'open.form': 'Log in or register',
  'open.next.1': 'Registration',
  'open.next.1.text': 'Company details, identity document and contacts. Once; the draft saves itself.',
  'open.next.2': 'Application',
  'open.next.2.text':
    'Address on the map, conditions, photos. You see the zone and the tariff before you pay.',
  'open.next.3': 'Guarantee fee',
  'open.next.3.text':
    '{{standardFee}}, or {{simplifiedFee}} on simplified conditions. The application waits {{unpaidHours}} hours for it. Declined, it is refunded; open within {{activationDays}} days and it goes to the point’s balance.',
  'open.noscript':
    'This form needs JavaScript: please switch it on in your browser’s settings and reload the page. Everything else on this page can be read without it.',
  'open.hello': 'Hello!',
  'open.hello.name': 'Hello, {{name}}!',
  'open.owner.text': 'You are already logged in. Choose a place and fill in the application.',
  'open.owner.link': 'Create an application',
  'open.newcomer.text':
    'You are already logged in. Before an application comes registration: company details, identity document and contacts. If you have begun it, you go on where you stopped.',
  'open.newcomer.link': 'Go to registration',
  'open.employee.text':
    'You are already logged in as an employee of a point: your work needs no registration.',
  'open.employee.link': 'Open your workplace',
  'open.employee.owner': 'Want to open a point of your own? Become an owner with the same phone number:',
  'open.employee.owner.link': 'register',
  'open.staff.text': 'You are logged in as marketplace staff: applications are waiting in the console.',
  'open.staff.link': 'Go to the console',
} as const satisfies Record<keyof typeof ru, Text>;
