import { ERROR_STATUS, type ErrorCode } from '@punkt/contract/errors';

type Details = {
  /** Fills the blanks of the translated sentence. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Figures for programs: attempts left, seconds to wait. */
  readonly data?: Readonly<Record<string, string | number | boolean>>;
  /** Rules broken, each with a message of the domain (`key|params`). */
  readonly errors?: ReadonlyArray<{ readonly path: string; readonly message: string }>;
  /** For the log only. */
  readonly cause?: unknown;
};

/** A refusal that the caller may read. Everything else that is thrown becomes «internal» and stays in the log. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly details: Details;
  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.details = details;
  }
  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** Someone else's record and a missing one look alike: the answer must not be an oracle. */
export const notFound = (): Failure => new Failure('not_found');
