import { toQueue } from '@punkt/contract/events';
import { contentSections } from '@punkt/domain/content';
import { diffOf, summaryOf } from '@punkt/domain/content-changes';
import type { ContentDocument } from '@punkt/domain/content-document';
import { problemsOf } from '@punkt/domain/content-problems';
import { reading, withRussian } from '@punkt/domain/content-reading';
import { message } from '@punkt/domain/message';
import type { Clock } from '../../platform/clock/clock.ts';
import { notify, type Tx } from '../../platform/database/database.ts';
import { announce } from '../../platform/events/events.ts';
import { Failure, invalid } from '../../platform/http/failure.ts';
import {
  findVersion,
  insertVersion,
  lastVersion,
  lockContent,
  readVersion,
  type VersionHead,
} from './content-store.ts';
import { documentOfVersion, tidyDocument } from './documents.ts';
import { CONTENT_CHANNEL } from './published.ts';
import { entryId } from './translations.ts';

/** Everybody who may edit the site. */
export const TO_EDITORS = toQueue('content');

interface Publication {
  /** The version this one was written over. */
  readonly baseVersion: number;
  /** Null for what comes with the product. */
  readonly publishedBy: string | null;
}

/** A screen shows them one by one; thousands would be no help. */
const MOST_PROBLEMS = 50;

/** All sections at once, over the version somebody read. Who calls it has asked for the right, and writes the audit. */
export async function publishDocument(
  tx: Tx,
  clock: Clock,
  { document: given, baseVersion, publishedBy }: Publication & { readonly document: ContentDocument },
): Promise<VersionHead> {
  const document = tidyDocument(given);
  const problems = problemsOf(document);
  if (problems.length > 0)
    throw new Failure('validation_failed', { errors: problems.slice(0, MOST_PROBLEMS) });
  await lockContent(tx);
  const last = await lastVersion(tx);
  if (last !== baseVersion) throw new Failure('conflict', { data: { current_version: last } });
  const before = await findVersion(tx, last);
  const head: VersionHead = {
    version: last + 1,
    published: clock.now(),
    published_by: publishedBy,
    summary: before ? summaryOf(diffOf(documentOfVersion(before), document)) : [],
  };
  await insertVersion(tx, { ...head, document, sections: reading(document, 'ru') });
  await notify(tx, CONTENT_CHANNEL, String(head.version));
  // Other open editors merge now instead of finding out when they publish.
  await announce(tx, clock, TO_EDITORS, 'content', { version: head.version });
  return head;
}

/** Sections as the wire has them are the next Russian: the other languages stay, older where it changed. */
export async function publish(
  tx: Tx,
  clock: Clock,
  { sections, ...given }: Publication & { readonly sections: unknown },
): Promise<number> {
  const parsed = contentSections.safeParse(sections);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const known = issue?.message.startsWith('validation.') ? issue.message : message('validation.invalid');
    throw invalid(issue?.path.join('.') ?? '', known);
  }
  await lockContent(tx);
  const last = await lastVersion(tx);
  if (last !== given.baseVersion) throw new Failure('conflict', { data: { current_version: last } });
  const before = documentOfVersion(await readVersion(tx, last));
  const document = withRussian(before, parsed.data, entryId);
  return (await publishDocument(tx, clock, { ...given, document })).version;
}
