import { staffCan } from '@punkt/domain/staff';
import { useState } from 'react';
import { useUser } from '../../../lib/account/user-query.ts';
import type { CaseKey, ReviewRow } from '../reviews-query.ts';
import { type Many, useClaimMany, useDecideMany } from '../use-acts.ts';

const same = (one: CaseKey, other: CaseKey): boolean => one.kind === other.kind && one.id === other.id;
const keyOf = ({ kind, id }: CaseKey): CaseKey => ({ kind, id });

/** Rows chosen to be worked on at once. What left the page, or a colleague has taken meanwhile, is chosen no more. */
export function useSelection(rows: readonly ReviewRow[] | undefined) {
  const { user_id, staff_roles } = useUser();
  const lead = staffCan(staff_roles, 'reassignWork');
  const [all, setAll] = useState<readonly CaseKey[]>([]);
  const [outcome, setOutcome] = useState<Many | null>(null);
  const [claims, decides] = [useClaimMany(), useDecideMany()];
  /** Of tickets a lead gives out what anybody holds; elsewhere what is free can be chosen, and one's own tickets. */
  const mayChoose = ({ claimedBy, kind }: ReviewRow): boolean =>
    !claimedBy || (kind === 'ticket' && (lead || claimedBy.id === user_id));
  const chosen = (rows ?? []).filter((row) => mayChoose(row) && all.some((key) => same(row, key)));
  const free = chosen.filter(({ claimedBy }) => !claimedBy);
  const tickets = chosen.length > 0 && chosen.every(({ kind }) => kind === 'ticket');
  const finish = (done: Many) => {
    setAll([]);
    setOutcome(done);
  };
  return {
    count: chosen.length,
    free: free.length,
    /** What is chosen, where it can be handed over: one's own, and for a lead any. */
    assignable: tickets && (lead || free.length === 0) ? chosen.map(keyOf) : [],
    closable: tickets,
    /** Questions of visitors: nobody is notified of their end. */
    questions: chosen.filter(({ flags }) => flags.includes('questionTopic')).length,
    busy: claims.isPending,
    closing: decides.isPending,
    mayChoose,
    has: (row: CaseKey): boolean => chosen.some((key) => same(key, row)),
    toggle: (row: CaseKey): void => {
      setOutcome(null);
      setAll((known) =>
        known.some((key) => same(key, row)) ? known.filter((key) => !same(key, row)) : [...known, keyOf(row)],
      );
    },
    /** All of the page that nobody has. */
    everything: () => setAll((rows ?? []).filter(({ claimedBy }) => !claimedBy).map(keyOf)),
    claim: () =>
      claims.mutate(free.map(keyOf), {
        onSuccess: ({ claimed, refused }) =>
          finish({ done: claimed, refused: refused.map((key) => ({ ...key, code: 'review_taken' })) }),
      }),
    close: () => decides.mutate({ cases: chosen.map(keyOf), decision: 'closeTicket' }, { onSuccess: finish }),
    finish,
    clear: () => setAll([]),
    /** What became of the last act on many. */
    outcome,
    forget: () => setOutcome(null),
  };
}

export type Selection = ReturnType<typeof useSelection>;
