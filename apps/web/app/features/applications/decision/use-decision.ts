import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isConflict } from '../../../lib/account/casework/conflict.ts';
import { type Application, applicationQuery } from '../applications-query.ts';
import { type Decision, useDecide, type Verdict } from '../use-acts.ts';

interface Asked {
  readonly decision: Decision;
  /** What was on the screen when it was asked: only that may be decided. */
  readonly version: number;
  /** How much of the history was known then. */
  readonly known: number;
}

/**
 * A decision from the asking to the answer. Whatever was typed is kept until a decision is taken: nobody writes the
 * same words twice because the application changed meanwhile.
 */
export function useDecision(application: Application) {
  const { id, version, history } = application;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [words, setWords] = useState<Partial<Record<Decision, string>>>({});
  const [known, setKnown] = useState<number | null>(null);
  const decide = useDecide(id);
  const { refetch, isFetching } = useQuery(applicationQuery(id));
  const refusal = isConflict(decide.data) ? decide.data : undefined;
  const newer = asked !== null && asked.version !== version;

  function ask(decision: Decision): void {
    decide.reset();
    setAsked({ decision, version, known: history.length });
  }

  function send(verdict: Pick<Verdict, 'comment' | 'remarks'>, onDone: () => void): void {
    if (!asked) return;
    const onSuccess = (answer: unknown) => {
      if (isConflict(answer)) return;
      setAsked(null);
      setWords({});
      setKnown(null);
      onDone();
    };
    decide.mutate({ ...verdict, decision: asked.decision, version: asked.version }, { onSuccess });
  }

  /** Shows what is newer. A live event may have brought it already: then nothing is read, for each reading leaves a trace. */
  async function readAnew(): Promise<void> {
    if (!asked) return;
    if (!newer && (await refetch()).isError) return;
    setKnown(asked.known);
    setAsked(null);
  }

  return {
    asked: asked?.decision ?? null,
    words,
    keepWords: (decision: Decision, typed: string) => setWords((kept) => ({ ...kept, [decision]: typed })),
    busy: decide.isPending,
    refusal,
    /** Whether what was asked about is no longer what stands. */
    stale: !decide.isPending && (refusal !== undefined || newer),
    reading: isFetching,
    /** What happened since the refused decision was begun; `null` when none was refused. */
    missed: known === null ? null : history.slice(known),
    ask,
    send,
    readAnew: () => void readAnew(),
    leave: () => setAsked(null),
  };
}

export type DecisionInHand = ReturnType<typeof useDecision>;
