import type { activation as ru } from '../ru/activation.ts';
import type { Text } from '../text.ts';

/** The application for activation, as its owner fills it in. */
export const activation = {
  text: 'Show the finished point. All is saved by itself: begin on a phone and finish on a computer.',
  'text.rework': 'Put the remarks right: they stand at their places. All is saved by itself.',
  'documents.text': 'The lease and the floor plan are needed.',
  'lease.hint': 'All pages, signed by both sides.',
  'signboard.title': 'Signboard',
  'signboard.text':
    'Choose what hangs on the facade: the operator compares it with the photo of the entrance.',
  'gln.title': 'GLN numbers',
  'gln.text': 'Goods are traced by them in Belarus.',
  'message.title': 'Message to the operator',
  'message.text': 'If something needs a word. It will appear in the messages.',
  'fine.title': 'Fine for a false activation',
  'fine.text':
    'If the point is sent for activation before it is ready, or the photos were taken elsewhere, the fine is {{amount}}.',
  'fine.check': 'The point is ready to work, and I know about the fine of {{amount}}',
  later: 'Cameras later: on to the rest',
  send: 'Send for activation',
  'send.again': 'Send for activation again',
  sent: 'The point is sent for activation',
  'failed.update': 'The application is not saved',
  'failed.update.text': 'What you wrote is kept on this device. Check the connection and send again.',
  'failed.ready': 'The application is saved, but not sent for activation',
  'failed.ready.text': 'Nothing is lost. Put right what is named and send again.',
} as const satisfies Record<keyof typeof ru, Text>;
