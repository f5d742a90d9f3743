import type { Text } from '../text.ts';

/** Menu, header and footer of the account area and the console. */
export const shell = {
  'page.title': '{{section}} — Пункт',
  'page.description': 'Кабинет владельца пункта выдачи заказов.',
  loading: 'Открываем кабинет',
  'failed.title': 'Кабинет не открылся',
  'failed.text': 'Сервер не ответил. Вы не вышли из кабинета: попробуйте ещё раз.',
  'menu.label': 'Разделы кабинета',
  'menu.open': 'Открыть меню',
  'menu.close': 'Закрыть меню',
  'menu.orders': 'Заявки',
  'menu.points': 'Пункты выдачи',
  'menu.tickets': 'Обращения',
  'menu.install': 'Установить приложение',
  'user.label': 'Меню пользователя',
  'user.noname': 'Без имени',
  'user.profile': 'Профиль',
  'user.logout': 'Выйти',
  'install.title': 'Как установить «Пункт»',
  'install.ios.1': 'Нажмите «Поделиться» в нижней панели Safari.',
  'install.ios.2': 'Выберите «На экран „Домой“».',
  'install.ios.3': 'Нажмите «Добавить» — значок появится рядом с другими приложениями.',
  'install.other':
    'Откройте меню браузера и выберите «Установить приложение» или «Добавить на главный экран».',
  'pager.label': 'Страницы',
  'pager.range': '{{from}}–{{to}} из {{total}}',
  'pager.before': 'Предыдущая страница',
  'pager.after': 'Следующая страница',
} as const satisfies Record<string, Text>;
