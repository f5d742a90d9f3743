import { useState } from 'react';
import type { Application } from '../applications-query.ts';
import { type Decision, useClaim, useDecide, useRelease } from '../use-acts.ts';

/** Everything that can be done with an application; what the server does not offer does nothing. */
export function useApplicationActs({ id, staffAbilities }: Application) {
  const [asked, setAsked] = useState<Decision | null>(null);
  const [claim, release, decide] = [useClaim(), useRelease(), useDecide(id)];
  return {
    asked,
    decide,
    busy: claim.isPending || release.isPending,
    conflict: claim.error ?? release.error ?? decide.error,
    claim: () => staffAbilities.claim && !claim.isPending && claim.mutate(id),
    release: () => staffAbilities.release && !release.isPending && release.mutate(id),
    ask: (decision: Decision) => staffAbilities[decision] && setAsked(decision),
    leave: () => setAsked(null),
  };
}

export type Acts = ReturnType<typeof useApplicationActs>;
