import type { orders as ru } from '../ru/orders.ts';
import type { Text } from '../text.ts';

export const orders = {
  title: 'განაცხადები პუნქტის გახსნაზე',
  'empty.title': 'განაცხადები არ არის',
  'empty.text':
    'განაცხადის შექმნა ერთ-ერთ შემდეგ ვერსიაში გაიხსნება. მაშინ აქ ნახავთ მის სტატუსს, ვადასა და შემდეგ ნაბიჯს.',
  'empty.prepare': 'რა მოამზადოთ წინასწარ',
  'prepare.1': 'ფართის ზუსტი მისამართი და სართული',
  'prepare.2': 'ფართობი: დარბაზი და საწყობი, ჭერის სიმაღლე',
  'prepare.3': 'ფოტოები: ფასადი დღისით და საღამოს, დარბაზი, მოსაზომი კაბინები',
  'prepare.4': 'ფართის გეგმა png ან jpg ფორმატში',
} as const satisfies Record<keyof typeof ru, Text>;
