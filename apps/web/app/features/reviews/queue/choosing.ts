import { useState } from 'react';
import type { CaseKey, ReviewRow } from '../reviews-query.ts';
import { useClaimMany } from '../use-acts.ts';

const same = (one: CaseKey, other: CaseKey): boolean => one.kind === other.kind && one.id === other.id;

/** Rows chosen to be taken at once. What left the page, or somebody else has taken meanwhile, is chosen no more. */
export function useChoosing(rows: readonly ReviewRow[] | undefined) {
  const [all, setAll] = useState<readonly CaseKey[]>([]);
  const { mutate, isPending } = useClaimMany();
  const chosen = all.filter((key) => rows?.some((row) => same(row, key) && !row.claimedBy));
  return {
    count: chosen.length,
    busy: isPending,
    has: (row: CaseKey): boolean => chosen.some((key) => same(key, row)),
    toggle: ({ kind, id }: CaseKey): void =>
      setAll((known) =>
        known.some((key) => same(key, { kind, id }))
          ? known.filter((key) => !same(key, { kind, id }))
          : [...known, { kind, id }],
      ),
    claim: () => mutate(chosen, { onSuccess: () => setAll([]) }),
    clear: () => setAll([]),
  };
}

export type Choosing = ReturnType<typeof useChoosing>;
