import type { CallInput, CallOutput } from '@punkt/contract/contract';
import type { OwnerRecord } from '@punkt/domain/owner-record';
import { api } from '../../../lib/client.ts';

export type CompanyAnswer = CallOutput<'POST /api/v4/lookup/company'>;
type BankAnswer = CallOutput<'POST /api/v4/lookup/bank'>;

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

type Requisites = OwnerRecord['requisites_data'];
/** What a register knows, by field of the form; blank where it knows nothing. */
type Found = Partial<Record<keyof Requisites & string, string>>;

/**
 * Fills in what a register has found. Words typed while it was being asked stay: whoever types must not see them replaced under their
 * hands. `before` is the form when the number was typed; without it only what is blank is filled.
 */
function fill(record: OwnerRecord, found: Found, before: OwnerRecord | undefined): OwnerRecord {
  const now = record.requisites_data;
  const isFree = (name: keyof Requisites) =>
    now[name] === '' || (before && now[name] === before.requisites_data[name]);
  const filled = Object.entries(found).filter(
    ([name, value]) => value !== '' && isFree(name as keyof Requisites),
  );
  return { ...record, requisites_data: { ...now, ...Object.fromEntries(filled) } };
}

export const fillCompany = (
  record: OwnerRecord,
  { name, kpp, ogrn, okpo, okopf }: NonNullable<CompanyAnswer['company']>,
  before?: OwnerRecord,
): OwnerRecord => fill(record, { org_name: name, kpp, ogrn, okpo, okopf }, before);

export const fillBank = (
  record: OwnerRecord,
  { name, inn, corAccount }: NonNullable<BankAnswer['bank']>,
  before?: OwnerRecord,
): OwnerRecord => fill(record, { bank_name: name, bank_inn: inn, cor_account: corAccount }, before);
