import type { Text } from '../text.ts';

/** What the assistant of the public site says in its own words; the rest is the published content. */
export const assistant = {
  greeting:
    'Hello! I am the assistant of the pickup point programme. Ask me about opening a point, the fee, premises, deadlines, the lock or the signboard.',
  thanks: 'You are welcome! Write to me if you have more questions.',
  person: 'Of course. Leave your question in the form, and a manager will answer by e-mail or call you.',
  unknown:
    'I don’t know the answer to this. Try asking in other words, or put the question to a manager, who will answer you personally.',
  near: 'I found no exact answer. The closest entry is “{{title}}”:',
  simplified: 'On simplified conditions:',
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
  // Words by which people look for an entry that does not hold them.
  'words.simplified': 'simplified conditions village',
  'words.center': 'sorting centre address opening hours where to collect the signboard',
  'words.calendar': 'conference next upcoming schedule webinar',
  'words.conference': 'conference webinar',
  'words.video': 'who connects cameras',
  'words.company': 'contractor who makes',
  'words.companies': 'who makes contractor',
  'words.locks': 'which lock to choose buy fits door',
  'words.install': 'instructions installation connect',
} as const satisfies Record<string, Text>;
