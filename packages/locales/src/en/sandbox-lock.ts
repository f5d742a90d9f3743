import type { sandboxLock as ru } from '../ru/sandbox-lock.ts';
import type { Text } from '../text.ts';

export const sandboxLock = {
  brand: 'Lock of the sandbox',
  title: 'Lock {{lock}}',
  ready: 'Access confirmed',
  'ready.text': 'The lock has checked the signature without the internet. Press the button and listen.',
  open: 'Open the lock',
  opening: 'Opening…',
  opened: 'The lock is open',
  'opened.text':
    'Did it click? Go back to Punkt, join your usual network and answer: the answer is kept without a connection too.',
  again: 'Open once more',
  refused: 'The lock did not open',
  wrong: 'The link is damaged or not signed by us. Go back to Punkt and get the connection details anew.',
  otherLock: 'This link is for another lock. Check the code on the controller and the network of the phone.',
  expired: 'The link has run out. Get the connection details anew: they are valid for 6 hours.',
  revoked: 'The access was taken back. Please ask the owner of the point.',
  failed: 'The lock did not answer. Check that the phone is on its network, and press again.',
  back: 'Back to Punkt',
  note: 'This is a practice lock: it clicks, but there is no door behind it.',
  languages: 'Language',
} as const satisfies Record<keyof typeof ru, Text>;
