import type { CountryCode } from '@punkt/domain/country-code';
import type { LockPermission, OwnerStatus, Permission } from '@punkt/domain/permissions';
import type { StaffRole } from '@punkt/domain/staff';
import type { Generated } from 'kysely';

interface UserTable {
  id: string;
  /** Null once the account was erased, and only then. */
  phone: string | null;
  country: CountryCode;
  first_name: Generated<string>;
  last_name: Generated<string>;
  middle_name: Generated<string>;
  email: Generated<string>;
  additional_phone: Generated<string>;
  additional_phone_country: CountryCode | null;
  telegram_login: Generated<string>;
  snils: Generated<string>;
  owner_status: Generated<OwnerStatus>;
  passport_approve_status: Generated<'none' | 'needs_approval' | 'needs_upgrade' | 'approved'>;
  last_push_id: Generated<string>;
  created: Date;
  /** When the person's data was erased; the row has no phone from then on, and nobody can sign in as it. */
  erased: Generated<Date | null>;
}

export type CodePurpose = 'login' | 'employee';

interface LoginCodeTable {
  id: string;
  phone: string;
  country: CountryCode;
  token_hash: Buffer;
  code_hash: Buffer;
  device_uuid: string;
  address: string;
  attempts_left: number;
  created: Date;
  expires: Date;
  consumed: Date | null;
  /** What the code is for: it opens nothing else. */
  purpose: Generated<CodePurpose>;
  /** What else must be the same when it comes back, in the words of whoever asked for it. */
  bound_to: Generated<string>;
  network: string | null;
  root_id: string | null;
  known: Generated<boolean>;
  key_id: string | null;
  box: Buffer | null;
}

interface SessionTable {
  id: string;
  user_id: string;
  device_uuid: string;
  device_name: string;
  device_type: string;
  app_version: string;
  address: string;
  created: Date;
  last_seen: Date;
  ended: Date | null;
  pickpoint_id: number | null;
  opened_by: string | null;
  ends: Date | null;
  /** On somebody else's device. */
  alien: Generated<boolean>;
}

interface AccessTokenTable {
  hash: Buffer;
  session_id: string;
  expires: Date;
}

interface RefreshTokenTable {
  hash: Buffer;
  session_id: string;
  issued: Date;
  expires: Date;
  used: Date | null;
  salt: Buffer | null;
}

interface LoginHashTable {
  hash: Buffer;
  user_id: string;
  created: Date;
  expires: Date;
  used: Date | null;
  session_id: string | null;
  device_uuid: string | null;
}

interface StaffRoleTable {
  user_id: string;
  role: StaffRole;
  granted: Date;
  granted_by: string | null;
}

interface PointRoleTable {
  user_id: string;
  pickpoint_id: number;
  permission: Permission;
  is_owner: boolean;
  /** Whether the owner lets them open the lock of this point. */
  lock_permission: Generated<LockPermission>;
}

/** An alias, not an interface: Kysely wants a type with an index. */
export type AuthTables = {
  users: UserTable;
  login_codes: LoginCodeTable;
  sessions: SessionTable;
  access_tokens: AccessTokenTable;
  refresh_tokens: RefreshTokenTable;
  login_hashes: LoginHashTable;
  staff_roles: StaffRoleTable;
  point_roles: PointRoleTable;
};
