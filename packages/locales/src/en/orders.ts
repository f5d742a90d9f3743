import type { orders as ru } from '../ru/orders.ts';
import type { Text } from '../text.ts';

export const orders = {
  title: 'Applications to open a point',
  'empty.title': 'No applications',
  'empty.text':
    'Creating an application opens in one of the next builds. Once there is one, its status, deadline and next step are shown here.',
  'empty.prepare': 'What to prepare',
  'prepare.1': 'The exact address and floor of the room',
  'prepare.2': 'Area of hall and stock, ceiling height',
  'prepare.3': 'Photos: front by day and by night, hall, fitting rooms',
  'prepare.4': 'The floor plan as png or jpg',
} as const satisfies Record<keyof typeof ru, Text>;
