import type { Text } from '../text.ts';

/** The console of the marketplace staff: its frame, and words its rooms share. */
export const staff = {
  title: 'Рабочее место',
  loading: 'Открываем рабочее место',
  description: 'Рабочее место сотрудников: проверки, оферты, запросы о данных.',
  'empty.title': 'Для ваших ролей очередей здесь нет',
  'empty.text': 'Проверки и запросы партнёров видят операторы. Разделы вашей роли появятся в меню.',
  roles: 'Ваши роли',
  'role.operator': 'Оператор',
  'role.lead': 'Старший оператор',
  'role.contentAdmin': 'Редактор сайта',
  'role.operator.text': 'Проверяет заявки, активации и документы, отвечает на обращения.',
  'role.lead.text': 'Распределяет работу, решает спорные случаи, выдаёт роли, читает журнал.',
  'role.contentAdmin.text': 'Правит и публикует страницы сайта; данных партнёров не видит.',
  'menu.reviews': 'Проверки',
  'menu.offers': 'Оферты',
  'menu.privacy': 'Запросы о данных',
  'menu.count': {
    one: '{{count}} ждёт',
    few: '{{count}} ждут',
    many: '{{count}} ждут',
    other: '{{count}} ждут',
  },
  'menu.many': '{{count}}+',
  'span.days': '{{count}} дн.',
  'span.hours': '{{count}} ч',
  'span.minutes': '{{count}} мин',
  'keys.open': 'Клавиши',
  'keys.title': 'Работа с клавиатуры',
  'keys.text': 'Буквы действуют в любой раскладке и молчат, пока вы печатаете.',
  'keys.on': 'Клавиши включены',
} as const satisfies Record<string, Text>;
