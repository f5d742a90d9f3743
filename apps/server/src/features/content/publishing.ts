import { type ContentSection, contentSections, mapHtml } from '@punkt/domain/content';
import { message } from '@punkt/domain/message';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import { Failure } from '../../platform/http/failure.ts';
import { hasText, sanitise } from '../../platform/papers/sanitise.ts';
import { holdContent, insertVersion, lastVersion } from './content-store.ts';
import { CONTENT_CHANNEL } from './published.ts';

export interface Publication {
  readonly sections: unknown;
  /** The version this one was written over. */
  readonly baseVersion: number;
  /** Null for what comes with the product. */
  readonly publishedBy: string | null;
}

const refuse = (path: string, problem: string): Failure =>
  new Failure('validation_failed', { errors: [{ path, message: problem }] });

/** By the rules of the editor, and with no HTML but the allowed; an answer that had nothing else is as good as missing. */
function cleanSections(given: unknown): ContentSection[] {
  const parsed = contentSections.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const known = issue?.message.startsWith('validation.') ? issue.message : message('validation.invalid');
    throw refuse(issue?.path.join('.') ?? '', known);
  }
  return parsed.data.map((section, place) =>
    mapHtml(section, (html) => {
      const clean = sanitise(html);
      if (!hasText(clean)) throw refuse(String(place), message('validation.required'));
      return clean;
    }),
  );
}

/** All sections at once, over the version somebody read. Who calls it has asked for the right, and writes the audit. */
export async function publish(tx: Tx, clock: Clock, given: Publication): Promise<number> {
  const sections = cleanSections(given.sections);
  await holdContent(tx);
  const last = await lastVersion(tx);
  if (last !== given.baseVersion) throw new Failure('conflict', { data: { current_version: last } });
  const version = last + 1;
  await insertVersion(tx, { version, published: clock.now(), published_by: given.publishedBy, sections });
  await notify(tx, CONTENT_CHANNEL, String(version));
  return version;
}
