import type { Text } from '../text.ts';

/** What stands around the log-in form, and the page that asks before it opens another account. */
export const entrance = {
  'page.title': 'Вход — Пункт',
  'page.description': 'Вход в кабинет владельца пункта выдачи заказов по номеру телефона и коду из СМС.',
  noscript:
    'Вход по коду из СМС работает только со включённым JavaScript. Включите его в настройках браузера и обновите страницу.',
  'aside.title': 'Дверь, за которой начинается ваш пункт',
  'aside.text': 'Заявка, запуск, сотрудники и обращения — в одном кабинете.',
  entering: 'Открываем кабинет…',
  'switch.page.title': 'Другой кабинет — Пункт',
  'switch.title': 'Открыть другой кабинет?',
  'switch.expired': 'Ссылка уже не работает',
  'switch.expired.text':
    'Она действует одну минуту и один раз. Вы остались в своём кабинете; нужен другой — откройте ссылку заново.',
  'switch.now': 'Сейчас вы вошли как',
  'switch.wanted': 'Ссылка откроет кабинет',
  'switch.nameless': 'Имя ещё не указано',
  'switch.warning':
    'Если вы не просили эту ссылку, останьтесь в своём кабинете: документы, загруженные в чужой, увидит его владелец.',
  'switch.stay': 'Остаться в своём кабинете',
  'switch.go': 'Перейти в другой кабинет',
} as const satisfies Record<string, Text>;
