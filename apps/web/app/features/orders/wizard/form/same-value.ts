/** A server may answer with the same words in another order; what is no number is not nothing. */
function comparable(_: string, value: unknown): unknown {
  if (Number.isNaN(value)) return 'NaN';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, comparable) === JSON.stringify(other, comparable);
