import type { Application } from '../applications-query.ts';
import { useDecision } from '../decision/use-decision.ts';
import { type Decision, useClaim, useRelease } from '../use-acts.ts';

/** Everything that can be done with an application; what the server does not offer does nothing. */
export function useApplicationActs(application: Application) {
  const { id, staffAbilities } = application;
  const [claim, release, decision] = [useClaim(), useRelease(), useDecision(application)];
  return {
    decision,
    busy: claim.isPending || release.isPending,
    conflict: claim.error ?? release.error,
    claim: () => staffAbilities.claim && !claim.isPending && claim.mutate(id),
    release: () => staffAbilities.release && !release.isPending && release.mutate(id),
    ask: (asked: Decision) => staffAbilities[asked] && decision.ask(asked),
  };
}

export type Acts = ReturnType<typeof useApplicationActs>;
