import { country } from './countries.ts';
import { fileKindOf } from './order-files.ts';
import type { OrderFile, OrderRecord } from './order-record.ts';
import {
  asksCourierAccess,
  asksSubsidy,
  contactPhone,
  type OrderSurroundings,
  pointTypeOf,
} from './order-rules.ts';

/** Invisible characters but line breaks: they hide in pasted text and break what is shown. */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A text of several lines as it is kept. */
export const tidyText = (text: string): string =>
  text.toWellFormed().replace(INVISIBLE, '').normalize('NFC').trim();

const tidyLine = (text: string): string => tidyText(text).replace(/\s+/gu, ' ');

/** Papers are nobody's to see but staff's, whatever a form says. */
const tidyFile = ({ url, type, isPublic }: OrderFile): OrderFile => ({
  // Half of a character is no JSON to PostgreSQL.
  url: url.trim().toWellFormed(),
  type,
  isPublic: isPublic && fileKindOf(type) === 'photo',
});

function tidyPhone(record: OrderRecord): string {
  const parsed = contactPhone(record);
  return parsed.ok ? parsed.e164digits : tidyLine(record.phone);
}

/** People copy these numbers with spaces. Only Belarus asks for them. */
function tidyGln({ country: code, owner_gln, pickpoint_gln, mol_name }: OrderRecord) {
  if (!country(code).flow.hasGln) return { owner_gln: '', pickpoint_gln: '', mol_name: '' };
  const tidyNumber = (text: string): string => tidyLine(text).replace(/[\s-]/gu, '');
  return {
    owner_gln: tidyNumber(owner_gln),
    pickpoint_gln: tidyNumber(pickpoint_gln),
    mol_name: tidyLine(mol_name),
  };
}

/** An application as it is kept: tidy, and without answers to what its country, type and place do not ask. */
export function cleanOrder(record: OrderRecord, surroundings: OrderSurroundings): OrderRecord {
  const typed = { ...record, type_point: pointTypeOf(record) };
  return {
    ...typed,
    city_id: tidyLine(record.city_id),
    city_name: tidyLine(record.city_name),
    region: tidyLine(record.region),
    district: tidyLine(record.district),
    street: tidyLine(record.street),
    house: tidyLine(record.house),
    description: tidyText(record.description),
    courier_way: tidyText(record.courier_way),
    entrance: tidyLine(record.entrance),
    phone: tidyPhone(record),
    access_type: asksCourierAccess(record) ? record.access_type : null,
    subsidy_hex_type: asksSubsidy(typed, surroundings) ? record.subsidy_hex_type : null,
    actual_urls: record.actual_urls.map(tidyFile),
  };
}

/** What the activation brings, as it is kept; the rest was cleaned before it was approved. */
export const cleanActivation = (record: OrderRecord): OrderRecord => ({
  ...record,
  actual_urls: record.actual_urls.map(tidyFile),
  ...tidyGln(record),
  operator_message: tidyText(record.operator_message),
});
