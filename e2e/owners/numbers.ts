import { randomInt } from 'node:crypto';

export const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

const TEN = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const weigh = (text: string, weights: readonly number[]): string =>
  String((weights.reduce((sum, weight, at) => sum + weight * Number(text.charAt(at)), 0) % 11) % 10);

/** Russian tax numbers of nobody, with right control digits: the sandbox register makes a company of each. */
export function companyInn(): string {
  const body = `99${digits(7)}`;
  return body + weigh(body, TEN);
}

export function personInn(): string {
  const body = `99${digits(8)}`;
  const eleven = body + weigh(body, [7, ...TEN]);
  return eleven + weigh(eleven, [3, 7, ...TEN]);
}
