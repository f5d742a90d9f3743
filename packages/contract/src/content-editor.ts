import { CHANGE_KINDS } from '@punkt/domain/content-changes';
import { contentDocument, documentSection } from '@punkt/domain/content-document-schema';
import { CONFLICT_KINDS } from '@punkt/domain/content-merge';
import { CONTENT_WARNINGS } from '@punkt/domain/content-problems';
import { SECTION_TYPES } from '@punkt/domain/content-terms';
import { LANGUAGES } from '@punkt/domain/language';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

const version = z.number().int().min(0).max(1_000_000_000);
const revision = z
  .number()
  .int()
  .min(0)
  .max(1_000_000_000)
  .describe('Grows with every saving; 0 while there is no draft');
const person = z.object({ id: z.string(), name: z.string().describe('Empty once the account was erased') });

const place = {
  section: z.enum(SECTION_TYPES),
  list: z.string().nullable().describe('Null for a field of the section itself'),
  id: z.string().nullable().describe('Of the entry'),
  field: z.string().nullable().describe('Null where the whole entry is meant'),
  language: z.enum(LANGUAGES).nullable().describe('Null for what is the same in all languages'),
  name: z.string().describe('Of the entry, in Russian'),
};

const change = z.object({ ...place, kind: z.enum(CHANGE_KINDS), before: z.string(), after: z.string() });

const value = z.union([z.string(), z.number()]).nullable();
const conflict = z.object({
  ...place,
  kind: z.enum(CONFLICT_KINDS),
  base: value,
  mine: value,
  theirs: value,
});

const summary = z
  .array(
    z.object({
      section: z.enum(SECTION_TYPES),
      added: z.number().int(),
      removed: z.number().int(),
      moved: z.number().int(),
      changed: z.number().int(),
    }),
  )
  .describe('Entries by section; a field of the section itself counts as one');

const draft = z.object({
  document: contentDocument,
  base_version: version.describe('The published version that this draft was begun from'),
  revision,
  saved: z.string().nullable().describe('Null while nothing was saved: the document is the published one'),
  published_version: version.describe('Over base_version: somebody published meanwhile'),
  problems: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .describe('What keeps it from being published; faq.standard.<id>.answer.ru'),
  warnings: z.array(z.object({ path: z.string(), kind: z.enum(CONTENT_WARNINGS) })),
});

const saved = z.object({ revision, saved: z.string(), base_version: version });

const versionHead = z.object({
  version,
  published: z.string(),
  published_by: person.nullable().describe('Null: it came with the product'),
  summary,
});

const plan = z.object({
  id: z.string(),
  at: z.string().describe('UTC'),
  state: z.enum(['planned', 'published', 'conflict', 'cancelled']),
  planned_by: person,
  planned: z.string(),
  base_version: version,
  version: version.nullable().describe('The one it became'),
  reason: z
    .enum(['conflict', 'problems', 'role'])
    .nullable()
    .describe('Why it did not come out: others changed the same, it broke a rule, its planner lost the role'),
  summary,
});

/** Which document a difference is about. */
const side = z
  .union([z.enum(['draft', 'published']), z.coerce.number().int().min(1).max(1_000_000_000)])
  .describe('The caller’s draft, what is published, or the number of a version');

const versionParams = z.object({ version: z.coerce.number().int().min(1).max(1_000_000_000) });

