import type { tickets as ru } from '../ru/tickets.ts';
import type { Text } from '../text.ts';

export const tickets = {
  title: 'Tickets',
  'empty.title': 'No tickets',
  'main.text':
    'Tickets are not open yet. Until they are, ask a manager on the site: the answer comes by e-mail or by phone.',
  'main.link': 'Ask a manager',
  'georgian.text':
    'Tickets are not open yet. Until they are, write to us by e-mail: the address is in the data processing policy.',
  'georgian.link': 'Show the address',
} as const satisfies Record<keyof typeof ru, Text>;
