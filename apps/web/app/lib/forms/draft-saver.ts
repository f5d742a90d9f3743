import type { Problems } from '@punkt/domain/record-table';
import { ApiError, NetworkError } from '../api-error.ts';
import { isSameValue, valueAt } from './record-values.ts';

/**
 * `local`: kept in this browser, the server can't take it yet. `held`: it has the rest of it. `waiting`: typing goes on.
 * `conflict`: somebody changed the record elsewhere; nothing is sent until it is decided whose words stand.
 */
export type SaveState =
  | 'still'
  | 'local'
  | 'waiting'
  | 'saving'
  | 'saved'
  | 'held'
  | 'offline'
  | 'failed'
  | 'conflict';

/** A record the server has. Its version changes with every saving: a number, or a moment. */
export interface Saved<R> {
  readonly id: string;
  readonly version: number | string;
  readonly record: R;
}

/** What should be on the server. `fields` names what is well; `complete` says that the server can take a first draft. */
interface Wish<R> {
  readonly record: R;
  readonly fields: ReadonlyArray<keyof R & string>;
  readonly complete: boolean;
}

/** How one kind of record reaches the server. */
export interface DraftWire<R> {
  readonly fields: ReadonlyArray<keyof R & string>;
  /** Makes the record known. The same request may be made twice: the second answers with what the first made. */
  readonly add: (record: R, fields: ReadonlyArray<keyof R & string>) => Promise<Saved<R>>;
  /** Sends the named fields over a version; one that is not the newest is refused as a conflict. */
  readonly update: (saved: Saved<R>, record: R, fields: ReadonlyArray<keyof R & string>) => Promise<Saved<R>>;
  readonly read: (id: string) => Promise<Saved<R>>;
  /** The record as it can be sent: what is half typed stays in the browser. */
  readonly sendable: (record: R) => R;
  /** Refused values, by place of the form. */
  readonly problemsOf: (error: ApiError, record: R) => Problems;
  /** Somebody changed it, or sent it, elsewhere. */
  readonly isConflict: (error: ApiError) => boolean;
}

/**
 * For a draft that travels whole, of which the last one wins: both devices are the person's own, and the newer one is in their hands.
 */
export const wholeDraftWire = <R extends object>(
  fields: ReadonlyArray<keyof R & string>,
  send: (record: R) => Promise<Saved<R>>,
): DraftWire<R> => ({
  fields,
  sendable: (record) => record,
  add: send,
  update: (_, record) => send(record),
  read: async () => {
    throw new Error('the last draft wins: there are no conflicts');
  },
  problemsOf: () => ({}),
  isConflict: () => false,
});

interface Watch<R> {
  readonly onState: (state: SaveState) => void;
  readonly onSaved: (saved: Saved<R>) => void;
  /** The server does not take these values; they stay here until they are changed. */
  readonly onRefused: (problems: Problems, error: ApiError) => void;
}

const AGAIN_MS = 10_000;

/**
 * Keeps a record on the server while it is filled in: one request after another, each with what changed since the last. A
 * lost connection or a busy server is waited out.
 */
