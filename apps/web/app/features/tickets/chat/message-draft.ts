import { ABANDONED_UPLOAD_HOURS } from '@punkt/domain/files';
import { localDrafts } from '../../../lib/forms/local-drafts.ts';

/** A message that is being written: its words, and the files that go along. */
export interface MessageDraft {
  readonly message: string;
  readonly files: readonly string[];
}

interface Kept extends MessageDraft {
  /** When the first of the files was there. */
  readonly since: number | null;
}

/** Earlier forms kept the words alone. */
const kept = localDrafts<Kept | string>('ticketMessage');
const HOUR_MS = 3_600_000;

function readKept(name: string): Kept {
  const found = kept.read(name) ?? '';
  return typeof found === 'string' ? { message: found, files: [], since: null } : found;
}

/** The server deletes what no record holds: files that are older would have the whole message refused. */
const isGone = (since: number | null, now: number): boolean =>
  since === null || now - since >= ABANDONED_UPLOAD_HOURS * HOUR_MS;

export function readMessageDraft(name: string, now: number): MessageDraft {
  const { message, files, since } = readKept(name);
  return { message, files: isGone(since, now) ? [] : files };
}

export function writeMessageDraft(name: string, { message, files }: MessageDraft, now: number): void {
  const { since } = readKept(name);
  const first = files.length === 0 ? null : isGone(since, now) ? now : since;
  if (message === '' && files.length === 0) kept.forget(name);
  else kept.write(name, { message, files, since: first });
}
