import type { Camera, CameraProtocol, CameraTroubleReason } from '@punkt/domain/cameras';
import type { CountryCode } from '@punkt/domain/country-code';
import type { Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';

export type Instructions = Partial<Record<CountryCode, string>>;

interface VendorTable {
  id: Generated<number>;
  name: string;
  protocol: CameraProtocol;
  has_token: boolean;
  allows_self_signed: boolean;
  instructions: JSONColumnType<Instructions, string, string>;
  active: boolean;
  version: Generated<number>;
}

/** What is kept of an answer; the verdict is the domain's. */
export interface StoredReport {
  readonly cameras: readonly Camera[];
  readonly trouble: CameraTroubleReason | null;
}

interface CheckTable {
  id: GeneratedAlways<number>;
  order_id: number;
  owner_id: string;
  vendor_id: number;
  url: string;
  checked: Date;
  checked_by: string;
  is_validated: boolean;
  report: JSONColumnType<StoredReport, string, string>;
}

interface SettingsTable {
  order_id: number;
  /** `tried`: what the last check was made with. `saved`: what activation counts on. */
  state: 'tried' | 'saved';
  owner_id: string;
  vendor_id: number;
  url: string;
  description: string;
  key_id: string;
  box: Buffer;
  at: Date;
  check_id: number | null;
}

/** An alias, not an interface: Kysely wants a type with an index. */
export type CameraTables = {
  camera_vendors: VendorTable;
  camera_checks: CheckTable;
  camera_settings: SettingsTable;
};

export type VendorRow = Selectable<VendorTable>;
export type CheckRow = Selectable<CheckTable>;
export type SettingsRow = Selectable<SettingsTable>;
