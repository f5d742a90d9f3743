import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import { waitFor } from '../../../test/waiting.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure } from '../../platform/http/failure.ts';
import { createContributors } from '../../platform/personal-data/contributors.ts';
import { createAuthAdmin } from '../auth/admin.ts';
import { createAuthPersonalData } from '../auth/personal-data-service.ts';
import { createPaymentsPersonalData } from '../payments/personal-data-service.ts';
import { ask } from '../privacy/asking.ts';
import { decide } from '../privacy/deciding.ts';
import { lockOrder } from './order-store.ts';
import { createOrdersPersonalData } from './personal-data-service.ts';
import { type Desk, openDesk } from './testing/desk.ts';
import { transition } from './transition.ts';

const cleanUp = afterFile();
const contributors = createContributors();
const trace = { requestId: 'r', address: '::1' };
let desk: Desk;
let lead: Caller;
let owner: Caller;
let request: string;

beforeAll(async () => {
  desk = await openDesk(cleanUp);
  lead = await desk.newOwner();
  contributors.register(createAuthPersonalData(desk.db, desk.clock));
  contributors.register(createPaymentsPersonalData(desk.db));
  contributors.register(createOrdersPersonalData(desk.deps));
});

/** Without `transaction`, which would retry: a deadlock must not happen here at all. */
const alone = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => desk.db.transaction().execute(work);

beforeEach(async () => {
  owner = await desk.newOwner();
  request = (await alone((tx) => ask(tx, desk.clock, owner, '', trace))).id;
});

const erases = async () => {
  const deps = { clock: desk.clock, accounts: createAuthAdmin(desk.clock), contributors };
  const decision = { id: request, decision: 'erase', comment: '', ...trace } as const;
  return alone((tx) => decide(tx, deps, lead, decision));
};

const someoneWaits = () =>
  waitFor(async () => {
    const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    expect(await desk.query(waits)).toHaveLength(1);
  });

/** One connection holds the application's lock and acts on it while another erases its owner and waits for that lock. */
const meanwhile = (id: number, act: (tx: Tx) => Promise<unknown>) =>
  alone(async (tx) => {
    await lockOrder(tx, id);
    const erased = erases();
    await someoneWaits();
    // It may be refused before the test asks how it ended.
    erased.catch(() => undefined);
    await act(tx);
    // Wrapped, or it would be awaited before this transaction ends.
    return { erased };
  });

const happens = async (tx: Tx, id: number, event: 'decline' | 'publish', by: 'staff' | 'owner') => {
  const order = await lockOrder(tx, id);
  if (!order) throw new Error('gone');
  return transition(tx, desk.deps.transitions, order, { event, by });
};

const isGone = async () =>
  (await desk.query('select erased from users where id = $1', [owner.userId]))[0]?.erased !== null;

describe('who erases an account', () => {
  it('waits for a decision and finds nothing left that goes on', async () => {
    const { id } = await desk.created(owner);
    const { erased } = await meanwhile(id, (tx) => happens(tx, id, 'decline', 'staff'));
    expect((await erased).status).toBe('done');
    expect(await isGone()).toBe(true);
    expect((await desk.read(id)).status).toBe('ORDER_DECLINED');
  });

  it('waits for a draft that is being saved, and ends it', async () => {
    const { id } = await desk.draft(owner);
    const { erased } = await meanwhile(id, async (tx) => {
      // As saving does: the row, and then what points at the account.
      await desk.deps.accounts.lockUser(tx, owner.userId);
    });
    await erased;
    expect((await desk.read(id)).status).toBe('ORDER_DELETED');
    expect(await desk.historyOf(id)).toEqual(['owner create', 'owner delete']);
  });

  it('waits for a draft that is being sent, and then has a duty in the way', async () => {
    const { id } = await desk.draft(owner);
    const { erased } = await meanwhile(id, (tx) => happens(tx, id, 'publish', 'owner'));
    await expect(erased).rejects.toMatchObject({ code: 'duties_remain' });
    expect(await isGone()).toBe(false);
  });

  it('and who adds an application go one after the other, whoever comes first', async () => {
    const place = await desk.newPlace();
    await desk.someFiles(owner);
    const [erased, added] = await Promise.allSettled([erases(), desk.draft(owner, place)]);
    expect(erased.status).toBe('fulfilled');
    if (added.status === 'rejected') expect(added.reason).toBeInstanceOf(Failure);
    const left = await desk.query('select status from orders where owner_id = $1', [owner.userId]);
    expect(left).toEqual(added.status === 'fulfilled' ? [{ status: 'ORDER_DELETED' }] : []);
  });
});
