import type { offers as ru } from '../ru/offers.ts';
import type { Text } from '../text.ts';

export const offers = {
  'page.title': 'Offer — Punkt',
  'page.description': 'The terms on which a pickup point is opened.',
  title: 'Offer',
  'title.georgian': 'Offer for Georgia',
  lead: 'The documents of every country are open: read them beforehand. They are signed when you register, and until then you owe nothing.',
  'sign.title': 'When it is signed',
  'sign.text':
    'At the last step of registration, after requisites, document and contacts. The papers are shown one by one, and you may decline any of them.',
  'change.title': 'If the terms change',
  'change.text':
    'Your account shows the new version and asks you to sign it. The former version stays available.',
  'entry.title': 'Signing in',
  'entry.text': 'Signing in to the account accepts nothing and costs nothing.',
  'documents.title': 'Documents by country',
  'documents.text': 'The last version opens in a new tab.',
  next: 'Go to registration',
  'kind.offer': 'Offer',
  'kind.application': 'Application',
  'kind.tariffs': 'Tariffs',
} as const satisfies Record<keyof typeof ru, Text>;
