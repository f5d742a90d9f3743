/** Figures of decisions.md and quality.md. The server tells the first two to the screen; nobody else repeats them. */
export const CODE_LENGTH = 6;
export const RESEND_SECONDS = 59;
export const CODE_SECONDS = 5 * 60;
export const CODE_ATTEMPTS = 5;
export const CODES_PER_PHONE_PER_HOUR = 5;
export const ACCESS_SECONDS = 15 * 60;
export const REFRESH_SECONDS = 30 * 24 * 3600;
/** Two tabs may send the same refresh token at once; a thief comes later. */
export const REUSE_GRACE_SECONDS = 10;
export const HASH_SECONDS = 60;
/** Sessions of one person; the oldest gives way. */
export const MAX_SESSIONS = 30;
