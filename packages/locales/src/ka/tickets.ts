import type { tickets as ru } from '../ru/tickets.ts';
import type { Text } from '../text.ts';

export const tickets = {
  title: 'მიმართვები',
  'empty.title': 'მიმართვები არ არის',
  'empty.text':
    'მხარდაჭერასთან მიწერა აქედან ერთ-ერთ შემდეგ ვერსიაში იქნება შესაძლებელი. პასუხები და დოკუმენტებიც აქ მოვა.',
} as const satisfies Record<keyof typeof ru, Text>;
