import { ApiError, NetworkError } from '../../api-error.ts';

/** Somebody was quicker: whatever is on the screen is old. */
export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409;

/** Nobody knows whether it happened: the answer is missing, or came from a proxy that got none. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && [502, 504].includes(error.status));

/** A wrong number, or not for this person's roles. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && [400, 403, 404].includes(error.status);

/** A room that the person's roles do not open. */
export const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.status === 403;
