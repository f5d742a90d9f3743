import { beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../../../test/harness.ts';
import { operatorToken } from '../../../../test/people.ts';
import { poll } from '../../../../test/waiting.ts';
import {
  newOwner,
  type Order,
  type Owner,
  publish,
  query,
  sent,
  sharedApp,
  uploadFile,
} from '../testing/stage.ts';

const shared = sharedApp();
let app: TestApp;
let owner: Owner;
let operator: string;

beforeAll(async () => {
  app = await shared;
  owner = await newOwner(app, 'GE');
  operator = await operatorToken(app);
});

const named = (id: string) => ({ params: { kind: 'application', id } });
async function decide(id: string, body: { decision: string; remarks?: { path: string; message: string }[] }) {
  await app.call('POST /api/v2/manage/reviews/:kind/:id/claim', named(id), { token: operator });
  const answer = await app.call(
    'POST /api/v2/manage/reviews/:kind/:id/decide',
    { ...named(id), body },
    { token: operator },
  );
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.error));
  return answer.body;
}
const application = async (id: string) =>
  (await app.call('GET /api/v2/manage/reviews/:kind/:id', named(id), { token: operator })).body.content
    .application;

const filesOf = ({ photos, videos, documents }: Pick<Order, 'photos' | 'videos' | 'documents'>) =>
  [...photos, ...videos, ...documents].map(({ url, type, isPublic }) => ({ url, type, isPublic }));
const isHeld = async (url: string | undefined) => {
  const id = url?.match(/[0-9a-f-]{36}/)?.[0];
  const [row] = await query(app, 'select count(*)::int as claims from file_claims where file_id = $1', [id]);
  return row.claims > 0;
};

it('the second round is shown against what was sent back, field by field and file by file', async () => {
  const first = await sent(app, owner, { country: 'GE', area: 60, stock_area: 45 });
  const { id } = first;
  expect((await application(id))?.earlier).toBeNull();
  await decide(id, { decision: 'remark', remarks: [{ path: 'area', message: 'В плане 75' }] });

  const old = first.photos.find(({ type }) => type === 'generalPhoto');
  const actual_urls = [
    ...filesOf(first).filter(({ url }) => url !== old?.url),
    { url: await uploadFile(app, owner), type: 'generalPhoto' as const, isPublic: true },
  ];
  const saved = await app.call(
    'POST /api/v2/pickpoint/order/:id/update',
    {
      params: { id },
      body: { area: 75, stock_area: 60, actual_urls, update_fields: ['area', 'stock_area', 'actual_urls'] },
    },
    { token: owner.token },
  );
  expect(saved.status).toBe(200);
  await publish(app, owner, id);

  const now = await application(id);
  expect([now?.earlier?.area, now?.area]).toEqual([60, 75]);
  const before = now?.earlier?.photos.find(({ type }) => type === 'generalPhoto');
  expect(before?.id).toBe(old?.id);
  expect(before?.imageUrl).not.toBe('');
  // What was replaced is kept for as long as somebody compares.
  expect(await isHeld(old?.url)).toBe(true);

  const told = async () =>
    (
      await app.call('GET /api/v4/notifications', { query: { page_size: 100 } }, { token: operator })
    ).body.data.filter(({ kind, link }) => kind === 'caseReturned' && link.endsWith(`/${id}`)).length;
  await poll(told).toBe(1);

  await decide(id, { decision: 'accept' });
  expect((await application(id))?.earlier).toBeNull();
  expect(await isHeld(old?.url)).toBe(false);
});

it('an owner sees nothing of it, and it goes with their data', async () => {
  const { id } = await sent(app, owner, { country: 'GE' });
  await decide(id, { decision: 'remark', remarks: [{ path: 'area', message: 'Проверьте' }] });
  const { body } = await app.call('GET /api/v4/order/:id', { params: { id } }, { token: owner.token });
  expect(body).not.toHaveProperty('earlier');
  const [row] = await query(app, `select returned->>'area' as area from orders where id = $1`, [id]);
  expect(row.area).toBe('60');
});