export function createDraftSaver<R extends object>(
  first: Saved<R> | null,
  wire: DraftWire<R>,
  watch: Watch<R>,
) {
  type Field = keyof R & string;
  let saved = first;
  let wish: Wish<R> | undefined;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let halted = false;
  /** Whether the last saving failed: trying at once again would fail again. */
  let failing = false;

  const isSame = (field: Field, one: R, other: R): boolean =>
    isSameValue(valueAt(one, field), valueAt(other, field));

  function pending(): readonly Field[] {
    if (!wish || (!saved && !wish.complete)) return [];
    if (!saved) return wish.fields;
    const [now, then] = [wire.sendable(wish.record), wire.sendable(saved.record)];
    return wish.fields.filter((field) => !isSame(field, now, then));
  }

  /** Whether the server has these very words: of what is not well yet, it does not. */
  const holds = (record: R): boolean => {
    const known = saved?.record;
    return known !== undefined && wire.fields.every((field) => isSame(field, record, known));
  };

  function stillness(): SaveState {
    if (!saved) return 'local';
    return !wish || holds(wish.record) ? 'saved' : 'held';
  }

  async function run(): Promise<void> {
    failing = false;
    for (let fields = pending(); wish && fields.length > 0 && !halted; fields = pending()) {
      watch.onState('saving');
      // What the server made of it is its own affair (a link is trimmed): the wish is what was saved.
      const sent = wire.sendable(wish.record);
      const sending = saved ? wire.update(saved, sent, fields) : wire.add(sent, fields);
      const answer = await sending.catch(echoOf);
      if (!answer) continue;
      const kept = Object.fromEntries(fields.map((field) => [field, sent[field]])) as Partial<R>;
      // A first request that is repeated takes nothing more: what its answer lacks is sent next.
      saved = saved ? { ...answer, record: { ...saved.record, ...kept } } : answer;
      watch.onSaved(saved);
    }
    if (!halted) watch.onState(stillness());
  }

  /**
   * A saving that a reload cut off may reach the server after the new page has read the record: then its own words come back
   * as somebody else's change. What holds no words but ours is gone on from; null says so.
   */
  async function echoOf(error: unknown): Promise<null> {
    const before = saved;
    if (!(error instanceof ApiError) || error.code !== 'conflict' || !before || !wish) throw error;
    const now = await wire.read(before.id);
    const sent = wire.sendable(wish.record);
    const isOurs = (field: Field) =>
      isSame(field, now.record, before.record) || isSame(field, now.record, sent);
    if (now.version === before.version || !wire.fields.every(isOurs)) throw error;
    saved = now;
    return null;
  }

  function failed(error: unknown): void {
    failing = true;
    if (error instanceof ApiError && wire.isConflict(error)) {
      halted = true;
      watch.onState('conflict');
      return;
    }
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 429;
    if (refused && wish) watch.onRefused(wire.problemsOf(error, wish.record), error);
    watch.onState(error instanceof NetworkError ? 'offline' : 'failed');
    if (!refused) timer = setTimeout(() => void start(), AGAIN_MS);
  }

  function start(): Promise<void> {
    clearTimeout(timer);
    running ??= run()
      .catch(failed)
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  return {
    saved: () => saved,
    holds,
    /** Whether there is something the server could take and has not. */
    waits: (): boolean => !halted && pending().length > 0,
    /** Says what should be kept; sent after `pause`, or with whatever is under way. */
    want(next: Wish<R>, pause: number): void {
      wish = next;
      clearTimeout(timer);
      const waits = pending().length > 0;
      if (waits) timer = setTimeout(() => void start(), pause);
      // What is under way says itself how it ended.
      if (!halted && !running) watch.onState(waits ? 'waiting' : stillness());
    },
    /** Sends what is waiting. Returns whether the server has everything it can take. */
    async flush(): Promise<boolean> {
      do {
        if (running) await running;
        await start();
        // A wish may have come while the last word of the saving was said.
      } while (!halted && !failing && pending().length > 0);
      return !halted && saved !== null && pending().length === 0;
    },
    /**
     * Another call that makes a new version of the record. It takes its turn with the savings: beside one it would be taken
     * for somebody else's change. Returns whether there was a record to call about.
     */
    async between(call: (id: string) => Promise<Pick<Saved<R>, 'version'>>): Promise<boolean> {
      while (running) await running;
      const before = saved;
      if (!before) return false;
      const called = call(before.id).then(({ version }) => {
        saved = { ...before, version };
        watch.onSaved(saved);
      });
      const over = () => {
        running = undefined;
        if (pending().length > 0) void start();
      };
      running = called.then(over, over);
      await called;
      return true;
    },
    /** Goes on from what the server has by now. */
    adopt(newer: Saved<R>): void {
      saved = newer;
      halted = false;
    },
    close: (): void => clearTimeout(timer),
  };
}
