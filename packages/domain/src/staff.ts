/** Roles of the marketplace's own people; a partner has none. One person may hold several. */
export const STAFF_ROLES = ['operator', 'lead', 'contentAdmin'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

export const STAFF_ACTIONS = [
  'seeQueues',
  'reviewApplications',
  'reviewActivations',
  'reviewDocuments',
  'reviewTax',
  'reviewPointChanges',
  'reviewLocks',
  'reviewAppeals',
  'answerTickets',
  'openPersonalData',
  'reassignWork',
  'seeLoad',
  'seePayments',
  'manageMoney',
  'handlePrivacyRequests',
  'readAudit',
  'grantRoles',
  'editReferenceData',
  'editContent',
  'publishContent',
] as const;

export type StaffAction = (typeof STAFF_ACTIONS)[number];

const operator = [
  'seeQueues',
  'reviewApplications',
  'reviewActivations',
  'reviewDocuments',
  'reviewTax',
  'reviewPointChanges',
  'reviewLocks',
  'answerTickets',
  'openPersonalData',
  'seePayments',
] as const satisfies readonly StaffAction[];

/**
 * An operator decides cases; a lead also decides about people, money and appeals, and reads the audit; a content
 * admin works on the public site and sees no partner's data.
 */
const actionsByRole = {
  operator,
  lead: [
    ...operator,
    'reviewAppeals',
    'reassignWork',
    'seeLoad',
    'manageMoney',
    'handlePrivacyRequests',
    'readAudit',
    'grantRoles',
    'editReferenceData',
  ],
  contentAdmin: ['editContent', 'publishContent'],
} as const satisfies Record<StaffRole, readonly StaffAction[]>;

export function isStaffRole(value: unknown): value is StaffRole {
  return STAFF_ROLES.some((role) => role === value);
}

export function staffCan(roles: readonly StaffRole[], action: StaffAction): boolean {
  return roles.some((role) => (actionsByRole[role] as readonly StaffAction[]).includes(action));
}

/** Union of what the roles allow, in the order of {@link STAFF_ACTIONS}. */
export function staffAbilities(roles: readonly StaffRole[]): readonly StaffAction[] {
  return STAFF_ACTIONS.filter((action) => staffCan(roles, action));
}
