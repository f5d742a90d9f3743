import type { Text } from '../text.ts';

/** For whom somebody works, and who looked at their data. */
export const employment = {
  title: 'My work',
  lead: 'For whom and where you work, and what is open to you there.',
  'none.title': 'You work for nobody now',
  'none.text':
    'When a point’s owner adds you and you give them the code from the message, the point appears here.',
  lock: 'you open the lock',
  'lock.no': 'no access to the lock',
  leave: 'Leave this owner',
  'leave.title': 'Stop working here?',
  'leave.text': '{{company}}: all its points close to you at once. Coming back needs a new code.',
  'leave.yes': 'Leave',
  left: 'You no longer work for this owner',
  'own.title': 'Do you want to open a point of your own?',
  'own.text': 'Register as an owner. Your work and your roles stay as they are.',
  'own.go': 'Become an owner',
  'reveals.title': 'Who looked at your name and phone',
  'reveals.text':
    'Owners, managers and support see you masked. Each time the mask is lifted, a line appears here.',
  'reveals.staff': 'Punkt support',
  'reveals.none': 'Nobody so far.',
  'failed.read': 'Your employers could not be read',
  'failed.leave': 'Leaving failed',
} as const satisfies Record<string, Text>;
