import { expect, it } from 'vitest';
import { afterFile, testApp } from '../../../test/harness.ts';
import { newPerson } from '../../../test/people.ts';
import { waitFor } from '../../../test/waiting.ts';
import { unzip } from '../../../test/zip.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { createAuthAdmin } from '../auth/admin.ts';
import { createSandboxPersonalData } from '../sandbox/personal-data-service.ts';
import { createNotificationsPersonalData } from './personal-data-service.ts';
import {
  accepted,
  giveEmail,
  KEYS,
  list,
  newEndpoint,
  outbox,
  sendNotice,
  serviceOf,
  subscribe,
} from './testing/stage.ts';

const app = await testApp({ cleanUp: afterFile(), environment: { CODES_PER_ADDRESS_PER_HOUR: '1000' } });

it('a person takes along what they were told, without the keys of their devices', async () => {
  const person = await newPerson(app);
  await sendNotice(app, person, accepted(5), '/lk/orders/5');
  await subscribe(app, person, newEndpoint());
  const { rawPayload } = await app.http.inject({
    url: '/api/v4/privacy/export',
    headers: { authorization: `Bearer ${person.token}` },
  });
  const { notifications } = JSON.parse(unzip(rawPayload).get('data.json')?.toString() ?? '{}');
  expect(notifications).toMatchObject({
    notices: [{ kind: 'orderAccepted', params: { order: 5 }, link: '/lk/orders/5' }],
    preferences: [],
    devices: [{ pushService: 'push.example', language: 'ru' }],
  });
  expect(JSON.stringify(notifications)).not.toContain(KEYS.auth);
});

it('nothing is left of them, and of nobody else anything is gone', async () => {
  const [gone, stays] = [await newPerson(app), await newPerson(app)];
  for (const person of [gone, stays]) {
    await sendNotice(app, person, accepted(6));
    await subscribe(app, person, newEndpoint());
  }
  const { erase } = createNotificationsPersonalData(app.db);
  for (let pass = 0; pass < 2; pass += 1) await transaction(app.db, (tx) => erase(tx, gone.id));
  const addresses = ({ id }: { id: string }) => serviceOf(app).addressesOf(app.db, id);
  expect([(await list(app, gone)).body.total, await addresses(gone)]).toEqual([0, []]);
  expect([(await list(app, stays)).body.total, (await addresses(stays)).length]).toEqual([1, 1]);
});

it('what the sandbox keeps of their e-mails and pushes goes too', async () => {
  const [person, endpoint, email] = [await newPerson(app), newEndpoint(), 'leaving@example.com'];
  await giveEmail(app, person, email);
  await subscribe(app, person, endpoint);
  await sendNotice(app, person, accepted(8));
  const kept = async () => [...(await outbox(app, email)), ...(await outbox(app, endpoint))];
  await waitFor(async () => expect(await kept()).toHaveLength(2));
  const { addressesOf } = serviceOf(app);
  const sandbox = createSandboxPersonalData(app.db, createAuthAdmin(app.clock), addressesOf);
  const { data } = await sandbox.exportOf(person.id);
  expect(data).toEqual(
    expect.arrayContaining(['email', 'push'].map((channel) => expect.objectContaining({ channel }))),
  );
  await transaction(app.db, (tx) => sandbox.erase(tx, person.id));
  expect(await kept()).toEqual([]);
});
