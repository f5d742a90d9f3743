import type { CallOutput } from '@punkt/contract/contract';
import type { ContentDocument } from '@punkt/domain/content-document';
import { anyDocument } from '@punkt/domain/content-document';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { liveKey } from '../../../../lib/account/live-keys.ts';
import { api } from '../../../../lib/client.ts';
import type { Kept } from './editor-store.ts';

export type Draft = CallOutput<'GET /api/v2/manage/content/draft'>;
export type VersionHead = CallOutput<'GET /api/v2/manage/content/versions'>['data'][number];
export type Plan = CallOutput<'GET /api/v2/manage/content/schedule'>['data'][number];

export const keptOf = ({ document, revision, base_version }: Draft): Kept => ({
  document: document as ContentDocument,
  revision,
  base: base_version,
});

export const readDraft = (): Promise<Draft> => api('GET /api/v2/manage/content/draft', {});

/** Only the sections that changed travel. */
export function saveDraft({ document: before, revision, base }: Kept, after: ContentDocument) {
  const known = new Map(anyDocument(before).sections.map((section) => [section.type, section]));
  const sections = after.sections.filter((section) => known.get(section.type) !== (section as unknown));
  const order = after.sections.map(({ type }) => type);
  return api('POST /api/v2/manage/content/draft', {
    body: { revision, base_version: base, sections: sections as never, order },
  });
}

export const VERSIONS_KEY = liveKey('content', 'versions');
export const PLANS_KEY = liveKey('content', 'plans');

export const versionsQuery = infiniteQueryOptions({
  queryKey: VERSIONS_KEY,
  queryFn: ({ pageParam, signal }) =>
    api(
      'GET /api/v2/manage/content/versions',
      { query: { ...(pageParam !== null && { before: pageParam }), page_size: 20 } },
      { signal },
    ),
  initialPageParam: null as number | null,
  getNextPageParam: ({ next }) => next,
  meta: { shown: true },
});

/** What is on the site now, as soon as anybody has published it. */
export const publishedQuery = queryOptions({
  queryKey: liveKey('content', 'published'),
  queryFn: async ({ signal }) => {
    const { data } = await api(
      'GET /api/v2/manage/content/versions',
      { query: { page_size: 1 } },
      { signal },
    );
    return data[0] ?? null;
  },
});

/** A published version never changes. */
export const versionQuery = (version: number) =>
  queryOptions({
    queryKey: ['content.version', version],
    queryFn: ({ signal }) =>
      api(
        'GET /api/v2/manage/content/versions/:version',
        { params: { version: String(version) } },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { shown: true },
  });

export const plansQuery = queryOptions({
  queryKey: PLANS_KEY,
  queryFn: ({ signal }) => api('GET /api/v2/manage/content/schedule', {}, { signal }),
  meta: { shown: true },
});
