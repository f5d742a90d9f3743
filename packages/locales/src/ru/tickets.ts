import type { Text } from '../text.ts';

/** Support tickets. */
export const tickets = {
  title: 'Обращения',
  'empty.title': 'Обращений нет',
  'empty.text':
    'Написать в поддержку отсюда можно будет в одной из следующих сборок. Ответы и документы придут сюда же.',
} as const satisfies Record<string, Text>;
