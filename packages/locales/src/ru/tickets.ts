import type { Text } from '../text.ts';

/** Support tickets. */
export const tickets = {
  title: 'Обращения',
  'empty.title': 'Обращений нет',
  'main.text':
    'Раздел обращений ещё не открыт. Пока задайте вопрос менеджеру на сайте: ответ придёт на почту или по телефону.',
  'main.link': 'Задать вопрос менеджеру',
  'georgian.text':
    'Раздел обращений ещё не открыт. Пока напишите нам на почту: адрес — в политике обработки данных.',
  'georgian.link': 'Открыть адрес',
} as const satisfies Record<string, Text>;
