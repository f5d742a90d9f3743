import { requiresTaxFiles, type TaxSystem } from '@punkt/domain/tax';
import type { CompanyRow } from './tables.ts';

export interface TaxChoice {
  readonly tax_type: TaxSystem;
  readonly tax_files: readonly string[];
}

type TaxState = Pick<CompanyRow, 'tax_type' | 'requested_tax_type' | 'tax_files'>;

const sameFiles = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/**
 * What a saved form means for the tax system: nothing; a request that staff must check; or a step back to what is in
 * force, which ends the request. New papers for the same system are a request too, for somebody must read them.
 */
export function taxStep(state: TaxState, choice: TaxChoice): 'keep' | 'request' | 'withdraw' {
  const shown = state.requested_tax_type ?? state.tax_type;
  if (choice.tax_type !== shown) return choice.tax_type === state.tax_type ? 'withdraw' : 'request';
  const newPapers = requiresTaxFiles(choice.tax_type) && !sameFiles(state.tax_files, choice.tax_files);
  return newPapers ? 'request' : 'keep';
}

/** At registration nothing is in force yet: a system with VAT waits for its papers, and until then none is charged. */
export function firstTax(choice: TaxSystem) {
  return requiresTaxFiles(choice)
    ? ({ tax_type: 'usn', requested_tax_type: choice, tax_check_status: 'review' } as const)
    : ({ tax_type: choice, requested_tax_type: null, tax_check_status: 'none' } as const);
}

/** Columns of a step. */
export function taxColumns(step: ReturnType<typeof taxStep>, choice: TaxChoice) {
  const clean = { tax_check_comment: '', tax_remarks: '[]' };
  if (step === 'request')
    return { ...clean, requested_tax_type: choice.tax_type, tax_check_status: 'review' as const };
  if (step === 'withdraw') return { ...clean, requested_tax_type: null, tax_check_status: 'none' as const };
  return {};
}
