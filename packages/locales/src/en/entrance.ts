import type { entrance as ru } from '../ru/entrance.ts';
import type { Text } from '../text.ts';

export const entrance = {
  'page.title': 'Sign in — Punkt',
  'page.description':
    'Sign in to the account of a pickup point owner by phone number and a code from a text message.',
  noscript:
    'Logging in by SMS code needs JavaScript. Please switch it on in your browser’s settings and reload the page.',
  'aside.title': 'The door your pickup point starts behind',
  'aside.text': 'Application, launch, employees and support — in one account.',
  entering: 'Opening your account…',
  'switch.page.title': 'Another account — Punkt',
  'switch.title': 'Open another account?',
  'switch.expired': 'The link no longer works',
  'switch.expired.text':
    'It works for one minute and once. You are still in your own account; if you need the other one, open a new link.',
  'switch.now': 'You are signed in as',
  'switch.wanted': 'The link opens the account of',
  'switch.nameless': 'No name given yet',
  'switch.warning':
    'If you did not ask for this link, stay in your own account: documents uploaded to somebody else’s are seen by its owner.',
  'switch.stay': 'Stay in my account',
  'switch.go': 'Go to the other account',
} as const satisfies Record<keyof typeof ru, Text>;
