import { z } from 'zod';

/** Every way a call can fail, and the status it travels with. The word is stable; the sentence is translated. */
export const ERROR_STATUS = {
  bad_request: 400,
  validation_failed: 400,
  code_wrong: 400,
  code_expired: 400,
  code_exhausted: 400,
  hash_invalid: 400,
  file_broken: 400,
  tariff_unavailable: 400,
  video_too_long: 400,
  unauthorized: 401,
  refresh_invalid: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  already_owner: 409,
  passport_approved: 409,
  review_taken: 409,
  review_unclaimed: 409,
  review_decided: 409,
  question_answered: 409,
  offer_outdated: 409,
  payment_not_due: 409,
  order_state: 409,
  zone_taken: 409,
  zone_reserved: 409,
  move_under_way: 409,
  too_many_drafts: 409,
  duties_remain: 409,
  payload_too_large: 413,
  file_too_large: 413,
  file_pixels: 413,
  unsupported_media_type: 415,
  file_format: 415,
  file_heic: 415,
  range_not_satisfiable: 416,
  too_many_requests: 429,
  too_many_codes: 429,
  resend_too_early: 429,
  too_many_uploads: 429,
  too_many_exports: 429,
  internal: 500,
  bad_gateway: 502,
  sms_failed: 502,
  payment_failed: 502,
  unavailable: 503,
  geocoder_unavailable: 503,
  insufficient_storage: 507,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const errorBody = z.object({
  message: z.string().describe('For a person, in the language of the caller'),
  code: z
    .enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]])
    .describe('A stable word for programs'),
  request_id: z.string().describe('Shown on screens as «Код ошибки»'),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;
