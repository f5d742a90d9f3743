/** Steps that can be taken back. More would only fill the browser. */
const MOST_STEPS = 200;

/**
 * Everything since the last save, step by step. Documents share what did not change between two steps, in memory and in the
 * browser's database alike, so a step weighs what it changed.
 */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** What the last step was about: letters typed into one field are one step. */
  readonly about: string | null;
}

export const begin = <T>(present: T): History<T> => ({ past: [], present, future: [], about: null });

export function change<T>(history: History<T>, present: T, about: string | null): History<T> {
  if (present === history.present) return history;
  const goesOn = about !== null && about === history.about && history.future.length === 0;
  const past = goesOn ? history.past : [...history.past, history.present].slice(-MOST_STEPS);
  return { past, present, future: [], about };
}

export function undo<T>(history: History<T>): History<T> {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present,
    future: [history.present, ...history.future],
    about: null,
  };
}

export function redo<T>(history: History<T>): History<T> {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { past: [...history.past, history.present], present, future, about: null };
}

/** The next letter begins a step of its own: a field was left, or the draft was saved. */
export const pause = <T>(history: History<T>): History<T> =>
  history.about === null ? history : { ...history, about: null };
