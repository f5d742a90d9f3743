import type { common as ru } from '../ru/common.ts';
import type { Text } from '../text.ts';

export const common = {
  brand: 'Punkt',
  'brand.home': 'Punkt — to the main page',
  'skip.to.content': 'Skip to content',
  loading: 'Loading…',
  late: 'This takes longer than usual. Check the connection and try again.',
  retry: 'Try again',
  close: 'Close',
  copied: 'Copied',
  login: 'Sign in',
  'language.label': 'Interface language',
  'language.ru': 'Русский',
  'language.ka': 'ქართული',
  'policy.main': 'Privacy policy',
  'policy.georgian': 'Data processing policy (Georgia)',
  offer: 'Offer',
  'sandbox.ribbon': 'Sandbox: no texts are sent',
  'sandbox.link': 'Codes and clock',
  'error.title': 'Something went wrong',
  'error.text': 'The page could not open. Nothing saved on the server was harmed — please reload the page.',
  'error.reload': 'Reload the page',
  'failed.load': 'The data could not be loaded',
  'content.failed': 'The data could not be loaded from the server.',
  cancel: 'Cancel',
} as const satisfies Record<keyof typeof ru, Text>;
