import type { georgia as ru } from '../ru/georgia.ts';
import type { Text } from '../text.ts';

export const georgia = {
  'page.title': 'Punkt — open an order pickup point in Georgia',
  'page.description':
    'An order pickup point in your neighbourhood: from {{area}} m², with no guarantee fee. Five steps from application to open door, with deadlines and answers.',
  'hero.title': 'Open a door for the whole neighbourhood',
  'hero.text':
    'An order pickup point in your street: from {{area}} m² and with no guarantee fee. Punkt is at your side from the first application to the open door, in Georgian and Russian, on your phone.',
  'hero.start': 'Open a point',
  'hero.login': 'Sign in',
  'hero.note': 'Sign in by phone number. There is no password.',
  'facts.title': 'The essentials in figures',
  'fact.fee': 'guarantee fee: in Georgia an application costs nothing',
  'fact.area': 'is where the area of a point begins',
  'fact.area.value': '{{area}} m²',
  'fact.days': 'to prepare once you are approved',
  'fact.days.value': { one: '{{count}} day', other: '{{count}} days' },
  'fact.turnover': 'is the turnover at which the one-time subsidy is paid',
  'steps.title': 'Five steps up to the door',
  'steps.lead': 'On each of them you know who acts, until when, and what comes next.',
  'step.1.title': 'Get acquainted',
  'step.1.text':
    'Sign in by phone, enter the details of your company or business and your identity card, sign the offer. Once.',
  'step.2.title': 'Choose the place',
  'step.2.text':
    'Put the address on the map and see whether it earns a subsidy. Add photos, a video and a plan of the room.',
  'step.3.title': 'Get the answer',
  'step.3.text':
    'Usually within {{review}} working days. If there are remarks, you have {{rework}} days to correct them. You pay nothing, now or later.',
  'step.4.title': 'Prepare the room',
  'step.4.text':
    '{{activation}} days: repair by the Georgian brand book, a signboard and at least {{cameras}} cameras that keep {{archive}} days. Ask for activation before day {{reminder}}.',
  'step.5.title': 'Open the door',
  'step.5.text':
    'The check takes about {{review}} days, then orders come in. Once turnover reaches {{turnover}}, the subsidy is paid.',
  'warning.title': 'Send only what is ready',
  'warning.text':
    'A false activation is fined {{fine}}. If you are running late, write to us on the application’s page instead.',
  'room.title': 'Which room will do',
  'room.area': 'From {{area}} m², of which stock takes at least {{stock}}%.',
  'room.floor': 'On the first floor (street level), with an entrance of its own.',
  'room.through': 'Not a walk-through: nobody crosses it to reach other rooms.',
  'room.front': 'A front with space for a signboard.',
  'room.hours': 'Open at least {{days}} days a week and {{hours}} hours a day.',
  'room.book': 'Brand book for Georgia',
  'faq.title': 'Asked most often',
  'apps.title': 'Punkt in your pocket',
  'apps.text':
    'Your account installs on the phone in a minute, without an app store. You hear of a decision at once.',
  'apps.link': 'How to install',
  'close.title': 'Have the room already?',
  'close.text': 'A draft application saves itself: begin today, finish tomorrow.',
} as const satisfies Record<keyof typeof ru, Text>;
