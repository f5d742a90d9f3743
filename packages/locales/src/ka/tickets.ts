import type { tickets as ru } from '../ru/tickets.ts';
import type { Text } from '../text.ts';

export const tickets = {
  title: 'მიმართვები',
  'empty.title': 'მიმართვები არ არის',
  'main.text':
    'მიმართვების განყოფილება ჯერ არ გახსნილა. მანამდე ჰკითხეთ მენეჯერს საიტზე: პასუხს ელფოსტით ან ტელეფონით მიიღებთ.',
  'main.link': 'ჰკითხეთ მენეჯერს',
  'georgian.text':
    'მიმართვების განყოფილება ჯერ არ გახსნილა. მანამდე მოგვწერეთ ელფოსტაზე: მისამართი მონაცემთა დამუშავების პოლიტიკაშია.',
  'georgian.link': 'მისამართის ნახვა',
} as const satisfies Record<keyof typeof ru, Text>;
