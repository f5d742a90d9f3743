import { contentEditor } from '@punkt/contract/content-editor';
import { message } from '@punkt/domain/message';
import type { Variant } from '@punkt/domain/site-pages';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import { callerOf, originOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { invalid, notFound } from '../../platform/http/failure.ts';
import { presentDraft } from './drafts.ts';
import { type Editor, mayEdit, type VersionHead } from './editor.ts';
import type { Pictures } from './pictures.ts';
import type { Previews } from './previews.ts';
import type { PlanHead, Scheduling } from './scheduling.ts';

export interface EditorRoutes extends RouteContext {
  readonly editor: Editor;
  readonly scheduling: Scheduling;
  readonly previews: Previews;
  readonly pictures: Pictures;
  readonly clock: Clock;
  readonly origins: Readonly<Record<Variant, string>>;
  readonly namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

const LARGEST = 1_000_000_000;

/** A picture never changes; whatever hides in it, a browser that opens it runs none of it. */
const PICTURE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** What the body's own check has not seen, because it was inside a text: jsonb holds neither a NUL nor half a character. */
function keepable(_: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.includes('\u0000')) throw new Error('a NUL');
  return value.toWellFormed();
}

/** A list, or the JSON text that the reading calls give: `{ sections }`. */
function sectionsOf(data: unknown): unknown[] {
  if (Array.isArray(data)) return data;
  let parsed: unknown = null;
  try {
    parsed = JSON.parse(String(data), keepable);
  } catch {
    throw invalid('data', message('validation.invalid'));
  }
  const sections = Array.isArray(parsed) ? parsed : (parsed as { sections?: unknown } | null)?.sections;
  return Array.isArray(sections) ? sections : [];
}

export function serveEditor(app: FastifyInstance, context: EditorRoutes): void {
  const { editor, scheduling, previews, pictures, clock, origins } = context;

  async function people(ids: ReadonlyArray<string | null>) {
    const names = await context.namesOf([...new Set(ids.filter((id) => id !== null))]);
    return (id: string) => ({ id, name: names.get(id) ?? '' });
  }

  async function presentVersions(rows: readonly VersionHead[]) {
    const personOf = await people(rows.map(({ published_by }) => published_by));
    return rows.map(({ version, published, published_by, summary }) => ({
      version,
      published: published.toISOString(),
      published_by: published_by === null ? null : personOf(published_by),
      summary,
    }));
  }

  async function presentVersion(row: VersionHead) {
    const [presented] = await presentVersions([row]);
    if (!presented) throw new Error('a version was lost on its way');
    return presented;
  }

  async function presentPlans(rows: readonly PlanHead[]) {
    const personOf = await people(rows.map(({ planned_by }) => planned_by));
    return rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      state: row.state,
      planned_by: personOf(row.planned_by),
      planned: row.planned.toISOString(),
      base_version: row.base_version,
      version: row.version,
      reason: row.reason,
      summary: row.summary,
    }));
  }

  async function presentPlan(row: PlanHead) {
    const [presented] = await presentPlans([row]);
    if (!presented) throw new Error('a plan was lost on its way');
    return presented;
  }

  serveContract(
    app,
    contentEditor,
    {
      'POST /content/admin/promo-content-sections/v2': async ({ body, request }) => {
        const caller = callerOf(request);
        // Before what was sent is looked at: whoever may not publish learns nothing about it.
        mayEdit(caller, 'publishContent');
        const sections = sectionsOf(body.data);
        // The specification's words for an editor that was given nothing to begin with.
        if (sections.length === 0) throw invalid('data', message('validation.content.initial'));
        const given = { sections, version: body.version };
        const version = await editor.publishSections(caller, given, originOf(request));
        return { message: 'Успешно', version };
      },
      'GET /api/v4/content/pictures/:id': async ({ params, reply }) => {
        const found = await pictures.read(params.id);
        if (!found) throw notFound();
        return reply.headers(PICTURE_HEADERS).type(found.media_type).send(found.bytes);
      },
      'GET /api/v2/manage/content/draft': async ({ request }) =>
        presentDraft(await editor.draft(callerOf(request)), clock.now()),
      'POST /api/v2/manage/content/draft': async ({ body, request }) => {
        const { revision, base_version: baseVersion, sections, order } = body;
        const done = await editor.save(
          callerOf(request),
          { revision, baseVersion, sections, order },
          originOf(request),
        );
        return { revision: done.revision, saved: done.saved.toISOString(), base_version: done.baseVersion };
      },
      'POST /api/v2/manage/content/draft/discard': async ({ body, request }) =>
        presentDraft(await editor.discard(callerOf(request), body.revision), clock.now()),
      'GET /api/v2/manage/content/difference': async ({ query, request }) =>
        editor.difference(callerOf(request), query.from, query.to),
      'POST /api/v2/manage/content/merge': async ({ body, request }) => {
        const { document, conflicts, theirs } = await editor.merge(callerOf(request), body.revision);
        const { version, published, published_by } = await presentVersion(theirs);
        return { document, conflicts: [...conflicts], base_version: version, published, published_by };
      },
      'POST /api/v2/manage/content/publish': async ({ body, request }) => {
        const { revision, base_version: baseVersion } = body;
        return presentVersion(
          await editor.publish(callerOf(request), { revision, baseVersion }, originOf(request)),
        );
      },
      'GET /api/v2/manage/content/versions': async ({ query, request }) => {
        const { rows, next } = await editor.versions(
          callerOf(request),
          query.before ?? LARGEST,
          query.page_size,
        );
        return { data: await presentVersions(rows), next };
      },
      'GET /api/v2/manage/content/versions/:version': async ({ params, request }) => {
        const found = await editor.version(callerOf(request), params.version);
        return { ...(await presentVersion(found)), document: found.document };
      },
      'POST /api/v2/manage/content/versions/:version/restore': async ({ params, body, request }) => {
        const caller = callerOf(request);
        const draft = await editor.restore(caller, params.version, body.revision, originOf(request));
        return presentDraft(draft, clock.now());
      },
      'GET /api/v2/manage/content/schedule': async ({ request }) => ({
        data: await presentPlans(await scheduling.plans(callerOf(request))),
      }),
      'POST /api/v2/manage/content/schedule': async ({ body, request }) => {
        const plan = { revision: body.revision, baseVersion: body.base_version, at: new Date(body.at) };
        return presentPlan(await scheduling.plan(callerOf(request), plan, originOf(request)));
      },
      'POST /api/v2/manage/content/schedule/cancel': async ({ body, request }) =>
        presentPlan(await scheduling.cancel(callerOf(request), body.id, originOf(request))),
      'POST /api/v2/manage/content/schedule/take': async ({ body, request }) =>
        presentDraft(await scheduling.take(callerOf(request), body.id, body.revision), clock.now()),
      'POST /api/v2/manage/content/preview': async ({ body, request }) => {
        const { token, expires } = await previews.open(callerOf(request), body, originOf(request));
        const link = (variant: Variant) => `${origins[variant]}/?preview=${token}`;
        const links = { main: link('main'), georgian: link('georgian') };
        return { token, expires: expires.toISOString(), links };
      },
    },
    context,
  );
}
