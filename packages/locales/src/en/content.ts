import type { content as ru } from '../ru/content.ts';
import type { Text } from '../text.ts';

export const content = {
  'page.title': 'Punkt — open an order pickup point',
  'page.description':
    'The account of people who open and run order pickup points of a marketplace: application, launch, employees, support.',
  'hero.title': 'An empty room. Your door. A pickup point.',
  'hero.text':
    'Punkt leads you from the first application to open doors, and stays with you: hours, employees, lock, cameras, support — from your phone, with no paper.',
  'hero.title.georgian': 'Open a pickup point on your own street',
  'hero.text.georgian':
    'Punkt in Georgia: application, review, launch and support — in Georgian and Russian, from your phone.',
  'hero.action': 'Sign in or open a point',
  'hero.note': 'Sign in by phone number. There is no password.',
  'steps.title': 'How it works',
  'step.1.title': 'Sign in by phone',
  'step.1.text': 'A code from a text message, and your account is there. Nine countries.',
  'step.2.title': 'Tell us who you are',
  'step.2.text': 'Requisites, identity document, contacts and the offer — once.',
  'step.3.title': 'Apply',
  'step.3.text': 'The address on the map, the conditions, photos of the room.',
  'step.4.title': 'Open the doors',
  'step.4.text': 'Cameras, lock, signboard — and the point takes orders.',
  soon: 'Terms, the map of zones and answers to questions will come to this page later. You can sign in already.',
} as const satisfies Record<keyof typeof ru, Text>;
