import type { locks } from '@punkt/contract/locks';
import { pgQuery } from '../harness.ts';
import { orderOf } from './orders.ts';
import { type AccessRows, everybody, hidden, signedIn } from './row.ts';
import type { Scene } from './scene.ts';

const MISSING = '999999999';

/** Returned from activation: its lock may be tried. */
const row = <T>(
  work: (id: string) => T,
  more: (scene: Scene, id: string) => Promise<unknown> = async () => {},
) => {
  const made = async (scene: Scene, owner: Scene['caller']) => {
    const id = await orderOf(scene.app, owner, 'ORDER_REMARK');
    await more(scene, id);
    return work(id);
  };
  return {
    record: 'application',
    own: (scene: Scene) => made(scene, scene.caller),
    foreign: (scene: Scene) => made(scene, scene.stranger),
    missing: async () => work(MISSING),
    expect: { own: signedIn(200), foreign: hidden, missing: hidden },
  };
};

/** A reason that staff have sent back. */
const remarked = async ({ app }: Scene, id: string) => {
  await pgQuery(
    app.databaseUrl,
    `insert into locks (order_id, owner_id, kind, status, name, clicked, reason, description, photos, comment, remarks, updated)
     select id, owner_id, 'reason', 'remark', '', false, 'other', 'Дверь стеклянная', '[]', '', '[]', now()
     from orders where id = $1`,
    [id],
  );
};

let codes = 0;
/** Another lock each time: one hangs on one door. */
function code(): string {
  codes += 1;
  return `WBACCESS${codes}`;
}

export const locksAccess: AccessRows<typeof locks> = {
  'POST /api/v2/pickpoint-order/elock/activate': row((pickpoint_order_id) => ({
    body: { pickpoint_order_id, elock_name: code(), photos: [], clicked: false },
  })),
  'POST /api/v4/pickpoint-order/elock/get-token': row((pickpoint_id) => ({
    body: { pickpoint_id, lock_name: code() },
  })),
  'POST /api/v2/pickpoint-order/elock/set-reason': row((pickpoint_order_id) => ({
    body: { pickpoint_order_id, reason: 'other', description: 'Дверь стеклянная', photos: [] },
  })),
  'POST /api/v2/pickpoint-order/elock/update': row(
    (pickpoint_order_id) => ({
      body: { pickpoint_order_id, reason: 'lowTemperatures', update_fields: ['reason'] },
    }),
    remarked,
  ),
  'GET /api/v4/locks/keys': {
    noRecord: 'public halves of keys, which every controller has',
    request: async () => ({}),
    expect: everybody(200),
  },
  'GET /api/v4/locks/revoked': {
    noRecord: 'names tokens and no people; a controller asks for it without an account',
    request: async () => ({ query: { lock: 'WB123A' } }),
    expect: everybody(200),
  },
  'POST /api/v4/locks/revoke': row((pickpoint_id) => ({ body: { pickpoint_id } })),
};
