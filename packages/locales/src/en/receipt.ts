import type { receipt as ru } from '../ru/receipt.ts';
import type { Text } from '../text.ts';

export const receipt = {
  purpose: 'Guarantee fee for application No. {{order}}',
  brand: 'Punkt',
  title: 'Payment receipt No. {{number}}',
  lead: 'The guarantee fee for opening a pickup point has been received.',
  order: 'Application',
  'order.value': 'No. {{order}}',
  payer: 'Payer',
  amount: 'Amount',
  paid: 'Paid',
  time: '{{time}} (Moscow time)',
  method: 'Paid by',
  'method.yookassa': 'Faster Payments System through YooKassa',
  'method.sandbox': 'Practice bank of the sandbox',
  payment: 'Payment number',
  state: 'State of the fee',
  'state.held': 'Held while the application goes on',
  'state.credited': 'Credited to the balance of the point on {{time}}',
  'state.refunded': 'Refund ordered on {{time}}',
  'state.kept': 'Kept on {{time}}',
  sandbox: 'Sample: the payment was made in a demonstration environment, no money was taken.',
  fiscal: 'This confirms a payment; it is not a fiscal receipt.',
  printed: 'Printed {{time}} (Moscow time)',
} as const satisfies Record<keyof typeof ru, Text>;
