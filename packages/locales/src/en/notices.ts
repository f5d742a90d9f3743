import type { notices as ru } from '../ru/notices.ts';
import type { Text } from '../text.ts';

export const notices = {
  'orderSent.title': 'Application No. {{order}} is sent',
  'orderSent.text': 'We will check it and answer by the end of {{promised}}. Nothing to do for now.',
  'orderWaitingPayment.title': 'Application No. {{order}} is waiting for payment',
  'orderWaitingPayment.text': 'Pay the guarantee fee by {{until}}, or the application will be closed.',
  'orderPaid.title': 'Payment for application No. {{order}} received',
  'orderPaid.text':
    'The application is being checked, and we will answer by the end of {{promised}}. Nothing to do for now.',
  'paymentDeclined.title': 'Payment for application No. {{order}} failed',
  'paymentDeclined.text':
    'The bank declined the payment. Try again by {{until}}, or the application will be closed.',
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
  'orderAcceptedMove.title': 'The move of application No. {{order}} is approved',
  'orderAcceptedMove.text':
    'The new point has to be prepared and sent for activation by {{until}}, or the move will be cancelled.',
  'orderRemark.title': 'Application No. {{order}} has remarks',
  'orderRemark.text':
    'Correct them and send the application again by {{until}}. Otherwise it will be closed.',
  'paymentRemark.title': 'There is a remark on the payment for application No. {{order}}',
  'paymentRemark.text':
    'Correct what the remark says and send the application again by {{until}}. Otherwise it will be closed.',
  'orderDeclined.title': 'Application No. {{order}} is declined',
  'orderDeclined.text': 'The reason and the time to object are in the application.',
  'orderCanceled.title': 'Application No. {{order}} is cancelled',
  'orderCanceled.text':
    'We had no answer in time. The rule and how to object are in the application. You can send a new one.',
  'orderDeletedByTerm.title': 'Application No. {{order}} is deleted',
  'orderDeletedByTerm.text':
    'Its time ran out. The rule and how to object are in the application. You can send a new one.',
  'orderConfirmMove.title': 'Confirm the move of application No. {{order}}',
  'orderConfirmMove.text':
    'Answer by {{until}}, or the move will be cancelled. The old point works until the new one opens.',
  'orderActivationReminder.title': 'Time to activate application No. {{order}} is running out',
  'orderActivationReminder.text':
    'Send the point for activation by {{until}}, or the application will be closed and the fee kept.',
  'orderActivationReminderFree.title': 'Time to activate application No. {{order}} is running out',
  'orderActivationReminderFree.text':
    'Send the point for activation by {{until}}, or the application will be closed.',
  'orderActivationLapsed.title': 'Time to activate application No. {{order}} is over',
  'orderActivationLapsed.text':
    'The application is closed: the point was not activated in 30 days. What becomes of the fee and how to object is in the application.',
  'orderActivationLapsedFree.title': 'Time to activate application No. {{order}} is over',
  'orderActivationLapsedFree.text':
    'Closed: the point was not activated in 30 days. How to object is in the application. You can send a new one.',
  'orderRemarkReminder.title': 'Application No. {{order}} is waiting for corrections',
  'orderRemarkReminder.text': 'Correct the remarks and send the point for activation again by {{until}}.',
  'activationSent.title': 'Application No. {{order}}: sent for activation',
  'activationSent.text':
    'We will check the point and answer by the end of {{promised}}. There is nothing to do for now.',
  'activationRemark.title': 'Application No. {{order}}: remarks on the activation',
  'activationRemark.text':
    'Put them right and send the point for activation again by {{until}}. Your fee stays with you.',
  'activationRemarkFree.title': 'Application No. {{order}}: remarks on the activation',
  'activationRemarkFree.text': 'Put them right and send the point for activation again by {{until}}.',
  'lockReasonApproved.title': 'Application No. {{order}}: no lock needed',
  'lockReasonApproved.text':
    'The operator has accepted the reason: the point may open without an electronic lock.',
  'lockReasonRemark.title': 'Application No. {{order}}: a remark about the lock',
  'lockReasonRemark.text':
    'The operator asks you to say more clearly why there is no electronic lock. Please correct it and send it again.',
  'pointOpened.title': 'Point No. {{point}} is open',
  'pointOpened.text':
    'Application No. {{order}} is complete, the point is on the map. Next: check its address and working hours.',
  'pointOpenedCredited.title': 'Point No. {{point}} is open',
  'pointOpenedCredited.text':
    'The fee of {{amount}} is on its balance, see its page. Next: check the hours and add employees. Application No. {{order}}.',
  'pointMoved.title': 'The move is complete: point No. {{point}} is open',
  'pointMoved.text':
    'The old No. {{oldPoint}} closed the same minute, employees keep their roles here. Next: check the hours. Application No. {{order}}.',
  'pointBlocked.title': 'Point No. {{point}} is blocked',
  'pointBlocked.text': 'Until {{until}} it can only be looked at. The reason is on the page of the point.',
  'pointUnblocked.title': 'The block of point No. {{point}} is lifted',
  'pointUnblocked.text': 'It can be changed again.',
  'pointAreaApproved.title': 'The new area of point No. {{point}} is approved',
  'pointAreaApproved.text': 'It is in the data of the point already. There is nothing to do.',
  'pointAreaRejected.title': 'The change of area of point No. {{point}} is rejected',
  'pointAreaRejected.text': 'The reason is on the page of the point. Correct it and send it again.',
  'pointHoursApproved.title': 'The new hours of point No. {{point}} are approved',
  'pointHoursApproved.text': 'The page of the point says from which day they are in force.',
  'pointHoursRejected.title': 'The new hours of point No. {{point}} are rejected',
  'pointHoursRejected.text': 'The reason is on the page of the point. The hours stay as they were.',
  'pointSignboardApproved.title': 'The signboard of point No. {{point}} is checked',
  'pointSignboardApproved.text': 'All is well, there is nothing to do.',
  'pointSignboardRejected.title': 'The signboard of point No. {{point}} is not accepted',
  'pointSignboardRejected.text':
    'The reason is on the page of the point. Correct the signboard and send new photos.',
  'pointAppealRejected.title': 'The objection about point No. {{point}} is rejected',
  'pointAppealRejected.text':
    'The decision stands. The answer is on the page of the point, where you can also send a new request.',
  'feeRefunded.title': 'The fee for application No. {{order}} is returned',
  'feeRefunded.text':
    'We sent {{amount}} back to where the payment came from. When it arrives depends on the bank.',
  'feeKept.title': 'The fee for application No. {{order}} is not returned',
  'feeKept.text':
    'We kept {{amount}} under the terms of the offer. Why and by which rule is in the application.',
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
  'moneyDiffers.title': 'Another amount came: application No. {{order}}',
  'moneyDiffers.text':
    'The bank took another amount than we asked for. Decide in “Money” whether it counts or goes back: the time to pay stands still.',
  'paymentDiffers.title': 'Another amount came: application No. {{order}}',
  'paymentDiffers.text':
    'We have the money, but not the right amount. We decide whether it counts or goes back and tell you. Do not pay again yet.',
  'paymentAnew.title': 'Application No. {{order}} has to be paid again',
  'paymentAnew.text':
    'Another amount came, and we have returned {{amount}}. Pay the guarantee fee by {{until}}, or the application will be closed.',
  'codesRunOut.title': 'Codes by SMS are running out: {{place}}',
  'codesRunOut.text':
    '80 % of the day’s codes have been sent. Staff and known devices can still log in. Check whether this is an attack.',
  'ledgerDiffers.title': 'The money does not add up',
  'ledgerDiffers.text':
    'The daily check found a difference between the ledger and the payments. Open the “Money” section: the payments are named there.',
  undated: 'We will check it and tell you the decision. Nothing to do for now.',
  'until.time': '{{date}}, {{time}} {{zone}}',
  'mail.open': 'Open in your account',
  'mail.why':
    'You get this e-mail because you have an account at Punkt. You choose which e-mails to get here:',
  'mail.preferences': 'notification settings',
  'feeAtStake.title': 'The fee for application No. {{order}} may not be returned',
  'feeAtStake.text':
    'If you disagree, object in the application by {{until}}. Otherwise we keep {{amount}} under the terms of the offer.',
  'appealUpheld.title': 'Your objection about application No. {{order}} is upheld',
  'appealUpheld.text': 'The application goes on. Open it for the next step and the new deadline.',
  'appealRefunded.title': 'Your objection about application No. {{order}} is upheld',
  'appealRefunded.text': 'We return the fee in full. The application itself stays closed.',
  'appealRejected.title': 'Your objection about application No. {{order}} is rejected',
  'appealRejected.text': 'The decision stands. The answer in the application says why.',
  'employeeAdded.title': 'You were added as an employee',
  'employeeAdded.text':
    '{{company}}: you now work at point No. {{point}}. If you did not agree to it, leave in the section “My work”.',
  'employeeRolesChanged.title': 'Your roles have changed',
  'employeeRolesChanged.text':
    '{{company}} has changed your roles or your access to a lock. The list of points shows what is open to you.',
  'employeeRemoved.title': 'You were removed from the employees',
  'employeeRemoved.text':
    '{{company}}: you no longer work at the points of this company. They are closed to you.',
  'employeeRecovered.title': 'You were recovered',
  'employeeRecovered.text':
    '{{company}}: you work at the points of this company again, with your earlier roles.',
  'employeeLeft.title': 'An employee has left',
  'employeeLeft.text': '{{name}} no longer works for you. To take them back, add them again with a code.',
  'caseMessage.title': 'The partner wrote: case No. {{number}}',
  'caseMessage.text': 'Open the case and answer by the end of the next working day.',
  'caseReturned.title': 'Case No. {{number}} is back',
  'caseReturned.text': 'The partner corrected what you asked for. The case shows what changed.',
  'caseTaken.title': 'A colleague took your case',
  'caseTaken.text': 'A lead took it over. There is nothing for you to do.',
  'ticketAnswered.title': 'An answer to ticket No. {{ticket}}',
  'ticketAnswered.text': 'A manager has answered. Close the ticket if it is solved, or write back.',
  'ticketClosing.title': 'Ticket No. {{ticket}} closes soon',
  'ticketClosing.text':
    'We have answered and wait for you until {{until}}. Write if it is not solved, or the ticket closes by itself.',
  'ticketClosed.title': 'Ticket No. {{ticket}} is closed',
  'ticketClosed.text': 'If it is not solved, you can open it again within 3 days.',
  'ticketLate.title': 'We are late with ticket No. {{ticket}}',
  'ticketLate.text': 'Sorry: the promised time has passed. The ticket went to a lead.',
  'caseLate.title': 'Ticket No. {{number}} is overdue',
  'caseLate.text': 'The partner got no answer in time, and knows it.',
  'caseMentioned.title': 'You are named in ticket No. {{number}}',
  'caseMentioned.text': 'A colleague left you a note.',
  'caseAssigned.title': 'No. {{number}} was handed to you',
  'caseAssigned.text': 'A colleague handed you a case: it is yours while you work on it.',
  'publicationConflict.title': 'The site was not published: changes met',
  'publicationConflict.text':
    'It was due at {{at}}. A colleague changed the same places first. Open the editor and merge.',
  'publicationRefused.title': 'The site was not published: there are errors',
  'publicationRefused.text':
    'It was due at {{at}}. Together with newer changes it breaks a rule. Open the editor and mend it.',
} as const satisfies Record<keyof typeof ru, Text>;
