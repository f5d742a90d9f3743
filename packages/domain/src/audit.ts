/**
 * Every act that leaves a trace in the audit. A new one is a line here and a sentence in three languages (`audit.act.…`), so that
 * no row of the audit room stays a code word.
 */
export const AUDIT_ACTS = [
  'session.opened',
  'session.ended',
  'session.switched',
  'point.read',
  'point.blocked',
  'point.unblocked',
  'owner.registered',
  'owner.changed',
  'company.changed',
  'offer.signed',
  'offer.published',
  'review.opened',
  'review.claimed',
  'review.assigned',
  'review.released',
  'review.decided',
  'review.messages_done',
  'file.read',
  'question.read',
  'question.answered',
  'privacy.asked',
  'privacy.withdrawn',
  'privacy.extended',
  'privacy.refused',
  'privacy.erased',
  'privacy.exported',
  'staff.granted',
  'staff.revoked',
  'zone.set',
  'zone.reset',
  'cameras.checked',
  'cameras.saved',
  'cameras.vendorSaved',
  'lock.tokenIssued',
  'lock.tokensRevoked',
  'lock.answered',
  'lock.reasonSent',
  'lock.updated',
  'employee.added',
  'employee.revealed',
  'employee.roleChanged',
  'employee.lockChanged',
  'employee.snilsSet',
  'employee.removed',
  'employee.recovered',
  'employee.left',
  'money.exported',
  'money.refundRetried',
  'content.published',
  'content.restored',
  'content.planned',
  'content.cancelled',
  'content.previewed',
  'money.decided',
  'audit.read',
  'audit.exported',
] as const;

export type AuditAct = (typeof AUDIT_ACTS)[number];

export const isAuditAct = (word: unknown): word is AuditAct => AUDIT_ACTS.some((act) => act === word);

/** What acts are about, as the audit names it: those that have words. A new queue may name its own before it gets them. */
export const AUDIT_RECORDS = [
  'order',
  'review.passport',
  'review.tax',
  'review.pointArea',
  'review.pointTimetable',
  'review.pointSignboard',
  'user',
  'company',
  'session',
  'file',
  'signature',
  'offer',
  'question',
  'ticket',
  'appeal',
  'point',
  'privacy_request',
  'payment',
  'zone',
  'camera_vendor',
  'content',
  'audit',
  'money',
] as const;

export type AuditRecord = (typeof AUDIT_RECORDS)[number];

export const isAuditRecord = (word: unknown): word is AuditRecord =>
  AUDIT_RECORDS.some((kind) => kind === word);

/** A record in a filter, `order:15`; null for what names none. */
export function parseRecord(text: string): { readonly kind: string; readonly id: string } | null {
  const [, kind = '', id = ''] = /^([a-z][\w.]*):(.+)$/is.exec(text) ?? [];
  return kind ? { kind, id } : null;
}
