import type { Text } from '../text.ts';

/** The console of the marketplace staff. */
export const staff = {
  'page.title': 'Рабочее место — Пункт',
  title: 'Рабочее место',
  loading: 'Открываем рабочее место',
  'empty.title': 'Очередей пока нет',
  'empty.text':
    'Проверка заявок, документов и ответы на обращения появятся здесь по мере готовности разделов.',
  roles: 'Ваши роли',
  'role.operator': 'Оператор',
  'role.lead': 'Старший оператор',
  'role.contentAdmin': 'Редактор сайта',
  'role.operator.text': 'Проверяет заявки, активации и документы, отвечает на обращения.',
  'role.lead.text': 'Распределяет работу, решает спорные случаи, выдаёт роли, читает журнал.',
  'role.contentAdmin.text': 'Правит и публикует страницы сайта; данных партнёров не видит.',
} as const satisfies Record<string, Text>;
