import { randomUUID } from 'node:crypto';
import type { audit } from '@punkt/contract/audit';
import type { staff } from '@punkt/contract/staff';
import { type AccessRows, type Statuses, staffOnly } from './row.ts';
import type { Scene } from './scene.ts';

/** Who has which role is a matter of leads. */
const leads = (status: number, others: Partial<Statuses> = {}) => staffOnly(403, { lead: status, ...others });

const grant = (id: string) => ({ body: { id, role: 'contentAdmin' as const, granted: true } });

export const auditAccess: AccessRows<typeof audit> = {
  'GET /api/v2/manage/audit': {
    noRecord: 'the one log of everybody, for leads; each reading is a row of it',
    request: async () => ({ query: {} }),
    expect: leads(200),
  },
  'GET /api/v2/manage/audit/export': {
    noRecord: 'the same log as a file, for leads; taking it is a row too',
    request: async () => ({ query: { act: 'staff.granted' as const } }),
    expect: leads(200),
  },
};

export const staffAccess: AccessRows<typeof staff> = {
  'GET /api/v2/manage/staff': {
    noRecord: 'the one list of all colleagues, for leads',
    request: async () => ({}),
    expect: leads(200),
  },
  'POST /api/v2/manage/staff/role': {
    record: 'account',
    // The role that the lead has already: nothing in the scene changes.
    own: async ({ caller }: Scene) => ({ body: { id: caller.userId, role: 'lead' as const, granted: true } }),
    // Somebody new by phone: an account is created with the role.
    foreign: async ({ newPhone }: Scene) => ({
      body: { phone: newPhone(), role: 'contentAdmin' as const, granted: true },
    }),
    missing: async () => grant(randomUUID()),
    expect: { own: leads(200), foreign: leads(200), missing: leads(404) },
  },
};
