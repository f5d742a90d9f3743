import { expect, it } from 'vitest';
import { pgQuery } from '../../../test/harness.ts';
import { becomeOwner, newPhone, STAFF, sharedApp, signInPerson } from './testing/stage.ts';

const shared = sharedApp();

it('an erased owner leaves no company, document, draft or word in a case, and their INN is free', async () => {
  const app = await shared;
  const owner = await becomeOwner(app, newPhone());
  const lead = await signInPerson(app, STAFF.lead);
  const asked = await app.call('POST /api/v4/privacy/erasure', { body: {} }, { token: owner.token });
  const { status } = await app.call(
    'POST /api/v2/manage/privacy/:id/decide',
    { params: { id: asked.body.id }, body: { decision: 'erase' } },
    { token: lead.token },
  );
  expect(status).toBe(200);
  const left = async (sql: string) => (await pgQuery(app.databaseUrl, sql, [owner.id])).rows;
  expect(await left('select 1 from companies where owner_id = $1')).toEqual([]);
  expect(await left('select 1 from identity_documents where user_id = $1')).toEqual([]);
  expect(await left('select status, title, comment from reviews where user_id = $1')).toEqual([
    { status: 'withdrawn', title: '', comment: '' },
  ]);
  await becomeOwner(app, newPhone(), owner.record);
});
