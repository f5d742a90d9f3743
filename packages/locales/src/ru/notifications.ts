import type { Text } from '../text.ts';

/** Notifications, and the sentences for failures the server could not word itself. */
export const notifications = {
  region: 'Уведомления',
  'default.request': 'Ошибка запроса.',
  'default.server': 'Ошибка на сервере. Обратитесь к администратору',
  'default.network': 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.',
  title: 'Ошибка',
  'error.code': 'Код ошибки: {{code}}',
  'copy.code': 'Скопировать код ошибки',
  offline: 'Нет подключения к интернету',
  'offline.text': 'Введённое останется на экране. Продолжим, когда связь вернётся.',
  online: 'Подключение восстановлено',
  'title.user': 'Ошибка получения данных пользователя',
  'title.data': 'Ошибка получения данных',
  'title.update': 'Ошибка обновления данных',
} as const satisfies Record<string, Text>;
