import type { chat as ru } from '../ru/chat.ts';
import type { Text } from '../text.ts';

/** The window of the assistant. */
export const chat = {
  title: 'Punkt assistant',
  close: 'Close the chat',
  automatic: 'An automatic assistant: it answers from the published rules of the programme.',
  log: 'Conversation with the assistant',
  greeting:
    'Hello! I can help you find out how to open a pickup point: the room, the fee, the deadlines, the signboard, the lock. The published answers are in Russian, so please ask in Russian.',
  choices: 'Possible questions',
  starters: 'Frequent questions',
  'starter.room': 'What kind of room is suitable?',
  'starter.cost': 'How much does it cost to open a point?',
  'starter.fee': 'Do I get the guarantee fee back?',
  me: 'You',
  assistant: 'Assistant',
  typing: 'The assistant is typing…',
  source: 'Source:',
  'new.tab': '(opens in a new tab)',
  ask: 'Ask a manager',
  'message.label': 'Your question',
  'message.placeholder': 'Type a question…',
  'number.label': 'Floor area of the room, m²',
  'number.placeholder': 'Area, m²',
  'number.leave': 'Ask about something else',
  count: '{{count}} of {{max}}',
  long: 'The question is longer than {{max}} characters: shorten it to send it.',
  send: 'Send',
  keys: 'Enter sends, Shift+Enter starts a new line',
  failed: 'Not sent',
  'failed.text': 'The assistant did not answer. Your text is kept.',
  retry: 'Send again',
} as const satisfies Record<keyof typeof ru, Text>;
