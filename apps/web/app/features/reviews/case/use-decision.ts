import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isConflict, isUnanswered } from '../../../lib/account/casework/conflict.ts';
import { notifyError } from '../../../lib/notifications/notify-error.ts';
import { caseQuery, type Review } from '../reviews-query.ts';
import { isRefused, type Refused, useDecide, type Verdict } from '../use-acts.ts';

interface Asked {
  readonly decision: string;
  /** What was on the screen when it was asked: only that may be decided. */
  readonly version: number;
  /** How much of the history was known then. */
  readonly known: number;
}

/**
 * A decision from the asking to the answer. Whatever was typed is kept until a decision is taken: nobody writes the
 * same words twice because the case changed meanwhile.
 */
export function useDecision(review: Review) {
  const { version, history } = review;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [words, setWords] = useState<Readonly<Record<string, string>>>({});
  const [known, setKnown] = useState<number | null>(null);
  const decide = useDecide(review);
  const { refetch } = useQuery(caseQuery(review));
  const [reading, setReading] = useState(false);
  const [taken, setTaken] = useState(false);
  const open = useRef(false);
  open.current = asked !== null;
  const refused = decide.data && isRefused(decide.data) ? decide.data.refused : undefined;
  const refusal = isConflict(refused) ? refused : undefined;
  const newer = asked !== null && asked.version !== version;
  // It may be this very decision that made it newer. Sent again, the server says so, or what else has happened.
  const unknown = refused !== undefined && isUnanswered(refused);

  function ask(decision: string): void {
    if (decide.isPending) return;
    decide.reset();
    setAsked({ decision, version, known: history.length });
  }

  function send(verdict: Pick<Verdict, 'comment' | 'remarks'>, onDone: () => void): void {
    if (!asked) return;
    const onSuccess = (answer: Review | Refused) => {
      if (isRefused(answer)) {
        // For somebody who has closed the dialog meanwhile it is shown in a notice.
        if (!open.current) notifyError(answer.refused, 'reviews.failed.decide');
        return;
      }
      setAsked(null);
      setTaken(true);
      setWords({});
      setKnown(null);
      onDone();
    };
    decide.mutate({ ...verdict, decision: asked.decision, version: asked.version }, { onSuccess });
  }

  /** Shows what is newer. A live event may have brought it already: then nothing is read, for each reading leaves a trace. */
  async function readAnew(): Promise<void> {
    if (!asked || reading) return;
    if (!newer) {
      setReading(true);
      const { isError } = await refetch();
      setReading(false);
      if (isError) return;
    }
    setKnown(asked.known);
    setAsked(null);
  }

  return {
    asked: asked?.decision ?? null,
    /** Whether one was taken here, by this person, just now. */
    taken,
    words,
    keepWords: (decision: string, typed: string) => setWords((kept) => ({ ...kept, [decision]: typed })),
    busy: decide.isPending,
    refusal,
    /** Any other reason why nothing was decided: it may be tried again as it stands. */
    failure: refusal ? undefined : refused,
    /** Whether what was asked about is no longer what stands. */
    stale: !decide.isPending && !unknown && (refusal !== undefined || newer),
    /** Asked for by the press alone: a reading that news have brought must not swallow it. */
    reading,
    /** What happened since the refused decision was begun; `null` when none was refused. */
    missed: known === null ? null : history.slice(known),
    ask,
    send,
    readAnew: () => void readAnew(),
    leave: () => setAsked(null),
  };
}

export type DecisionInHand = ReturnType<typeof useDecision>;
