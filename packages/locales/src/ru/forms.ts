import type { Text } from '../text.ts';

/** What every form and every walk of steps says. */
export const forms = {
  optional: '(необязательно)',
  'step.number': 'Шаг {{step}} из {{count}}:',
  'step.edit': 'Изменить',
  back: 'Назад',
  next: 'Далее',
  unchanged: 'Изменений пока нет',
  problems: {
    one: 'Проверьте {{count}} поле: рядом с ним написано, что исправить.',
    few: 'Проверьте {{count}} поля: рядом с каждым написано, что исправить.',
    many: 'Проверьте {{count}} полей: рядом с каждым написано, что исправить.',
    other: 'Проверьте {{count}} поля: рядом с каждым написано, что исправить.',
  },
} as const satisfies Record<string, Text>;
