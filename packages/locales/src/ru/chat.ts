import type { Text } from '../text.ts';

/** The window of the assistant. */
export const chat = {
  title: 'Помощник «Пункта»',
  close: 'Закрыть чат',
  automatic: 'Автоматический помощник: отвечает по опубликованным правилам программы.',
  log: 'Переписка с помощником',
  greeting:
    'Здравствуйте! Помогу разобраться, как открыть пункт выдачи: помещение, взнос, сроки, вывеска, замок. Спросите своими словами.',
  starters: 'Частые вопросы',
  'starter.room': 'Какое помещение подойдёт?',
  'starter.cost': 'Сколько стоит открыть пункт?',
  'starter.fee': 'Вернётся ли гарантийный взнос?',
  me: 'Вы',
  assistant: 'Помощник',
  typing: 'Помощник печатает…',
  source: 'Источник:',
  'new.tab': '(откроется в новой вкладке)',
  ask: 'Задать вопрос менеджеру',
  'message.label': 'Ваш вопрос',
  'message.placeholder': 'Напишите вопрос…',
  'number.label': 'Площадь помещения, м²',
  'number.placeholder': 'Площадь, м²',
  'number.leave': 'Спросить о другом',
  count: '{{count}} из {{max}}',
  send: 'Отправить',
  keys: 'Enter — отправить, Shift+Enter — новая строка',
  failed: 'Не отправлено',
  'failed.text': 'Помощник не ответил. Ваш текст сохранён.',
  retry: 'Отправить ещё раз',
} as const satisfies Record<string, Text>;
