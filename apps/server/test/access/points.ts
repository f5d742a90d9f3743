import type { points } from '@punkt/contract/points';
import type { consolePoints } from '@punkt/contract/points-console';
import { addPoint } from '../../src/features/orders/testing/stage.ts';
import { type AccessRows, hidden, OWN_DATA, signedIn, staffOnly } from './row.ts';
import type { Person, Scene } from './scene.ts';

const PLACE = { latitude: 55.71, longitude: 37.61 };

/** A point that exists, of this person. */
const idOf = async ({ app }: Scene, { userId }: Person) => ({
  id: String((await addPoint(app, userId, PLACE)).id),
});

const MISSING = { id: '999999999' };

/** A point is known to whoever owns it or works there, and to nobody else. */
const pointRow = <Extra extends object>(extra: Extra) => ({
  record: 'point',
  own: async (scene: Scene) => ({ params: await idOf(scene, scene.caller), ...extra }),
  foreign: async (scene: Scene) => ({ params: await idOf(scene, scene.stranger), ...extra }),
  missing: async () => ({ params: MISSING, ...extra }),
  expect: { own: signedIn(200), foreign: hidden, missing: hidden },
});

const UPDATE = {
  racks_count: 7,
  update_fields: ['racks_count' as const],
};

const signboardOf = (pickpointId: string) => ({
  pickpointId,
  signboardFormat: 'new' as const,
  signboardSize: '400' as const,
  signboardUrls: [],
});

/** It ends the tokens it came with, so what is one's own is tried in a test of its own. */
const switchRow = {
  record: 'point',
  own: async (scene: Scene) => ({ params: await idOf(scene, scene.stranger) }),
  foreign: async (scene: Scene) => ({ params: await idOf(scene, scene.stranger) }),
  missing: async () => ({ params: MISSING }),
  expect: { own: hidden, foreign: hidden, missing: hidden },
};

export const pointsAccess: AccessRows<typeof points> = {
  'GET /api/v2/pickpoint/list': {
    noRecord: OWN_DATA,
    request: async () => ({ query: {} }),
    expect: signedIn(200),
  },
  'GET /api/v4/points/places': {
    noRecord: OWN_DATA,
    request: async () => ({ query: {} }),
    expect: signedIn(200),
  },
  'GET /api/v4/points/:id': pointRow({}),
  'GET /api/v4/points/:id/history': pointRow({ query: {} }),
  'GET /api/v4/points/:id/balance': pointRow({}),
  'POST /api/v2/pickpoint/:id/update': pointRow({ body: UPDATE }),
  'GET /api/v4/pickpoint/:id/timetable-order': pointRow({}),
  // Nothing was rejected: found, and refused by its state.
  'POST /api/v4/points/:id/appeal': {
    ...pointRow({
      body: { kind: 'area' as const, reason: 'Документы подтверждают площадь, посмотрите план' },
    }),
    expect: { own: signedIn(409), foreign: hidden, missing: hidden },
  },
  'GET /api/v2/pickpoint/signboard/:id': pointRow({}),
  // Found before anything is said about what was sent: without a photo it would be refused.
  'POST /api/v2/pickpoint/signboard/update': {
    record: 'point',
    own: async (scene) => ({ body: signboardOf((await idOf(scene, scene.caller)).id) }),
    foreign: async (scene) => ({ body: signboardOf((await idOf(scene, scene.stranger)).id) }),
    missing: async () => ({ body: signboardOf(MISSING.id) }),
    expect: { own: signedIn(400), foreign: hidden, missing: hidden },
  },
  'GET /api/v2/pickpoint/:id/switch': switchRow,
};

const consoleRow = <Extra extends object>(extra: Extra) => ({
  record: 'point',
  own: async (scene: Scene) => ({ params: await idOf(scene, scene.caller), ...extra }),
  foreign: async (scene: Scene) => ({ params: await idOf(scene, scene.stranger), ...extra }),
  missing: async () => ({ params: MISSING, ...extra }),
  expect: {
    own: staffOnly(200, { contentAdmin: 403 }),
    foreign: staffOnly(200, { contentAdmin: 403 }),
    missing: staffOnly(404, { contentAdmin: 403 }),
  },
});

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString();

/** The console's: whoever reviews changes of points looks at any of them. */
export const consolePointsAccess: AccessRows<typeof consolePoints> = {
  'GET /api/v2/manage/points': {
    noRecord: 'a list for staff: everybody’s points',
    request: async () => ({ query: {} }),
    expect: staffOnly(200, { contentAdmin: 403 }),
  },
  'GET /api/v2/manage/points/:id': consoleRow({}),
  'POST /api/v2/manage/points/:id/block': consoleRow({
    body: { until: inAWeek(), reason: 'Пункт не открывался три дня' },
  }),
  'POST /api/v2/manage/points/:id/unblock': consoleRow({ body: { reason: '' } }),
};
