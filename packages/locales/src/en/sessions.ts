import type { sessions as ru } from '../ru/sessions.ts';
import type { Text } from '../text.ts';

export const sessions = {
  title: 'Where you are signed in',
  text: 'If you do not know a device, end its session: the next thing done there will need a new code.',
  current: 'This device',
  seen: 'Last seen: {{date}}',
  started: 'Signed in: {{date}}',
  address: 'Address: {{address}}',
  end: 'End',
  'end.label': 'End the session: {{device}}',
  ended: 'The session has ended',
  failed: 'The session could not be ended',
  'device.web': 'Browser',
} as const satisfies Record<keyof typeof ru, Text>;
