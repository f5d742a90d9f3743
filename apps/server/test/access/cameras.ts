import type { cameras } from '@punkt/contract/cameras';
import { pgQuery } from '../harness.ts';
import { orderOf } from './orders.ts';
import { type AccessRows, hidden, type Statuses, signedIn, staffOnly } from './row.ts';
import type { Scene } from './scene.ts';

/** Whom the marketplace connects is a matter of leads. */
const leads = (status: number): Statuses => staffOnly(403, { lead: status });

const MISSING = '999999999';
const RECORDER = {
  vendor: '11',
  url: 'https://cameras.sandbox.example/good',
  login: 'admin',
  password: 'secret',
};
const VENDOR = {
  name: 'Поставщик',
  protocol: 'punkt',
  hasToken: true,
  allowsSelfSigned: false,
  active: false,
} as const;

/** Returned from activation: its cameras may be checked. */
const row = <T>(work: (id: string) => T) => ({
  record: 'application',
  own: async ({ app, caller }: Scene) => work(await orderOf(app, caller, 'ORDER_REMARK')),
  foreign: async ({ app, stranger }: Scene) => work(await orderOf(app, stranger, 'ORDER_REMARK')),
  missing: async () => work(MISSING),
  expect: { own: signedIn(200), foreign: hidden, missing: hidden },
});

async function newVendor({ app }: Scene) {
  const { rows } = await pgQuery(
    app.databaseUrl,
    `insert into camera_vendors (name, protocol, has_token, allows_self_signed, instructions, active)
     values ('Новый', 'punkt', false, false, '{}', false) returning id`,
  );
  return { params: { id: String(rows[0]?.id) }, body: { ...VENDOR, version: 1 } };
}

export const camerasAccess: AccessRows<typeof cameras> = {
  'GET /api/v2/manage/camera/token/vendor/list': {
    noRecord: 'the one list that every owner chooses from',
    request: async () => ({ query: {} }),
    expect: signedIn(200),
  },
  'POST /api/promo/cameras/validate/check': row((external_pickpoint_id) => ({
    body: { ...RECORDER, external_pickpoint_id },
  })),
  'POST /api/v2/order/cameras/:orderId': row((orderId) => ({ params: { orderId }, body: RECORDER })),
  'GET /api/v2/order/cameras/:orderId': row((orderId) => ({ params: { orderId } })),
  'GET /api/v2/manage/cameras/vendors': {
    noRecord: 'the one list of vendors, for leads',
    request: async () => ({}),
    expect: leads(200),
  },
  'POST /api/v2/manage/cameras/vendors': {
    noRecord: 'adds a vendor, nobody’s own',
    request: async () => ({ body: VENDOR }),
    expect: leads(200),
  },
  'POST /api/v2/manage/cameras/vendors/:id': {
    record: 'vendor, nobody’s own',
    own: newVendor,
    foreign: newVendor,
    missing: async () => ({ params: { id: MISSING }, body: { ...VENDOR, version: 1 } }),
    expect: { own: leads(200), foreign: leads(200), missing: leads(404) },
  },
};
