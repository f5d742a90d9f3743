import type { zones } from '@punkt/contract/zones';
import { writeZone } from '../../src/features/geo/zone-store.ts';
import { type AccessRows, type Statuses, staffOnly } from './row.ts';
import type { Person, Scene } from './scene.ts';

/** What the marketplace pays for a place is a matter of leads. */
const leads = (status: number): Statuses => staffOnly(403, { lead: status });

/** In the middle of Tula; nobody applies there. */
const CELL = '89118393113ffff';
const UNTOUCHED = '891183931c7ffff';

const close = (cell: string) => ({ params: { cell }, body: { kind: 'grey' as const } });

async function setBy({ app }: Scene, { userId }: Person) {
  const row = { cell: CELL, kind: 'grey' as const, updated: app.clock.now(), set_by: userId };
  await app.db.transaction().execute((tx) => writeZone(tx, row));
  return { params: { cell: CELL } };
}

export const zonesAccess: AccessRows<typeof zones> = {
  'GET /api/v2/manage/zones': {
    noRecord: 'the one list of all zones set by hand, for leads',
    request: async () => ({ query: {} }),
    expect: leads(200),
  },
  'GET /api/v2/manage/zones/at': {
    noRecord:
      'any place of the map, for leads; the number of an application that holds it is staff’s to know',
    request: async () => ({ query: { latitude: 54.19, longitude: 37.61 } }),
    expect: leads(200),
  },
  'POST /api/v2/manage/zones/:cell': {
    record: 'zone of the map, nobody’s own; every real cell may be set',
    own: async () => close(CELL),
    foreign: async () => close(CELL),
    missing: async () => close('89fffffffffffff'),
    expect: { own: leads(200), foreign: leads(200), missing: leads(404) },
  },
  'POST /api/v2/manage/zones/:cell/reset': {
    record: 'zone set by hand; whoever set it',
    own: async (scene: Scene) => setBy(scene, scene.caller),
    foreign: async (scene: Scene) => setBy(scene, scene.stranger),
    missing: async () => ({ params: { cell: UNTOUCHED } }),
    expect: { own: leads(200), foreign: leads(200), missing: leads(404) },
  },
};
