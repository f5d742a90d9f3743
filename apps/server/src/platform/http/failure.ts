import { ERROR_STATUS, type ErrorCode } from '@punkt/contract/errors';
import { message } from '@punkt/domain/message';
import type { Problems } from '@punkt/domain/record-table';

type Details = {
  /** Fills the blanks of the translated sentence. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Figures for programs: attempts left, seconds to wait. */
  readonly data?: Readonly<Record<string, string | number | boolean>>;
  /** Rules broken, each with a message of the domain (`key|params`). */
  readonly errors?: ReadonlyArray<{ readonly path: string; readonly message: string }>;
  /** For the log only: whom a refused attempt was about, as a keyed hash where the log must not know. */
  readonly about?: string | undefined;
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

/** Values that the rules refuse, each at its path. */
export const invalidValues = (problems: Problems, data?: Details['data']): Failure =>
  new Failure('validation_failed', {
    errors: Object.entries(problems).map(([path, text]) => ({ path, message: text })),
    ...(data && { data }),
  });

export const invalid = (path: string, text: string = message('validation.invalid')): Failure =>
  invalidValues({ [path]: text });

/** Throws what the rules found, all of it at once. */
export function refuseProblems(problems: Problems): void {
  if (Object.keys(problems).length > 0) throw invalidValues(problems);
}
