import { isAuditAct, isAuditRecord, parseRecord } from '@punkt/domain/audit';
import { formatDate } from '@punkt/domain/date';
import { ENTITY_TYPES } from '@punkt/domain/files';
import { isStaffRole } from '@punkt/domain/staff';
import type { Translate } from '@punkt/locales/translate';
import type { AuditRow, Names } from './service.ts';

const UUID = /^[\da-f]{8}-/;

/** A uuid is nobody's number: its beginning is enough to tell two apart. */
const shortId = (id: string): string => (UUID.test(id) ? `${id.slice(0, 8)}…` : id);

function recordWords(
  text: Translate,
  { kind, id }: { readonly kind: string; readonly id: string },
  names: Names,
): string {
  const name = isAuditRecord(kind) ? text(`audit.record.${kind}`) : kind;
  if (kind === 'audit' || kind === 'money') return name;
  if (kind === 'user') return `${name}: ${names.get(id) || shortId(id)}`;
  // «№ 17» is one word.
  return text('audit.record.of', { record: name, id: shortId(id) }).replace(/(№|No\.) /, '$1\u00a0');
}

const REASONS: Readonly<Record<string, string>> = {
  'log-out': 'logout',
  'ended by its owner': 'owner',
  'refresh token used twice': 'reused',
  'employee removed': 'removed',
};
const PARTS = ['contact_info', 'passport', 'activity_form', 'requisites_data'];
const DECISIONS = ['approve', 'remark', 'cancel', 'accept', 'decline', 'remarkPayment'];
const ZONES = ['guaranteedIncome', 'single', 'none', 'grey'];
const CHANNELS = ['email', 'phone'];

type Say = (value: string, text: Translate, names: Names) => string | null;

const known =
  (words: readonly string[], prefix: string): Say =>
  (value, text) =>
    words.includes(value) ? text(`${prefix}${value}`) : value;
const plain: Say = (value) => value;
const yesOrNo: Say = (value, text) => text(value === 'true' ? 'audit.yes' : 'audit.no');
const person: Say = (value, text, names) =>
  value === 'system' ? text('audit.system') : names.get(value) || shortId(value);

/** How each figure of a row is said; those without a line here are left out (checksums, what the words say already). */
const VALUES: Readonly<Record<string, Say>> = {
  reason: (value, text) => (REASONS[value] ? text(`audit.reason.${REASONS[value]}`) : value),
  role: (value, text) => (isStaffRole(value) ? text(`staff.role.${value}`) : value),
  decision: known(DECISIONS, 'reviews.decide.'),
  parts: (value, text) =>
    value
      .split(' ')
      .map((part) => (PARTS.includes(part) ? text(`audit.part.${part}`) : part))
      .join(', '),
  unverified: (value, text) => (value === 'true' ? text('audit.yes') : null),
  from: known(ZONES, 'geo.zone.'),
  to: known(ZONES, 'geo.zone.'),
  country: plain,
  version: plain,
  channel: known(CHANNELS, 'audit.channel.'),
  entity_type: (value, text) => {
    const kind = Object.entries(ENTITY_TYPES).find(([, number]) => String(number) === value)?.[0];
    return kind ? text(`audit.file.${kind}`) : value;
  },
  variant: (value, text) => (value === 'thumbnail' ? text('audit.thumbnail') : null),
  actor: person,
  owner: person,
  act: (value, text) => (isAuditAct(value) ? text(`audit.act.${value}`) : value),
  record: (value, text, names) => {
    const record = parseRecord(value);
    return record ? recordWords(text, record, names) : value;
  },
  since: (value) => formatDate(value),
  until: (value) => formatDate(value),
  rows: plain,
  order: plain,
  tries: plain,
  vendor: plain,
  name: plain,
  protocol: plain,
  isValidated: yesOrNo,
  active: yesOrNo,
};

/** In the order of the table: the database keeps keys in an order of its own. */
const changesOf = (text: Translate, { data }: AuditRow, names: Names) =>
  Object.entries(VALUES).flatMap(([key, say]) => {
    const raw = data[key] ?? null;
    const value = raw === null ? null : say(String(raw), text, names);
    return value ? [{ name: text(`audit.data.${key}`), value }] : [];
  });

const personIn = (names: Names, id: string | null) => (id ? { id, name: names.get(id) ?? '' } : null);

export function presentAudit(text: Translate, row: AuditRow, names: Names) {
  const record = { kind: row.subject_kind, id: row.subject_id };
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    actor: personIn(names, row.actor_id),
    act: row.action,
    words: isAuditAct(row.action) ? text(`audit.act.${row.action}`) : row.action,
    record: { ...record, words: recordWords(text, record, names) },
    owner: personIn(names, row.owner_id),
    changes: changesOf(text, row, names),
    address: row.address,
    requestId: row.request_id,
  };
}

/** As the filter shows whom it means. */
export const presentMeant = (names: Names, id: string | null) => personIn(names, id);

const COLUMNS = [
  'at',
  'actor',
  'act',
  'record',
  'recordId',
  'owner',
  'changes',
  'address',
  'requestId',
] as const;

export const auditHead = (text: Translate): string[] =>
  COLUMNS.map((column) => text(`audit.column.${column}`));

export function auditCells(text: Translate, row: AuditRow, names: Names): string[] {
  const shown = presentAudit(text, row, names);
  const name = (given: typeof shown.actor) => (given ? given.name || given.id : '');
  return [
    shown.at,
    shown.actor ? name(shown.actor) : text('audit.system'),
    shown.words,
    shown.record.words,
    shown.record.id,
    name(shown.owner),
    shown.changes.map((change) => `${change.name}: ${change.value}`).join('; '),
    shown.address ?? '',
    shown.requestId ?? '',
  ];
}
