import type { notices as ru } from '../ru/notices.ts';
import type { Text } from '../text.ts';

export const notices = {
  'orderSent.title': 'Application No. {{order}} is sent',
  'orderSent.text': 'We will check it and tell you the decision. Nothing to do for now.',
  'orderWaitingPayment.title': 'Application No. {{order}} is waiting for payment',
  'orderWaitingPayment.text': 'Pay the guarantee fee by {{until}}, or the application will be closed.',
  'orderPaid.title': 'Payment for application No. {{order}} received',
  'orderPaid.text':
    'The application is being checked, and we will tell you the decision. Nothing to do for now.',
  'paymentFailed.title': 'Payment for application No. {{order}} failed',
  'paymentFailed.text': 'The bank declined the payment. Open the application and try again.',
  'orderExpired.title': 'Time to pay for application No. {{order}} is over',
  'orderExpired.text':
    'The application is closed. Money charged later will be returned. You can send a new application.',
  'orderAccepted.title': 'Application No. {{order}} is approved',
  'orderAccepted.text':
    'Confirm the opening and send the point for activation by {{until}}, or the application will be closed and the fee kept.',
  'orderAcceptedFree.title': 'Application No. {{order}} is approved',
  'orderAcceptedFree.text':
    'Confirm the opening, prepare the point and send it for activation by {{until}}, or the application will be closed.',
  'orderRemark.title': 'Application No. {{order}} has remarks',
  'orderRemark.text': 'Correct them and send the application again by {{until}}.',
  'paymentRemark.title': 'There is a remark on the payment for application No. {{order}}',
  'paymentRemark.text': 'Open the application, correct what the remark says and send it again by {{until}}.',
  'orderDeclined.title': 'Application No. {{order}} is declined',
  'orderDeclined.text': 'The reason is given in the application. If you paid the fee, we will return it.',
  'orderCanceled.title': 'Application No. {{order}} is cancelled',
  'orderCanceled.text':
    'We had no answer in time. If you paid the fee, we will return it. You can send a new application.',
  'orderDeletedByTerm.title': 'Application No. {{order}} is deleted',
  'orderDeletedByTerm.text':
    'Its time ran out. If you paid the fee, we will return it. You can send a new application.',
  'orderConfirmMove.title': 'Confirm the move of application No. {{order}}',
  'orderConfirmMove.text':
    'Answer by {{until}}, or the move will be cancelled and the point will stay where it is.',
  'orderActivationReminder.title': 'Time to activate application No. {{order}} is running out',
  'orderActivationReminder.text':
    'Send the point for activation by {{until}}, or the application will be closed and the fee kept.',
  'orderActivationReminderFree.title': 'Time to activate application No. {{order}} is running out',
  'orderActivationReminderFree.text':
    'Send the point for activation by {{until}}, or the application will be closed.',
  'orderActivationLapsed.title': 'Time to activate application No. {{order}} is over',
  'orderActivationLapsed.text':
    'The application is closed and the fee is not returned. You can send a new application.',
  'orderActivationLapsedFree.title': 'Time to activate application No. {{order}} is over',
  'orderActivationLapsedFree.text': 'The application is closed. You can send a new application.',
  'orderRemarkReminder.title': 'Application No. {{order}} is waiting for corrections',
  'orderRemarkReminder.text': 'Correct the remarks and send the application again by {{until}}.',
  'feeRefunded.title': 'The fee for application No. {{order}} is returned',
  'feeRefunded.text':
    'We sent {{amount}} back to where the payment came from. When it arrives depends on the bank.',
  'feeKept.title': 'The fee for application No. {{order}} is not returned',
  'feeKept.text':
    'We kept {{amount}} under the terms of the offer. If you disagree, write to us in a ticket.',
  'feeCredited.title': 'The fee for application No. {{order}} is credited',
  'feeCredited.text': '{{amount}} is now on the balance of your point. Nothing to do.',
  'orderMessage.title': 'New message about application No. {{order}}',
  'orderMessage.text': 'An operator has written to you. Open the application to read it.',
  'taxApproved.title': 'Tax system confirmed',
  'taxApproved.text': 'It is already in force. Nothing to do.',
  'taxRemark.title': 'There are remarks on your tax system',
  'taxRemark.text': 'Open your company details, correct what the remarks say and send the documents again.',
  'taxCanceled.title': 'Change of tax system cancelled',
  'taxCanceled.text': 'The previous system stays in force. The reason is given in your profile.',
  'passportApproved.title': 'Document confirmed',
  'passportApproved.text': 'We have checked your identity document. Nothing to do.',
  'passportRemark.title': 'There are remarks on your document',
  'passportRemark.text': 'Open your passport data, correct what the remarks say and send the document again.',
  'passportCanceled.title': 'Document not accepted',
  'passportCanceled.text': 'The reason is given in your profile. Send another document.',
  'offerPublished.title': 'A new version of the offer is out',
  'offerPublished.text': 'Read and sign it in your account so that the terms stay in force.',
  'until.time': '{{date}}, {{time}} {{zone}}',
  'mail.open': 'Open in your account',
  'mail.why':
    'You get this e-mail because you have an account at Punkt. You choose which e-mails to get here:',
  'mail.preferences': 'notification settings',
} as const satisfies Record<keyof typeof ru, Text>;
