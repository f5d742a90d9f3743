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
  question_answered: 'This question has been answered already.',
  offer_outdated: 'A new version of the offer has come out. Please read it and sign again.',
  payment_not_due:
    'This application does not need to be paid for now: the time is over, or it was changed or deleted.',
  order_state: 'The application is in another state now, so this can’t be done. Please refresh the page.',
  zone_taken: 'Another applicant has taken this zone, or it is closed. Please choose another place.',
  zone_reserved:
    'Application No. {{order}} holds this zone. Its kind can be changed once the application lets it go.',
  move_under_way:
    'A move of this point is under way already. Wait for the decision, or delete the earlier application.',
  too_many_drafts:
    'You already have {{count}} draft applications. Send or delete some of them to create a new one.',
  duties_remain:
    'The account can’t be erased while the person has a staff role, a pickup point or an application under way. Take those away first.',
  payload_too_large: 'Too much data.',
  unsupported_media_type: 'This data format is not supported.',
  too_many_requests: 'Too many requests. Try again in {{seconds}} s.',
  too_many_codes: 'Too many code requests. Try again in {{minutes}} min.',
  resend_too_early: 'A new code can be requested in {{seconds}} s.',
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
  file_heic: 'HEIC photos are not accepted. Please save it as JPEG and upload it again.',
  range_not_satisfiable: 'The file has no such part.',
  too_many_uploads: 'Too many unfinished uploads. Finish those under way, or try again tomorrow.',
  insufficient_storage: 'The server has run out of room for files. We know about it; please try again later.',
} as const satisfies Record<keyof typeof ru, Text>;
