import type { tickets as ru } from '../ru/tickets.ts';
import type { Text } from '../text.ts';

export const tickets = {
  title: 'Tickets',
  'empty.title': 'No tickets',
  'empty.text':
    'Writing to support from here opens in one of the next builds. Answers and documents will come here too.',
} as const satisfies Record<keyof typeof ru, Text>;
