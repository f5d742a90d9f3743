import type { CallOutput } from '@punkt/contract/contract';
import type { CountryCode } from '@punkt/domain/country-code';
import { emptyOwner } from '@punkt/domain/owner-changes';
import type { OwnerRecord } from '@punkt/domain/owner-record';
import { OWNER_STEPS, type OwnerStep } from '@punkt/domain/owner-rules';

/** Where a registration stands. */
export interface Draft {
  readonly step: OwnerStep;
  readonly record: OwnerRecord;
}

/** What this browser has and the server may not: written at every keystroke, gone once the server has it. */
export interface LocalDraft extends Draft {
  readonly device: string;
  /** Which of the server's drafts it was written over. */
  readonly base: string | null;
}

export type ServerDraft = CallOutput<'GET /api/v4/owner/draft'>;

type Loose = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

/** A draft was kept by some version of this form on some device: what does not fit the record of today is left out. */
export function readRecord(data: unknown, fallback: CountryCode): OwnerRecord {
  const empty = emptyOwner(fallback);
  if (!isObject(data)) return empty;
  const parts = Object.entries(empty).map(([name, part]) => [name, fitted(part, data[name])]);
  return Object.fromEntries(parts) as unknown as OwnerRecord;
}

function fitted(part: object, given: unknown): object {
  if (!isObject(given)) return part;
  const fits = (value: unknown, known: unknown) =>
    Array.isArray(known)
      ? Array.isArray(value) && value.every((each) => typeof each === 'string')
      : typeof value === typeof known || (known === null && typeof value === 'string');
  const entries = Object.entries(part).map(([name, known]) => [
    name,
    fits(given[name], known) ? given[name] : known,
  ]);
  return Object.fromEntries(entries);
}

const stepOf = (step: number): OwnerStep => OWNER_STEPS.find((each) => each === step) ?? 1;

/**
 * The server's draft, unless this browser holds newer words: those it wrote over that very draft, or over one of its own
 * that was still on its way. What another device saved since then wins.
 */
export function chooseDraft(
  server: ServerDraft,
  local: LocalDraft | null,
  device: string,
  fallback: CountryCode,
): Draft {
  const ownWriting = server.data.device === device;
  if (local && (local.base === server.updated || ownWriting)) {
    return { step: stepOf(local.step), record: readRecord(local.record, fallback) };
  }
  return { step: stepOf(server.step), record: readRecord(server.data.record, fallback) };
}
