import { expect, it } from 'vitest';
import { decide, openDesk } from './testing/stage.ts';

const { newCase, staff } = openDesk();

it.each([
  ['tax', 'approve', 'taxApproved', '/lk/profile'],
  ['tax', 'remark', 'taxRemark', '/lk/profile/editRequisites'],
  ['tax', 'cancel', 'taxCanceled', '/lk/profile'],
  ['passport', 'approve', 'passportApproved', '/lk/profile'],
  ['passport', 'remark', 'passportRemark', '/lk/profile/editPassport'],
  ['passport', 'cancel', 'passportCanceled', '/lk/profile'],
] as const)('a decision on %s (%s) tells the person: %s', async (kind, decision, notice, link) => {
  const { app, owner, named } = await newCase(kind);
  const lead = await staff.lead();
  const told = async () =>
    (await app.call('GET /api/v4/notifications', { query: {} }, { token: owner.token })).body.data;
  // A decision that is rolled back sends no notice.
  if (decision !== 'approve') expect((await decide(app, lead, named, decision)).status).toBe(400);
  expect(await told()).toEqual([]);
  expect((await decide(app, lead, named, decision, 'Нечитаемая печать')).status).toBe(200);
  expect(await told()).toMatchObject([{ kind: notice, link, category: 'documents', read: false }]);
});
