import { judgeCameras } from '@punkt/domain/cameras';
import type { CountryCode } from '@punkt/domain/country-code';
import type { Vault } from '../../platform/vault.ts';
import type { ReadSettings } from './camera-store.ts';
import type { CheckResult } from './checking.ts';
import { openCredentials } from './credentials.ts';
import type { OrderCameras } from './service.ts';
import type { CheckRow, VendorRow } from './tables.ts';
import type { CountedVendor } from './vendor-store.ts';

export function presentCheck({ check, previous }: CheckResult) {
  const { cameras, trouble } = check.report;
  return {
    ...judgeCameras(cameras, trouble),
    cameras: [...cameras],
    trouble,
    checked: check.checked.toISOString(),
    previous: previous
      ? { checked: previous.checked.toISOString(), cameras: [...previous.report.cameras] }
      : null,
  };
}

export function presentSettings(vault: Vault, { current, saved, previous }: OrderCameras) {
  return {
    data: current ? presentOne(vault, current, previous) : null,
    saved: saved
      ? {
          vendorName: saved.vendor_name,
          url: saved.url,
          saved: saved.at.toISOString(),
          isValidated: saved.check?.is_validated ?? false,
        }
      : null,
  };
}

function presentOne(vault: Vault, row: ReadSettings, previous: CheckRow | undefined) {
  const kept = openCredentials(vault, row);
  return {
    vendor: String(row.vendor_id),
    vendorName: row.vendor_name,
    url: row.url,
    description: row.description,
    hasLogin: Boolean(kept?.login),
    hasPassword: Boolean(kept?.password),
    hasToken: Boolean(kept?.token),
    saved: row.state === 'saved' ? row.at.toISOString() : null,
    report: row.check ? presentCheck({ check: row.check, previous }) : null,
  };
}

export const presentOffered = (vendor: VendorRow, country: CountryCode) => ({
  id: String(vendor.id),
  name: vendor.name,
  protocol: vendor.protocol,
  hasToken: vendor.has_token,
  instructions: vendor.instructions[country] ?? null,
});

export const presentVendor = (vendor: CountedVendor) => ({
  id: String(vendor.id),
  name: vendor.name,
  protocol: vendor.protocol,
  hasToken: vendor.has_token,
  allowsSelfSigned: vendor.allows_self_signed,
  instructions: vendor.instructions,
  active: vendor.active,
  version: vendor.version,
  applications: vendor.applications,
});