/** The editor of the public site, for content admins. */
export const contentEditor = {
  'POST /content/admin/promo-content-sections/v2': {
    summary: 'Publish sections as the wire has them: they are the Russian texts of a new version',
    access: 'staff',
    size: 'document',
    body: z.object({
      data: z
        .union([z.string().max(2_000_000), z.array(z.unknown()).max(20)])
        .describe('The sections, as a list or as a JSON text { sections }'),
      id: z
        .union([z.number().int(), z.string().max(20)])
        .default(3)
        .describe('Block 3 is the landing’s content'),
      version: version
        .optional()
        .describe('That was read; without it the last one. Without any, nothing is published'),
    }),
    response: z.object({ message: z.string(), version }),
  },
  'GET /api/v4/content/pictures/:id': {
    summary: 'A picture of the public site',
    access: 'public',
    params: z.object({ id: z.uuid() }),
    response: z.unknown(),
    stream: true,
  },
  'GET /api/v2/manage/content/draft': {
    summary: 'The caller’s draft; the published content while there is none',
    access: 'staff',
    response: draft,
  },
  'POST /api/v2/manage/content/draft': {
    summary:
      'Save sections of the draft; those not sent stay. 409 with current_revision when it was saved elsewhere',
    access: 'staff',
    size: 'document',
    body: z.object({
      revision,
      base_version: version.optional().describe('After a merge: the version that was merged in'),
      sections: z.array(documentSection).max(SECTION_TYPES.length),
      order: z.array(z.enum(SECTION_TYPES)).length(SECTION_TYPES.length).optional(),
    }),
    response: saved,
  },
  'POST /api/v2/manage/content/draft/discard': {
    summary: 'Throw the draft away',
    access: 'staff',
    body: z.object({ revision }),
    response: draft,
  },
  'GET /api/v2/manage/content/difference': {
    summary: 'What one document has otherwise than another, by section, entry, field and language',
    access: 'staff',
    query: z.object({ from: side.default('published'), to: side.default('draft') }),
    response: z.object({ changes: z.array(change), summary }),
  },
  'POST /api/v2/manage/content/merge': {
    summary: 'The draft and what was published meanwhile as one document; saves nothing',
    access: 'staff',
    body: z.object({ revision }),
    response: z.object({
      document: contentDocument.describe('Has the caller’s reading wherever there is a conflict'),
      conflicts: z.array(conflict),
      base_version: version.describe('Send it with the merged sections to save'),
      published_by: person.nullable(),
      published: z.string(),
    }),
  },
  'POST /api/v2/manage/content/publish': {
    summary:
      'Make the draft the next version, all sections at once. 409 with current_version when a merge is needed',
    access: 'staff',
    body: z.object({ revision, base_version: version }),
    response: versionHead,
  },
  'GET /api/v2/manage/content/versions': {
    summary: 'Who published what and when, the newest first',
    access: 'staff',
    query: z.object({
      before: z.coerce
        .number()
        .int()
        .min(1)
        .max(1_000_000_000)
        .optional()
        .describe('`next` of the page before'),
      page_size: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: z.object({ data: z.array(versionHead), next: z.number().int().nullable() }),
  },
  'GET /api/v2/manage/content/versions/:version': {
    summary: 'One version, whole',
    access: 'staff',
    params: versionParams,
    response: versionHead.extend({ document: contentDocument }),
  },
  'POST /api/v2/manage/content/versions/:version/restore': {
    summary: 'Put an old version into the draft, over what is published now; publishes nothing',
    access: 'staff',
    params: versionParams,
    body: z.object({ revision }),
    response: draft,
  },
  'GET /api/v2/manage/content/schedule': {
    summary: 'Planned publications and those of the last 30 days, the latest first',
    access: 'staff',
    response: z.object({ data: z.array(plan) }),
  },
  'POST /api/v2/manage/content/schedule': {
    summary:
      'Publish the draft as it is now at a later time. What is published until then is merged in; conflicts stop it',
    access: 'staff',
    body: z.object({
      revision,
      base_version: version,
      at: z.iso.datetime().describe('UTC, in the future, within a year'),
    }),
    response: plan,
  },
  'POST /api/v2/manage/content/schedule/cancel': {
    summary: 'Cancel a planned publication',
    access: 'staff',
    body: z.object({ id: z.uuid() }),
    response: plan,
  },
  'POST /api/v2/manage/content/schedule/take': {
    summary: 'Put what was planned into the caller’s draft, over the version it was planned on',
    access: 'staff',
    body: z.object({ id: z.uuid(), revision }),
    response: draft,
  },
  'POST /api/v2/manage/content/preview': {
    summary: 'A link to the draft, or to a version, on the real pages; for whoever has it, for one hour',
    access: 'staff',
    body: z.object({
      revision: revision.optional().describe('Of the draft'),
      version: version.optional().describe('Instead of the draft'),
    }),
    response: z.object({
      token: z.string().describe('Add it to any public page: ?preview=…'),
      expires: z.string(),
      links: z.object({ main: z.string(), georgian: z.string() }),
    }),
  },
} as const satisfies EndpointTable;
