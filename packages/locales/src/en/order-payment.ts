import type { orderPayment as ru } from '../ru/order-payment.ts';
import type { Text } from '../text.ts';

export const orderPayment = {
  title: 'Payment of the guarantee fee',
  'back.order': 'To application No. {{id}}',
  amount: 'To pay',
  'status.none': 'Not paid',
  'status.pending': 'Payment processing',
  'status.error': 'Payment error',
  'status.paid': 'Paid',
  'text.none': 'You go to the page of the bank and pay by QR code or in its app. Then you come back here.',
  'text.pending': 'Waiting for the bank. This page checks the payment by itself; you may close it.',
  'text.pending.long':
    'The bank takes longer than usual. The money is not lost: as soon as it answers, the application goes to review by itself, even if you close the page.',
  'text.error':
    'The bank did not take the payment. You were not charged, or the money comes back by itself. The application is safe, you may pay again.',
  'text.paid': 'The fee is received, the application is sent for review.',
  'timer.label': 'Time left to pay',
  'timer.until': 'Pay by {{date}}',
  'timer.otherwise': 'If you are late, the application is deleted and the place on the map is free again.',
  'over.title': 'The time to pay is over',
  'over.text':
    'The application is being deleted, the place on the map becomes free. If you paid in time and the bank has not answered yet, the payment counts. Money that comes later is returned in full.',
  'over.ended':
    'Application No. {{id}} has been deleted and its place on the map is free: you can make a new one. If money arrives after the deadline, we return all of it.',
  'over.new': 'Make a new application',
  pay: 'Pay the guarantee fee',
  'pay.again': 'Pay again',
  'pay.continue': 'Go on paying',
  check: 'Check now',
  'terms.title': 'What becomes of the money',
  done: 'The fee is paid',
  'done.text': 'Application No. {{id}} is sent for review.',
  'failed.start': 'Payment error',
  'failed.check': 'Could not find out whether the payment went through',
  'failed.offline':
    'The bank did not answer, the payment did not start, you were not charged. Check the connection and try again.',
  'offline.title': 'No connection',
  'offline.text':
    'Nothing is lost: if you have paid already, the money arrived without this page. Once the connection is back, we check by ourselves.',
  'notdue.title': 'Nothing to pay now',
  'notdue.text': 'Application No. {{id}} does not wait for payment. Its page tells how it stands.',
  'notdue.link': 'Open the application',
  'choice.title': 'Applications that wait for payment',
  'choice.none.title': 'Nothing to pay',
  'choice.none.text': 'None of your applications waits for the guarantee fee now.',
  'over.late':
    'Application No. {{id}} is deleted and the place is free: you can create a new one. The money came too late, so it goes back:',
  'over.returned':
    'Application No. {{id}} is deleted and the place is free: you can create a new one. The money came too late, and we have returned all of it:',
  'over.otherLate':
    'Application No. {{id}} is deleted and the place is free: you can create a new one. Another amount came than was due, so it goes back:',
  'over.otherReturned':
    'Application No. {{id}} is deleted and the place is free: you can create a new one. Another amount came than was due, and we have returned all of it:',
  'over.other':
    'Application No. {{id}} is deleted, its place on the map is free: you can make a new one. Another amount came than was due: we will return it and let you know.',
  'status.other': 'Another amount came',
  'text.other':
    'We have the money, but the amount is not the one we asked for. We will decide whether to count or return it, and let you know. There is no need to pay again for now: the time to pay stands still.',
} as const satisfies Record<keyof typeof ru, Text>;
