import { type Day, dayOf } from '@punkt/domain/date';
import { message } from '@punkt/domain/message';
import { hasProblems } from '@punkt/domain/owner-problems';
import type { Problems } from '@punkt/domain/owner-record';
import { Failure } from '../../platform/http/failure.ts';

const asErrors = (problems: Problems) =>
  Object.entries(problems).map(([path, text]) => ({ path, message: text }));

/** Throws what the rules found, all of it at once. */
export function refuse(problems: Problems): void {
  if (hasProblems(problems)) throw new Failure('validation_failed', { errors: asErrors(problems) });
}

export const innTaken = (): Failure => refusal('requisites_data.inn', message('validation.inn.taken'));
export const innNotFound = (): Failure => refusal('requisites_data.inn', message('validation.inn.notFound'));
export const missingPart = (path: string): Failure => refusal(path, message('validation.required'));

export const refusal = (path: string, text: string): Failure =>
  new Failure('validation_failed', { errors: [{ path, message: text }] });

/** Where a body is flat, its paths are too. */
export async function refusalsFlat<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure) || !error.details.errors) throw error;
    const errors = error.details.errors.map(({ path, message: text }) => ({
      path: path.replace(/^(requisites_data|activity_form)\./, ''),
      message: text,
    }));
    throw new Failure(error.code, { ...error.details, errors });
  }
}

/** «Today» of the owner furthest to the east: a passport handed out this morning in Kamchatka is not from the future. */
export const todayOf = (now: Date): Day => dayOf(now, 'Asia/Kamchatka');
