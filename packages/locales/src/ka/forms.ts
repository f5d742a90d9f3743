import type { forms as ru } from '../ru/forms.ts';
import type { Text } from '../text.ts';

/** What every form and every walk of steps says. */
export const forms = {
  optional: '(არასავალდებულო)',
  'step.number': 'ნაბიჯი {{step}} / {{count}}:',
  'step.edit': 'შეცვლა',
  back: 'უკან',
  next: 'შემდეგი',
  unchanged: 'ცვლილებები ჯერ არ არის',
  problems: {
    one: 'გადაამოწმეთ {{count}} ველი: მის ქვეშ წერია, რა უნდა გასწორდეს.',
    other: 'გადაამოწმეთ {{count}} ველი: თითოეულის ქვეშ წერია, რა უნდა გასწორდეს.',
  },
} as const satisfies Record<keyof typeof ru, Text>;
