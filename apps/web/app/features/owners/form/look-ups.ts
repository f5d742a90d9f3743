import type { CallInput, CallOutput } from '@punkt/contract/contract';
import { api } from '../../../lib/client.ts';

export type CompanyAnswer = CallOutput<'POST /api/v4/lookup/company'>;
export type BankAnswer = CallOutput<'POST /api/v4/lookup/bank'>;

type CompanyQuestion = CallInput<'POST /api/v4/lookup/company'>['body'];
type BankQuestion = CallInput<'POST /api/v4/lookup/bank'>['body'];

const PATIENCE_MS = 12_000;

/** Answers are kept for the visit; one that says «try later» is not. */
function remembering<Question, Answer extends { readonly status: string }>(
  ask: (question: Question) => Promise<Answer>,
  unavailable: Answer,
) {
  const known = new Map<string, Promise<Answer>>();
  return (question: Question): Promise<Answer> => {
    const key = JSON.stringify(question);
    const asked = known.get(key) ?? ask(question).catch(() => unavailable);
    known.set(key, asked);
    void asked.then(({ status }) => status === 'unavailable' && setTimeout(() => known.delete(key), 5_000));
    return asked;
  };
}

export const askCompany = remembering<CompanyQuestion, CompanyAnswer>(
  (body) => api('POST /api/v4/lookup/company', { body }, { signal: AbortSignal.timeout(PATIENCE_MS) }),
  { status: 'unavailable', company: null },
);

export const askBank = remembering<BankQuestion, BankAnswer>(
  (body) => api('POST /api/v4/lookup/bank', { body }, { signal: AbortSignal.timeout(PATIENCE_MS) }),
  { status: 'unavailable', bank: null },
);
