import type { CallInput } from '@punkt/contract/contract';
import type { Order } from '@punkt/contract/order-data';
import type { OrderField, OrderRecord } from '@punkt/domain/order-record';
import type { OrderProblems } from '@punkt/domain/order-rules';
import { ApiError, NetworkError } from '../../../../lib/api-error.ts';
import { formProblems } from '../form/paths.ts';
import {
  changedFields,
  isOfBoth,
  recordOfOrder,
  sameRecord,
  sentFiles,
  sentRecord,
  wireFields,
} from './order-wire.ts';

/**
 * `local`: kept in this browser, the server can't take it yet. `held`: it has the rest of it. `waiting`: typing goes on.
 * `conflict`: somebody changed the order elsewhere; nothing is sent until it is decided whose words stand.
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

/** An order the server has. */
export interface Saved {
  readonly id: string;
  readonly version: number;
  readonly record: OrderRecord;
}

/** What should be on the server. `fields` names what is well; `complete` says that the location is. */
interface Wish {
  readonly record: OrderRecord;
  readonly fields: readonly OrderField[];
  readonly complete: boolean;
}

export interface SaverWire {
  readonly add: (body: CallInput<'POST /api/v2/pickpoint/order/add'>['body']) => Promise<Order>;
  readonly update: (
    id: string,
    body: CallInput<'POST /api/v2/pickpoint/order/:id/update'>['body'],
  ) => Promise<Order>;
  readonly read: (id: string) => Promise<Order>;
}

interface Watch {
  readonly onState: (state: SaveState) => void;
  readonly onSaved: (saved: Saved) => void;
  /** The server does not take these values; they stay here until they are changed. */
  readonly onRefused: (problems: OrderProblems, error: ApiError) => void;
}

export const savedOf = (order: Order): Saved => ({
  id: order.id,
  version: order.version,
  record: recordOfOrder(order),
});

/** Somebody changed it, or sent it, elsewhere. */
const isConflict = ({ code }: ApiError): boolean => code === 'conflict' || code === 'order_state';

const AGAIN_MS = 10_000;

/**
 * Keeps an order on the server while it is filled in: one request after another, each with what changed since the last. A
 * lost connection or a busy server is waited out; the same `clientUuid` makes a repeated first request harmless.
 */
export function createSaver(first: Saved | null, clientUuid: string, wire: SaverWire, watch: Watch) {
  let saved = first;
  let wish: Wish | undefined;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let halted = false;
  /** Whether the last saving failed: trying at once again would fail again. */
  let failing = false;

  function pending(): OrderField[] {
    if (!wish || (!saved && !wish.complete)) return [];
    return changedFields(wish.record, saved?.record ?? null, wish.fields);
  }

  /** Whether the server has these very words: of what is not well yet, it does not. */
  const holds = (record: OrderRecord): boolean => saved !== null && sameRecord(record, saved.record);

  function stillness(): SaveState {
    if (!saved) return 'local';
    return !wish || holds(wish.record) ? 'saved' : 'held';
  }

  async function send({ record }: Wish, fields: readonly OrderField[]): Promise<Saved> {
    if (!saved) {
      const body = { ...wireFields(record, fields), country: record.country, client_uuid: clientUuid };
      return savedOf(await wire.add(body));
    }
    const body = { ...wireFields(record, fields), update_fields: [...fields], version: saved.version };
    return savedOf(await wire.update(saved.id, body));
  }

  async function run(): Promise<void> {
    failing = false;
    for (let fields = pending(); wish && fields.length > 0 && !halted; fields = pending()) {
      watch.onState('saving');
      // What the server made of it is its own affair (a link is trimmed): the wish is what was saved.
      const sent = wish;
      const answer = await send(sent, fields).catch(echoOf);
      if (!answer) continue;
      const kept = Object.fromEntries(fields.map((name) => [name, sentRecord(sent.record)[name]]));
      // A first request that is repeated takes nothing more: what its answer lacks is sent next.
      saved = saved ? { ...answer, record: { ...saved.record, ...kept } } : answer;
      watch.onSaved(saved);
    }
    if (!halted) watch.onState(stillness());
  }

  /**
   * A saving that a reload cut off may reach the server after the new page has read the order: then its own words come back
   * as somebody else's change. What holds no words but ours is gone on from; null says so.
   */
  async function echoOf(error: unknown): Promise<null> {
    const before = saved;
    if (!(error instanceof ApiError) || error.code !== 'conflict' || !before || !wish) throw error;
    const now = savedOf(await wire.read(before.id));
    if (now.version === before.version || !isOfBoth(now.record, before.record, sentRecord(wish.record)))
      throw error;
    saved = now;
    return null;
  }

  function failed(error: unknown): void {
    failing = true;
    if (error instanceof ApiError && isConflict(error)) {
      halted = true;
      watch.onState('conflict');
      return;
    }
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 429;
    if (refused)
      watch.onRefused(formProblems(error.errors, sentFiles(wish?.record.actual_urls ?? [])), error);
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
    want(next: Wish, pause: number): void {
      wish = next;
      clearTimeout(timer);
      const waits = pending().length > 0;
      if (waits) timer = setTimeout(() => void start(), pause);
      // What is under way says itself how it ended.
      if (!halted && !running) watch.onState(waits ? 'waiting' : stillness());
    },
    /** Sends what is waiting. Answers whether the server has everything it can take. */
    async flush(): Promise<boolean> {
      do {
        if (running) await running;
        await start();
        // A wish may have come while the last word of the saving was said.
      } while (!halted && !failing && pending().length > 0);
      return !halted && saved !== null && pending().length === 0;
    },
    /**
     * Another call that makes a new version of the order. It takes its turn with the savings: beside one it would be
     * taken for somebody else's change. Answers whether there was an order to call about.
     */
    async between(call: (id: string) => Promise<Order>): Promise<boolean> {
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
    adopt(newer: Saved): void {
      saved = newer;
      halted = false;
    },
    close: (): void => clearTimeout(timer),
  };
}
