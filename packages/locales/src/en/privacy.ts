import type { privacy as ru } from '../ru/privacy.ts';
import type { Text } from '../text.ts';

export const privacy = {
  'page.title': 'Privacy policy — Punkt',
  'page.description': 'Which data Punkt keeps, why and for how long.',
  title: 'Privacy policy',
  'title.georgian': 'Data processing policy for Georgia',
  lead: 'The legal text is being written. Below is what the service does with data today, in plain words.',
  'lead.georgian':
    'The legal text for Georgia is being written. Below is what the service does with data today, in plain words.',
  'phone.title': 'Phone number',
  'phone.text':
    'Needed to sign in: the one-time code goes there. The code is stored as a hash only and lives 5 minutes.',
  'sessions.title': 'Sessions',
  'sessions.text':
    'For every sign-in we keep the device, the time and the network address. You see the list in your profile and can end any session.',
  'browser.title': 'In your browser',
  'browser.text':
    'Sign-in keys and your details stay in browser storage until you sign out. The language stays until the tab closes. There are no advertising or tracking files.',
  'rights.title': 'Your rights',
  'rights.text':
    'See what is kept about you, take a copy or ask for erasure in your account, under “My data”.',
} as const satisfies Record<keyof typeof ru, Text>;
