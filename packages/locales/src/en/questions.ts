import type { questions as ru } from '../ru/questions.ts';
import type { Text } from '../text.ts';

/** The form to ask a manager. */
export const questions = {
  title: 'Ask a manager',
  lead: 'A manager will reply by e-mail or call you. All fields are required.',
  phone: 'Phone',
  country: 'Country code',
  email: 'E-mail',
  telegram: 'Telegram',
  'telegram.hint': 'For example, @ivanova',
  message: 'Question',
  count: '{{count}} of {{max}}',
  consent: 'I agree to the processing of my personal data as described in the',
  'consent.link': 'privacy policy',
  'consent.tab': '(opens in a new tab)',
  website: 'Leave this field empty',
  send: 'Send the question',
  sending: 'Sending…',
  missing: 'Still needed before you can send: {{fields}}.',
  'missing.phoneNumber': 'phone',
  'missing.email': 'e-mail',
  'missing.telegram': 'Telegram',
  'missing.message': 'question',
  'missing.consent': 'consent',
  'success.title': 'We have received your request',
  'success.text': 'A manager will reply to {{email}} or call you on {{phone}}.',
  'success.due': 'We will answer by {{date}}.',
  'success.close': 'All right',
  'failure.title': 'Could not send',
  'failure.text': 'Try to refresh the page or fill in the form again later',
  'failure.often': {
    one: 'Many questions have come from you within the hour. You can send the next one in {{count}} minute.',
    other:
      'Many questions have come from you within the hour. You can send the next one in {{count}} minutes.',
  },
  'failure.kept': 'Everything you have typed is still in the form.',
} as const satisfies Record<keyof typeof ru, Text>;
