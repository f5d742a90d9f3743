import { type Day, dayOf } from '@punkt/domain/date';
import { message } from '@punkt/domain/message';
import { Failure, invalid } from '../../platform/http/failure.ts';

export const innTaken = (): Failure => invalid('requisites_data.inn', message('validation.inn.taken'));
export const innNotFound = (): Failure => invalid('requisites_data.inn', message('validation.inn.notFound'));
export const missingPart = (path: string): Failure => invalid(path, message('validation.required'));

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
