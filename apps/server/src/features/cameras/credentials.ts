import type { CameraSettings } from '@punkt/contract/cameras';
import { type CameraForm, checkCameraForm } from '@punkt/domain/cameras';
import { refuseProblems } from '../../platform/http/failure.ts';
import type { Sealed, Vault } from '../../platform/vault.ts';
import type { SettingsRow, VendorRow } from './tables.ts';

interface Credentials {
  readonly login: string;
  readonly password: string;
  readonly token: string;
}

/** A recorder with everything that is needed to ask it. */
export interface RecorderAccess extends Credentials {
  readonly vendorId: number;
  readonly url: string;
  readonly description: string;
}

type Placed = Pick<SettingsRow, 'order_id' | 'state'>;

const placeOf = ({ order_id, state }: Placed): string => `camera:${order_id}:${state}`;

export function sealCredentials(
  vault: Vault,
  place: Placed,
  { login, password, token }: Credentials,
): Sealed {
  return vault.seal(JSON.stringify({ login, password, token }), placeOf(place));
}

/** Null where the key is gone: the owner is asked for the password again. */
export function openCredentials(vault: Vault, row: SettingsRow): Credentials | null {
  try {
    return JSON.parse(vault.open({ keyId: row.key_id, box: row.box }, placeOf(row))) as Credentials;
  } catch {
    return null;
  }
}

/**
 * Credentials that may be left out: those kept for this vendor and this very address. For any other address the stored password would
 * be sent to whoever the caller names.
 */
function keptFor(
  vault: Vault,
  settings: readonly SettingsRow[],
  vendorId: number,
  url: string,
): Credentials | null {
  const [latest] = settings
    .filter((row) => row.vendor_id === vendorId && row.url === url)
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return latest ? openCredentials(vault, latest) : null;
}

/** What was sent, completed by what is kept, if it keeps the rules of the form. */
export function resolveAccess(
  vault: Vault,
  vendor: Pick<VendorRow, 'id' | 'has_token'>,
  sent: CameraSettings,
  settings: readonly SettingsRow[],
): RecorderAccess {
  const url = sent.url.trim();
  const kept = keptFor(vault, settings, vendor.id, url);
  const form: CameraForm = {
    vendor: sent.vendor,
    url,
    login: sent.login || (kept?.login ?? ''),
    password: sent.password || (kept?.password ?? ''),
    token: vendor.has_token ? sent.token || (kept?.token ?? '') : '',
    description: sent.description?.trim() ?? '',
  };
  refuseProblems(checkCameraForm(form, vendor.has_token));
  const { login, password, token, description } = form;
  return { vendorId: vendor.id, url, login, password, token, description };
}

/** Whether a row holds these very data: then a check of the one is a check of the other. */
export function isSameAccess(vault: Vault, row: SettingsRow, access: RecorderAccess): boolean {
  if (row.vendor_id !== access.vendorId || row.url !== access.url) return false;
  const kept = openCredentials(vault, row);
  return (
    kept !== null &&
    kept.login === access.login &&
    kept.password === access.password &&
    kept.token === access.token
  );
}
