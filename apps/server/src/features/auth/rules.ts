/** Figures of sessions; those of codes stand in the domain (`one-time-code.ts`). */
export const ACCESS_SECONDS = 15 * 60;
export const REFRESH_SECONDS = 30 * 24 * 3600;
/** Two tabs may send the same refresh token at once; a stolen token comes later. */
export const REUSE_GRACE_SECONDS = 10;
/** However often it is renewed, a session ends by then: a phone that was sold or lent does not stay signed in for years. */
export const SESSION_SECONDS = 90 * 24 * 3600;
/** On somebody else's device: a working day, and nothing is left when it was forgotten to log out. */
export const ALIEN_SESSION_SECONDS = 12 * 3600;
export const HASH_SECONDS = 60;
/** Sessions of one person; the oldest is ended. */
export const MAX_SESSIONS = 30;
/** The job that tells leads that the codes of a country are running out. */
export const CODES_RUN_OUT = 'auth.codesRunOut';
