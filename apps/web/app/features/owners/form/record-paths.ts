import type { OwnerRecord } from '@punkt/domain/owner-record';

type Leaf = string | boolean | null | readonly string[];

/** A record as dotted paths of the wire, the same that problems are named by. */
function leaves(record: OwnerRecord): ReadonlyMap<string, Leaf> {
  const found = new Map<string, Leaf>();
  for (const [part, fields] of Object.entries(record)) {
    for (const [name, value] of Object.entries(fields as Record<string, Leaf>)) {
      found.set(`${part}.${name}`, value);
    }
  }
  return found;
}

const isEmpty = (value: Leaf | undefined): boolean =>
  value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0);

const same = (one: Leaf | undefined, other: Leaf | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export function changedPaths(before: OwnerRecord, after: OwnerRecord): string[] {
  const now = leaves(after);
  return [...leaves(before)].filter(([path, value]) => !same(value, now.get(path))).map(([path]) => path);
}

/** Would something that a person typed or sent be gone? Then she is asked first. */
export function wouldLose(before: OwnerRecord, after: OwnerRecord): boolean {
  const now = leaves(after);
  return [...leaves(before)].some(([path, value]) => !isEmpty(value) && isEmpty(now.get(path)));
}

/** Ids of inputs; a dot in an id would have to be escaped in every selector. */
export const fieldId = (path: string): string => path.replaceAll('.', '-');
