import { randomUUID } from 'node:crypto';
import type { staff } from '@punkt/contract/staff';
import { type AccessRows, type Statuses, staffOnly } from './row.ts';
import type { Scene } from './scene.ts';

/** Who has which role is a matter of leads. */
const leads = (status: number, others: Partial<Statuses> = {}) => staffOnly(403, { lead: status, ...others });

const grant = (id: string) => ({ body: { id, role: 'contentAdmin' as const, granted: true } });

export const staffAccess: AccessRows<typeof staff> = {
  'GET /api/v2/manage/staff': {
    noRecord: 'the one list of all colleagues, for leads',
    request: async () => ({}),
    expect: leads(200),
  },
  'POST /api/v2/manage/staff/role': {
    record: 'account',
    // A lead's own role, which she has: nothing of the scene changes.
    own: async ({ caller }: Scene) => ({ body: { id: caller.userId, role: 'lead' as const, granted: true } }),
    // Somebody new by her phone: an account is made for her when she gets the role.
    foreign: async ({ newPhone }: Scene) => ({
      body: { phone: newPhone(), role: 'contentAdmin' as const, granted: true },
    }),
    missing: async () => grant(randomUUID()),
    expect: { own: leads(200), foreign: leads(200), missing: leads(404) },
  },
};
