import { expect, it } from 'vitest';
import { transaction } from '../../platform/database/transaction.ts';
import { addPoint, newOwner, query, sharedApp } from '../orders/testing/stage.ts';
import { createPointsPersonalData } from './personal-data-service.ts';

const app = await sharedApp();
const WORDS = 'Снять с пульта, позвонить сторожу Петру';

it('exports what an owner wrote about a point, and blanks it when the account is erased', async () => {
  const owner = await newOwner(app);
  const { id } = await addPoint(app, owner.id, { latitude: 55.7, longitude: 37.6 });
  const params = { id: String(id) };
  const body = { alarm_system: WORDS, update_fields: ['alarm_system' as const] };
  await app.call('POST /api/v2/pickpoint/:id/update', { params, body }, { token: owner.token });
  const hours = {
    timetable_days: [{ day: '2027-01-01', open: '10:00', close: '22:00', is_day_off: true }],
    timetable_update_reason: `${WORDS}: первого января его нет`,
    update_fields: ['timetable_days' as const, 'timetable_update_reason' as const],
  };
  const asked = await app.call(
    'POST /api/v2/pickpoint/:id/update',
    { params, body: hours },
    { token: owner.token },
  );
  expect(asked.status).toBe(200);

  const data = createPointsPersonalData(app.db);
  const exported = JSON.stringify(await data.exportOf(owner.id));
  expect(exported.split('сторожу Петру').length - 1).toBeGreaterThanOrEqual(3);
  await transaction(app.db, (tx) => data.erase(tx, owner.id));
  expect(JSON.stringify(await data.exportOf(owner.id))).not.toContain('Петру');
  expect(await query(app, 'select address from points where id = $1', [id])).toHaveLength(1);
});
