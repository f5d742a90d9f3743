import type { owners as ru } from '../ru/owners.ts';
import type { Text } from '../text.ts';

export const owners = {
  'registration.page.title': 'Registration — Punkt',
  'registration.page.description': 'Registration of a pickup point owner.',
  'registration.title': 'One thing left: owner registration',
  'registration.text':
    'You are signed in as {{phone}}. To apply you need to fill in a form of four steps. It is not open yet in this build — here is what it will ask, so you can prepare.',
  'registration.notyet': 'The form is not open yet',
  'registration.step.1.title': 'Form of business and requisites',
  'registration.step.1.text': 'Sole proprietor or company, tax number, bank and account, tax system.',
  'registration.step.2.title': 'Identity document',
  'registration.step.2.text': 'Citizenship and the data of your passport or card.',
  'registration.step.3.title': 'Photos of the document',
  'registration.step.3.text': 'The document itself, and you holding it.',
  'registration.step.4.title': 'Contacts and the offer',
  'registration.step.4.text': 'E-mail, contact phone, Telegram — and signing the offer.',
  'registration.steps': 'Four steps',
  'registration.employee':
    'You work at a point: your points and tickets are open to you without registration.',
  'registration.employee.link': 'To my points',
  'registration.employee.link.tickets': 'To tickets',
  'registration.logout': 'Sign out and use another number',
  'profile.title': 'Profile',
  'profile.last': 'Last name',
  'profile.first': 'First name',
  'profile.middle': 'Middle name',
  'profile.email': 'Company e-mail',
  'profile.snils': 'SNILS',
  'profile.phone': 'Sign-in phone',
  'profile.contact': 'Contact phone',
  'profile.telegram': 'Telegram name',
  'profile.country': 'Country',
  'profile.empty': 'not given',
  'profile.note':
    'Editing requisites, document and contacts will be here too — that part is still being built.',
} as const satisfies Record<keyof typeof ru, Text>;
