import type { SectionContent } from '@punkt/domain/content';
import { type Conference, calendarOf } from '@punkt/domain/content-conferences';

const DAY_MS = 86_400_000;
const MOSCOW_AHEAD_HOURS = 3;

type Told = readonly [daysAhead: number, hour: number, minutes: number, title: string, description: string];

/** Days from the first start, hours of Moscow. */
const TOLD: readonly Told[] = [
  [
    -7,
    11,
    60,
    'Как выбрать место для пункта',
    'Разбираем карту зон, поток людей и договор аренды. Запись доступна по ссылке.',
  ],
  [
    -2,
    15,
    60,
    'Активация без замечаний',
    'Какие фото и видео нужны, как подключить камеры и замок. Запись доступна по ссылке.',
  ],
  [
    2,
    11,
    60,
    'Первые шаги владельца',
    'Регистрация, оферта, заявка и взнос: показываем личный кабинет и отвечаем на вопросы.',
  ],
  [
    5,
    15,
    90,
    'Ремонт и вывеска по брендбуку',
    'Сколько стоит ремонт, где взять вывеску и как не переделывать дважды.',
  ],
  [
    9,
    11,
    60,
    'Пункт на упрощённых условиях',
    'Помещение от 10 м², взнос и тариф для небольших городов и сёл.',
  ],
  [12, 15, 60, 'Видеонаблюдение и электронный замок', 'Требования, подрядчики и частые ошибки подключения.'],
  [16, 11, 60, 'Как нанять и обучить сотрудников', 'Роли в личном кабинете, обучающий портал, график смен.'],
  [23, 15, 60, 'Вопросы и ответы с менеджером', 'Час ответов на вопросы тех, кто открывает первый пункт.'],
];

function conference(
  start: Date,
  [daysAhead, hour, minutes, title, description]: Told,
): Omit<Conference, 'index'> {
  const midnight = Math.floor((start.getTime() + MOSCOW_AHEAD_HOURS * 3_600_000) / DAY_MS) * DAY_MS;
  const begins = midnight + daysAhead * DAY_MS + (hour - MOSCOW_AHEAD_HOURS) * 3_600_000;
  return {
    title,
    description,
    link: 'https://meet.punkt.example/owners',
    linkToVideo: daysAhead < 0 ? `https://video.punkt.example/owners-${-daysAhead}` : '',
    startDate: new Date(begins).toISOString(),
    endDate: new Date(begins + minutes * 60_000).toISOString(),
  };
}

/** Around the day of the first start, so that a new house has a calendar to look at. */
export const conferences = (start: Date): SectionContent<'conferences'> => ({
  description: 'Бесплатные онлайн-встречи для тех, кто открывает пункт или уже работает.',
  conferences: calendarOf(TOLD.map((told) => conference(start, told))),
});
