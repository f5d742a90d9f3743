import type { shell as ru } from '../ru/shell.ts';
import type { Text } from '../text.ts';

export const shell = {
  'page.title': '{{section}} — Punkt',
  'page.description': 'Account of a pickup point owner.',
  loading: 'Opening your account',
  'failed.title': 'Your account did not open',
  'failed.text': 'The server did not answer. You are still signed in: please try again.',
  'menu.label': 'Sections of the account',
  'menu.open': 'Open the menu',
  'menu.close': 'Close the menu',
  'menu.orders': 'Applications',
  'menu.points': 'Pick-up points',
  'menu.tickets': 'Tickets',
  'menu.install': 'Install the app',
  'menu.console': 'Console',
  'user.label': 'User menu',
  'user.noname': 'No name yet',
  'user.profile': 'Profile',
  'user.logout': 'Sign out',
  'install.title': 'How to install Punkt',
  'install.ios.1': 'Tap Share in the bottom bar of Safari.',
  'install.ios.2': 'Choose “Add to Home Screen”.',
  'install.ios.3': 'Tap Add — the icon appears next to your other apps.',
  'install.other': 'Open the browser menu and choose “Install app” or “Add to home screen”.',
} as const satisfies Record<keyof typeof ru, Text>;
