import type { StaffRole } from '@punkt/domain/staff';
import { beforeAll, expect, it } from 'vitest';
import { afterFile, pgQuery } from '../../../test/harness.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { openServices } from '../orders/testing/desk-services.ts';
import { createReviewAdmin } from './admin.ts';
import { createReviewService } from './service.ts';
import { createKiosks, kioskSubject } from './testing/kiosk.ts';

/** A queue of a kind that only this test knows: everything but its own few lines belongs to `reviews`. */
const cleanUp = afterFile();
const opened = openServices(cleanUp).then(async (services) => {
  const { db, clock, accounts, files, url } = services;
  await pgQuery(
    url,
    'create table kiosks (id text primary key, owner_id uuid, name text, state text, version int)',
  );
  const reviews = createReviewAdmin(clock);
  reviews.register(kioskSubject);
  const notifications = { notify: async () => undefined, markDone: async () => undefined };
  const colleagues = async () => [];
  const deps = { db, clock, reviews, accounts, files, notifications, colleagues };
  const desk = createReviewService(deps);
  const newPerson = (phone: string) => transaction(db, (tx) => accounts.ensureUser(tx, phone, 'RU'));
  return { url, reviews, desk, kiosks: createKiosks(db, clock, reviews), newPerson };
});

type Opened = Awaited<typeof opened>;
let stage: Opened;
let owner: string;
let operator: string;
beforeAll(async () => {
  stage = await opened;
  owner = await stage.newPerson('79165550001');
  operator = await stage.newPerson('79165550002');
});

const asking = (userId: string, staffRoles: StaffRole[] = ['operator']) => ({
  caller: { userId, sessionId: userId, staffRoles } as never,
  language: 'ru' as const,
  requestId: 'request',
  address: '127.0.0.1',
});
const key = (id: string) => ({ kind: 'kiosk', id });
const waiting = { stage: 'waiting', mine: false, overdue: false, page: 1, pageSize: 20 };

it('goes from claim to remark, to a second round, to a decision about what was really seen', async () => {
  const { desk, kiosks, url } = stage;
  await kiosks.send('7001', owner, 'Киоск у вокзала');
  const me = asking(operator);
  expect((await desk.list(me.caller, { ...waiting, query: 'вокзал' })).rows).toMatchObject([
    { id: '7001', round: 1 },
  ]);
  const claimed = await desk.claim(key('7001'), me);
  expect(claimed.abilities).toEqual({
    claim: false,
    release: true,
    assign: true,
    decisions: ['approve', 'remark'],
  });

  const nowhere = { decision: 'remark', comment: '', remarks: [{ path: 'colour', message: 'Не тот' }] };
  await expect(desk.decide(key('7001'), nowhere, me)).rejects.toMatchObject({ code: 'validation_failed' });
  const remarks = [{ path: 'name', message: 'Назовите улицу' }];
  const returned = await desk.decide(
    key('7001'),
    { decision: 'remark', comment: '', remarks, version: 1 },
    me,
  );
  expect(returned.review).toMatchObject({
    status: 'returned',
    stage: 'decided',
    waiting_since: null,
    remarks,
  });

  await kiosks.send('7001', owner, 'Киоск на Садовой');
  const again = await desk.open(key('7001'), me);
  expect(again.review).toMatchObject({ round: 2, status: 'sent', claimed_by: null, remarks });
  await desk.claim(key('7001'), me);
  const old = { decision: 'approve', comment: '', remarks: [], version: 1 };
  await expect(desk.decide(key('7001'), old, me)).rejects.toMatchObject({
    code: 'conflict',
    details: { data: { version: 3 } },
  });
  const done = await desk.decide(key('7001'), { ...old, version: again.view.version }, me);
  expect(done.review).toMatchObject({ status: 'open', stage: 'decided' });
  expect(done.history.map(({ action }) => action)).toEqual(['claimed', 'returned', 'claimed', 'open']);

  const { rows } = await pgQuery(
    url,
    `select action, owner_id from audit_log where subject_kind = 'kiosk' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'review.claimed',
    'review.decided',
    'review.opened',
    'review.claimed',
    'review.decided',
  ]);
  expect(new Set(rows.map(({ owner_id }) => owner_id))).toEqual(new Set([owner]));
  const events = await pgQuery(
    url,
    `select data from events where audience = 'queue:kiosk' order by id desc limit 1`,
  );
  expect(events.rows[0]?.data).toEqual({ kind: 'kiosk', id: '7001', status: 'open' });
});

it('is taken many at once, each by itself: what is about oneself or a colleague has is left', async () => {
  const { desk, kiosks } = stage;
  const other = await stage.newPerson('79165550003');
  for (const id of ['7101', '7102']) await kiosks.send(id, owner, `Киоск ${id}`);
  await kiosks.send('7103', operator, 'Свой');
  await desk.claim(key('7102'), asking(other));
  const cases = ['7101', '7102', '7103', '7999'].map(key);
  const { claimed, refused } = await desk.claimMany(cases, asking(operator));
  expect(claimed.map(({ id }) => id)).toEqual(['7101']);
  expect(refused.map(({ id }) => id)).toEqual(['7102', '7103', '7999']);
});

it('is nobody’s whose role does not open it', async () => {
  const { desk } = stage;
  const stranger = asking(operator, ['contentAdmin']);
  await expect(desk.open(key('7001'), stranger)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(desk.open({ kind: 'nothing', id: '1' }, asking(operator))).rejects.toMatchObject({
    code: 'not_found',
  });
});
