import type { Text } from '../text.ts';

/** The list of own sessions, with the devices. */
export const sessions = {
  title: 'Где вы вошли',
  text: 'Если устройство вам незнакомо, завершите его сеанс: следующее действие там потребует нового кода.',
  current: 'Это устройство',
  seen: 'Последнее действие: {{date}}',
  started: 'Вход: {{date}}',
  address: 'Адрес: {{address}}',
  end: 'Завершить',
  'end.label': 'Завершить сеанс: {{device}}',
  ended: 'Сеанс завершён',
  failed: 'Не удалось завершить сеанс',
  'device.web': 'Браузер',
} as const satisfies Record<string, Text>;
