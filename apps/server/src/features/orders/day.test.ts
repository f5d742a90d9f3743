import { beforeAll, expect, it } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { DAY, type Desk, openDesk } from './testing/desk.ts';
import { orderForTicket } from './ticket-order-store.ts';

const cleanUp = afterFile();
let desk: Desk;
let owner: Caller;
beforeAll(async () => {
  desk = await openDesk(cleanUp);
  owner = await desk.newOwner();
});

const FEE = 5_000_000;
const list = (more: object) =>
  desk.orders.list(owner, {
    field: 'created',
    descending: true,
    deleted: null,
    page: 1,
    pageSize: 20,
    ...more,
  });
const idsOf = (cards: ReadonlyArray<{ readonly order: { readonly id: number } }>) =>
  cards.map(({ order }) => order.id);

it('begins with what needs the owner by deadline, what others do, and where the money is', async () => {
  const lost = (await desk.created(owner)).id;
  await desk.applyEvent(lost, 'accept', 'staff');
  desk.pass(30 * DAY + 1);
  await desk.strike(lost, 'lapseActivation');
  const approved = (await desk.created(owner)).id;
  await desk.applyEvent(approved, 'accept', 'staff');
  const unpaid = (await desk.sent(owner)).id;
  const checked = (await desk.created(owner)).id;
  const refused = (await desk.created(owner)).id;
  await desk.applyEvent(refused, 'decline', 'staff', { comment: 'Не подходит' });
  const draft = (await desk.draft(owner)).id;

  const day = await desk.orders.day(owner);
  expect(idsOf(day.needs)).toEqual([unpaid, lost, approved, draft]);
  expect(idsOf(day.others)).toEqual([checked]);
  expect(day.drafts).toBe(1);
  expect(day.money).toEqual([
    { currency: 'RUB', held: 3 * FEE, credited: 0, returned: 0, returning: FEE, kept: 0 },
  ]);

  expect(idsOf((await list({ needsOwner: true })).cards)).toEqual([draft, unpaid, approved, lost]);
  expect((await list({ stage: 'closed' })).total).toBe(2);
  expect(idsOf((await list({ words: [String(checked).slice(-4)] })).cards)).toContain(checked);
  expect((await list({ words: ['садовая', '%'] })).total).toBe(0);
  expect((await list({ words: ['САДОВАЯ'] })).total).toBe(6);
  const stranger = await desk.orders.day(await desk.newOwner());
  expect(stranger).toEqual({ needs: [], others: [], drafts: 0, money: [] });
});

it('finds the approved ones, whatever came after: those that a ticket can be about', async () => {
  const applicant = await desk.newOwner();
  const approved = async (
    ...acts: ReadonlyArray<readonly ['readyActivate' | 'remarkActivation', string]>
  ) => {
    const { id } = await desk.created(applicant);
    await desk.applyEvent(id, 'accept', 'staff');
    await desk.orders.answerOpening(applicant, id, true);
    for (const [event, by] of acts) await desk.applyEvent(id, event, by as 'owner' | 'staff');
    return id;
  };
  const accepted = await approved();
  const sent = await approved(['readyActivate', 'owner']);
  const returned = await approved(['readyActivate', 'owner'], ['remarkActivation', 'staff']);
  await desk.created(applicant);
  await desk.draft(applicant);
  const ended = (await desk.created(applicant)).id;
  await desk.applyEvent(ended, 'decline', 'staff', { comment: 'Не подходит' });

  const { cards, total } = await desk.orders.list(applicant, {
    field: 'created',
    descending: false,
    deleted: null,
    accepted: true,
    page: 1,
    pageSize: 20,
  });
  expect([idsOf(cards), total]).toEqual([[accepted, sent, returned], 3]);
  for (const id of [accepted, sent, returned])
    expect(await orderForTicket(desk.db, applicant.userId, id)).toMatchObject({ accepted: true });
});
