import { type AuditAct, isAuditAct, isAuditRecord, parseRecord } from '@punkt/domain/audit';
import { formatDate } from '@punkt/domain/date';
import { ENTITY_TYPES } from '@punkt/domain/files';
import { PERMISSIONS, type Permission, pointRole } from '@punkt/domain/permissions';
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

/** Why a session ended, as the service that ends it writes it down. */
const ENDS: Readonly<Record<string, string>> = {
  'log-out': 'logout',
  'ended by its owner': 'owner',
  'refresh token used twice': 'reused',
  'employee removed': 'removed',
  'too many sessions': 'many',
  'too old': 'old',
  'account erased': 'erased',
  'the session that opened it has ended': 'opener',
};
const PARTS = ['contact_info', 'passport', 'activity_form', 'requisites_data'];

const isPermission = (word: string): word is Permission => PERMISSIONS.some((known) => known === word);

type Say = (value: string, text: Translate, names: Names) => string | null;

/** A word of today; one that has none any more is shown as it was written. */
const known =
  (prefix: string): Say =>
  (value, text) => {
    const key = `${prefix}${value}`;
    const words = text(key);
    return words === key ? value : words;
  };
const plain: Say = (value) => value;
const unsaid: Say = () => null;
const yesOrNo: Say = (value, text) => text(value === 'true' ? 'audit.yes' : 'audit.no');
const person: Say = (value, text, names) =>
  value === 'system' ? text('audit.system') : names.get(value) || shortId(value);
const zone = known('geo.zone.');
const lockRight = known('audit.lock.');
const pointRight: Say = (value, text, names) =>
  isPermission(value)
    ? known('employees.role.')(pointRole({ permission: value, is_owner: true }), text, names)
    : value;

/** How each figure of a row is said; those without a line here are left out (checksums, what the words say already). */
const VALUES: Readonly<Record<string, Say>> = {
  reason: plain,
  role: known('staff.role.'),
  decision: known('reviews.decide.'),
  parts: (value, text) =>
    value
      .split(' ')
      .map((part) => (PARTS.includes(part) ? text(`audit.part.${part}`) : part))
      .join(', '),
  unverified: (value, text) => (value === 'true' ? text('audit.yes') : null),
  from: plain,
  to: plain,
  country: known('countries.'),
  version: plain,
  channel: known('audit.channel.'),
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
  point: plain,
  tries: plain,
  vendor: plain,
  name: plain,
  protocol: known('cameraVendors.protocol.'),
  isValidated: yesOrNo,
  clicked: yesOrNo,
  active: yesOrNo,
};

/** One name means something else in another act. */
const OF_ACT: { readonly [A in AuditAct]?: Readonly<Record<string, Say>> } = {
  'session.ended': {
    reason: (value, text) => (ENDS[value] ? text(`audit.reason.${ENDS[value]}`) : value),
  },
  'lock.reasonSent': { reason: known('reviews.lock.reason.') },
  // A few seconds after the act itself.
  'lock.tokenIssued': { until: unsaid },
  'zone.set': { from: zone, to: zone },
  'zone.reset': { from: zone, to: zone },
  'employee.roleChanged': { from: pointRight, to: pointRight },
  'employee.lockChanged': { from: lockRight, to: lockRight },
  'money.decided': { decision: known('money.decide.') },
  'review.assigned': { to: person },
};

/** What the figure is called; whom a case was given to is no state. */
const nameOf = (act: string, key: string): string =>
  act === 'review.assigned' && key === 'to' ? 'audit.data.assigned' : `audit.data.${key}`;

/** In the order of the table: the database keeps keys in an order of its own. */
function changesOf(text: Translate, { action, data }: AuditRow, names: Names) {
  const own = isAuditAct(action) ? OF_ACT[action] : undefined;
  return Object.entries({ ...VALUES, ...own }).flatMap(([key, say]) => {
    const raw = data[key] ?? null;
    const value = raw === null ? null : say(String(raw), text, names);
    return value ? [{ name: text(nameOf(action, key)), value }] : [];
  });
}

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
