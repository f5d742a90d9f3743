import type { OrderProblems } from '@punkt/domain/order-rules';
import { Failure } from '../../platform/http/failure.ts';

export const problemsFailure = (problems: OrderProblems, data?: { readonly warnings: true }): Failure =>
  new Failure('validation_failed', {
    errors: Object.entries(problems).map(([path, message]) => ({ path, message })),
    ...(data && { data }),
  });

export function refuseProblems(problems: OrderProblems): void {
  if (Object.keys(problems).length > 0) throw problemsFailure(problems);
}

export const refuse = (path: string, message: string): Failure => problemsFailure({ [path]: message });
