/** Every kind of caller. A new role is a new column: every row then has to say what it means for it. */
export const ROLES = [
  'anonymous',
  'applicant',
  'owner',
  'employee',
  'operator',
  'lead',
  'contentAdmin',
] as const;
export type Role = (typeof ROLES)[number];
