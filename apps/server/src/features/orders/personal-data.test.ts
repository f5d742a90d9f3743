import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Contributor } from '../../platform/personal-data/contributors.ts';
import { createOrdersPersonalData } from './personal-data-service.ts';
import { type Desk, openDesk } from './testing/desk.ts';

const cleanUp = afterFile();
let desk: Desk;
let data: Contributor;
let owner: Caller;
beforeAll(async () => {
  desk = await openDesk(cleanUp);
  data = createOrdersPersonalData(desk.deps);
  owner = await desk.newOwner();
});

const duties = (userId: string) =>
  transaction(desk.db, async (tx) => (await data.duties?.(tx, userId)) ?? []);
const erase = (userId: string) =>
  transaction(desk.db, async (tx) => {
    await data.lock?.(tx, userId);
    await data.erase(tx, userId);
  });

describe('applications of a person', () => {
  it('are exported with what was said and done, without who of the staff it was', async () => {
    const { id } = await desk.sent(owner);
    await desk.orders.writeMessage(owner, id, 'Когда будет решение?');
    await desk.applyEvent(id, 'remarkPayment', 'staff', { comment: 'Проверьте оплату' });
    const { data: found } = await data.exportOf(owner.userId);
    expect(found).toMatchObject({
      orders: [{ id, status: 'ORDER_REMARK_FROM_PAYMENT', record: { street: 'Садовая улица' } }],
      history: [
        { event: 'create' },
        { event: 'publish' },
        { event: 'remarkPayment', comment: 'Проверьте оплату' },
      ],
      comments: [{ comment: 'Когда будет решение?', send_by: 'OWNER' }],
    });
    expect(JSON.stringify(found)).not.toContain('actor_id');
  });

  it('are a duty while they go on: whoever is erased ends them first', async () => {
    expect(await duties(owner.userId)).toEqual(['orders_open']);
    const [order] = await desk.query('select id from orders where owner_id = $1', [owner.userId]);
    await desk.orders.delete(owner, order?.id);
    expect(await duties(owner.userId)).toEqual([]);
  });

  it('are blanked, drafts ended, and what happened stays', async () => {
    const draft = await desk.draft(owner);
    expect(await duties(owner.userId)).toEqual([]);
    await desk.query('update orders set returned = record where owner_id = $1', [owner.userId]);
    await erase(owner.userId);
    await erase(owner.userId);
    const rows = await desk.query(
      'select status, record, returned from orders where owner_id = $1 order by id',
      [owner.userId],
    );
    expect(rows.map(({ returned }) => returned)).toEqual([null, null]);
    expect(rows.map(({ status }) => status)).toEqual(['ORDER_DELETED', 'ORDER_DELETED']);
    for (const { record } of rows)
      expect(record).toMatchObject({
        phone: '',
        description: '',
        courier_way: '',
        entrance: '',
        actual_urls: [],
        city_name: 'Москва',
      });
    expect(await desk.historyOf(draft.id)).toEqual(['owner create', 'owner delete']);
    const words = await desk.query(
      `select comment from order_history join orders on orders.id = order_id
       where owner_id = $1 and comment <> '' union all
       select comment from order_comments join orders on orders.id = order_id where owner_id = $1`,
      [owner.userId],
    );
    expect(words).toEqual([]);
  });

  it('of others stay as they are', async () => {
    const other = await desk.newOwner();
    const { id } = await desk.draft(other);
    await erase(owner.userId);
    expect((await desk.read(id)).record.description).not.toBe('');
  });
});
