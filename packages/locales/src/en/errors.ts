import type { errors as ru } from '../ru/errors.ts';
import type { Text } from '../text.ts';

export const errors = {
  bad_request: 'The request is not valid.',
  validation_failed: 'Please check the fields.',
  code_wrong: {
    one: 'Wrong code. {{count}} attempt left.',
    other: 'Wrong code. {{count}} attempts left.',
  },
  code_expired: 'The code has expired. Please request a new one.',
  code_exhausted: 'No attempts left. Please request a new code.',
  hash_invalid: 'This sign-in link has expired or was already used. Please sign in by phone.',
  unauthorized: 'Please sign in to continue.',
  refresh_invalid: 'The session has ended. Please sign in again.',
  forbidden: 'You do not have the right to do this.',
  not_found: 'Not found.',
  method_not_allowed: 'There is no such call.',
  request_timeout: 'The request did not arrive in time. Please try again.',
  conflict: 'The data has changed meanwhile. Refresh the page and try again.',
  already_owner: 'You are registered as an owner already. Please log in again.',
  passport_approved: 'The document is approved already. To change it, write to support.',
  review_taken: 'Somebody else has taken this case.',
  review_unclaimed: 'Take the case first.',
  review_decided: 'This case has been decided already.',
  ticket_state: 'The ticket is in another state by now. Reload the page.',
  ticket_answered:
    '{{name}} is answering the partner already. Read the answer and decide whether to add anything.',
  offer_outdated: 'A new version of the offer has come out. Please read it and sign again.',
  payment_not_due:
    'This application does not need to be paid for now: the time is over, or it was changed or deleted.',
  payment_undecided:
    'Another amount came: we are deciding whether to count or return it. There is no need to pay again for now.',
  lock_unknown: 'Connection details of this lock could not be found. Please try another name.',
  order_state: 'The application is in another state now, so this can’t be done. Please refresh the page.',
  lock_order_moved:
    'The answer about the lock was not taken: the application has changed meanwhile. Open it to see the next step.',
  lock_taken: 'This lock is already set at another point. Please check the code on the controller.',
  lock_waits:
    'The operator is looking at what you sent about the lock. It can be changed after their answer.',
  zone_taken: 'Another applicant has taken this zone, or it is closed. Please choose another place.',
  zone_reserved:
    'Application No. {{order}} holds this zone. Its kind can be changed once the application lets it go.',
  move_under_way:
    'A move of this point is under way already. Wait for the decision, or delete the earlier application.',
  point_closed: 'The point is closed: it can only be looked at.',
  point_blocked: 'The point is blocked: it can only be looked at.',
  point_waiting: 'A request is already under review. Wait for the decision, then you can send another one.',
  appeal_closed:
    'This can’t be objected to: the time is over, there was an objection already, or the decision has changed.',
  too_many_drafts:
    'You already have {{count}} draft applications. Send or delete some of them to create a new one.',
  too_many_unpaid:
    'You can hold at most {{count}} unpaid zones at a time. They are held by applications {{orders}} now. Pay for or delete one of them and send this one again: it is saved.',
  duties_remain:
    'The account can’t be erased while the person has a staff role, a pickup point or an application under way. Take those away first.',
  employee_exists: 'This person already works at this point.',
  employee_deleted: 'This person worked for you before and was removed. They can be recovered.',
  employee_state: 'This is not possible now: the employee or the point has changed. Please reload the page.',
  preview_expired: 'This link to a preview no longer works. Ask whoever sent it for a new one.',
  payload_too_large: 'Too much data.',
  unsupported_media_type: 'This data format is not supported.',
  too_many_requests: 'Too many requests. Try again in {{seconds}} s.',
  too_many_messages: 'Too many messages in a row. Send this one in {{minutes}} min.',
  too_many_codes: 'Too many code requests. Try again in {{minutes}} min.',
  resend_too_early: 'You can ask for the code again in {{seconds}} s.',
  too_many_exports: 'Your data can be downloaded a few times an hour. Try again in {{minutes}} min.',
  internal: 'Server error. Please contact the administrator',
  bad_gateway: 'The service is not answering for now. Please try again.',
  sms_failed: 'The code could not be sent. Please try again in a minute.',
  payment_failed: 'The payment could not be started. No money was taken; please try again in a minute.',
  unavailable: 'The service is busy or being updated. Please retry in a few seconds.',
  tariff_unavailable: 'The tariff cannot be calculated for this address and point type.',
  geocoder_unavailable:
    'Address search is not answering right now. Type the address and the coordinates yourself, or try later.',
  file_broken: 'The file could not be read: it is damaged or incomplete. Please choose another one.',
  video_too_long: {
    one: 'The video must be no longer than {{count}} second.',
    other: 'The video must be no longer than {{count}} seconds.',
  },
  file_too_large: 'The file must not be larger than {{size}} MB.',
  file_pixels: 'The picture is too large: {{megapixels}} megapixels at most.',
  file_format: 'This file format is not accepted. Use one of: {{formats}}.',
  file_locked: 'The document is locked by a password. Remove the password or take photos of the pages.',
  file_pages: 'The document has too many pages: {{pages}} at most. Please keep the ones that are needed.',
  range_not_satisfiable: 'The file has no such part.',
  too_many_uploads: 'Too many unfinished uploads. Finish those under way, or try again tomorrow.',
  storage_unavailable:
    'File storage is not available right now. Everything else works and no file is lost: please retry in a few minutes.',
  insufficient_storage: 'The server has run out of room for files. We know about it; please try again later.',
  refund_not_failed: 'This refund needs no retry: the bank is working on it or has done it.',
  export_too_large: 'There are more than {{count}} rows: choose a shorter period.',
} as const satisfies Record<keyof typeof ru, Text>;
