import type { Text } from '../text.ts';

/** Words every surface needs. */
export const common = {
  brand: 'Пункт',
  'brand.home': 'Пункт — на главную',
  'skip.to.content': 'Перейти к содержанию',
  loading: 'Загружаем…',
  late: 'Открывается дольше обычного. Проверьте связь и попробуйте ещё раз.',
  retry: 'Повторить',
  close: 'Закрыть',
  copied: 'Скопировано',
  login: 'Войти',
  'language.label': 'Язык интерфейса',
  'language.ru': 'Русский',
  'language.ka': 'ქართული',
  'policy.main': 'Политика конфиденциальности',
  'policy.georgian': 'Политика обработки данных (Грузия)',
  offer: 'Оферта',
  'sandbox.ribbon': 'Песочница: СМС никуда не уходят',
  'sandbox.link': 'Коды и часы',
  'error.title': 'Что-то пошло не так',
  'error.text':
    'Страница не смогла открыться. Введённые данные на сервере не пострадали — обновите страницу.',
  'error.reload': 'Обновить страницу',
  'failed.load': 'Не удалось загрузить данные',
  'content.failed': 'Не удалось загрузить данные с сервера.',
  cancel: 'Отмена',
} as const satisfies Record<string, Text>;
