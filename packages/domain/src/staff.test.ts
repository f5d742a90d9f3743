import { describe, expect, test } from 'vitest';
import { isStaffRole, STAFF_ACTIONS, STAFF_ROLES, staffAbilities, staffCan } from './staff.ts';

/** Operator, lead, content admin. */
const table = {
  seeQueues: '++-',
  reviewApplications: '++-',
  reviewActivations: '++-',
  reviewDocuments: '++-',
  reviewTax: '++-',
  reviewPointChanges: '++-',
  reviewLocks: '++-',
  reviewAppeals: '-+-',
  answerTickets: '++-',
  openPersonalData: '++-',
  reassignWork: '-+-',
  seeLoad: '-+-',
  seePayments: '++-',
  manageMoney: '-+-',
  handlePrivacyRequests: '-+-',
  readAudit: '-+-',
  grantRoles: '-+-',
  editReferenceData: '-+-',
  editContent: '--+',
  publishContent: '--+',
} as const satisfies Record<(typeof STAFF_ACTIONS)[number], string>;

describe.each([...STAFF_ACTIONS])('%s', (action) => {
  test('is allowed to exactly these roles', () => {
    expect(STAFF_ROLES.map((role) => (staffCan([role], action) ? '+' : '-')).join('')).toBe(table[action]);
  });
});

test('no role, no action', () => {
  expect(staffAbilities([])).toEqual([]);
});

test('two roles add up', () => {
  expect(staffAbilities(['lead', 'contentAdmin'])).toEqual([...STAFF_ACTIONS]);
});

test('a partner’s role is no staff role', () => {
  expect(isStaffRole('owner')).toBe(false);
  expect(isStaffRole('lead')).toBe(true);
});
