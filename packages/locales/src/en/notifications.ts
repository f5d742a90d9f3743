import type { notifications as ru } from '../ru/notifications.ts';
import type { Text } from '../text.ts';

export const notifications = {
  region: 'Notifications',
  'default.request': 'The request is not valid.',
  'default.server': 'Server error. Please contact the administrator',
  'default.network': 'The server cannot be reached. Check your connection and try again.',
  title: 'Error',
  'error.code': 'Error code: {{code}}',
  'copy.code': 'Copy the error code',
  offline: 'No internet connection',
  'offline.text': 'What you typed stays on the screen. We go on when the connection is back.',
  online: 'The connection is back',
  'title.user': 'Your data could not be read',
  'title.data': 'The data could not be read',
  'title.update': 'The data could not be updated',
} as const satisfies Record<keyof typeof ru, Text>;
