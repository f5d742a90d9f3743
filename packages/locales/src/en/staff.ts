import type { staff as ru } from '../ru/staff.ts';
import type { Text } from '../text.ts';

export const staff = {
  title: 'Console',
  loading: 'Opening the console',
  description: 'The staff console: reviews, offers, data requests.',
  'empty.title': 'No queues for your roles here',
  'empty.text':
    'Operators see reviews and partners’ requests. The sections of your role will be in the menu.',
  roles: 'Your roles',
  'role.operator': 'Operator',
  'role.lead': 'Lead',
  'role.contentAdmin': 'Site editor',
  'role.operator.text': 'Reviews applications, activations and documents, answers tickets.',
  'role.lead.text': 'Shares out work, settles disputes, grants roles, reads the audit log.',
  'role.contentAdmin.text': 'Edits and publishes pages of the site; sees no partner’s data.',
  'menu.reviews': 'Reviews',
  'menu.offers': 'Offers',
  'menu.privacy': 'Data requests',
  'menu.count': { one: '{{count}} waiting', other: '{{count}} waiting' },
  'menu.many': '{{count}}+',
  'span.days': '{{count}} d',
  'span.hours': '{{count}} h',
  'span.minutes': '{{count}} min',
  'keys.open': 'Shortcuts',
  'keys.title': 'Working by keyboard',
  'keys.text': 'Letters work in any keyboard layout and keep silent while you are typing.',
  'keys.on': 'Shortcuts are on',
} as const satisfies Record<keyof typeof ru, Text>;
