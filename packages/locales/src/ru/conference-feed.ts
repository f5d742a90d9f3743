import type { Text } from '../text.ts';

/** What a calendar program shows around the conferences it is subscribed to. */
export const conferenceFeed = {
  name: '«Пункт»: встречи для владельцев',
  description:
    'Онлайн-встречи для тех, кто открывает пункт выдачи или уже работает. Начало — по московскому времени, ваш календарь покажет своё.',
  join: 'Подключиться: {{link}}',
  recording: 'Запись встречи: {{link}}',
  reminder: 'Через {{minutes}} минут начнётся «{{title}}»',
} as const satisfies Record<string, Text>;
