import { country } from './countries.ts';
import type { CountryCode } from './country-code.ts';
import { message } from './message.ts';

const WEIGHTS = [7, 1, 3] as const;

/**
 * Hint «check BIK and account»: a Russian pay account carries a control digit over itself and the last three
 * digits of its bank's BIK, so a slip in either shows. Only judges numbers of full length; the rest is the
 * length rules' business. A hint, not an error: accounts outside the scheme do exist.
 */
export function bikAccountHint(bik: string, payAccount: string, code: CountryCode): string | null {
  if (!country(code).company.bikAccountCheck) return null;
  if (!/^[0-9]{9}$/.test(bik) || !/^[0-9]{20}$/.test(payAccount)) return null;
  return controlSum(bik.slice(-3) + payAccount) % 10 === 0 ? null : message('validation.bik.account');
}

function controlSum(digits: string): number {
  return [...digits].reduce(
    (sum, digit, index) => sum + ((Number(digit) * (WEIGHTS[index % 3] ?? 0)) % 10),
    0,
  );
}
