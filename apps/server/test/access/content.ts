import { randomUUID } from 'node:crypto';
import type { content } from '@punkt/contract/content';
import type { contentEditor } from '@punkt/contract/content-editor';
import { type AccessRows, everybody, nothing, OWN_DATA, type Statuses, staffOnly } from './row.ts';

export const contentAccess: AccessRows<typeof content> = {
  'GET /content/promo-content-sections/v2': {
    noRecord: 'what the public site says to everybody',
    request: async () => ({ query: {} }),
    expect: everybody(200),
  },
  'POST /content/promo-content-sections/v2': {
    noRecord: 'what the public site says to everybody',
    request: async () => ({ body: { ids: [1, 2, 3] } }),
    expect: everybody(200),
  },
  'GET /api/v4/conferences.ics': {
    noRecord: 'the published conferences, the same for everybody',
    request: async () => ({ query: {} }),
    expect: everybody(200),
  },
  'GET /api/v4/centers/nearest': {
    noRecord: 'published addresses, the same for everybody; where somebody is is not kept',
    request: async () => ({ query: { latitude: 54.2, longitude: 37.6 } }),
    expect: everybody(200),
  },
};

/** The site is edited by content admins alone. */
const admins = (status: number): Statuses => staffOnly(403, { contentAdmin: status });
const NEVER = 999_999;
const noPicture = async () => ({ params: { id: randomUUID() } });

export const contentEditorAccess: AccessRows<typeof contentEditor> = {
  'POST /content/admin/promo-content-sections/v2': {
    noRecord: 'the one content of the site',
    request: async () => ({ body: { data: [] } }),
    // Allowed, and refused for what was sent: nothing is published.
    expect: admins(400),
  },
  'GET /api/v4/content/pictures/:id': {
    // Everybody's once it is there; no scene has one.
    record: 'picture of the public site',
    own: noPicture,
    foreign: noPicture,
    missing: noPicture,
    expect: { own: everybody(404), foreign: everybody(404), missing: everybody(404) },
  },
  'GET /api/v2/manage/content/draft': { noRecord: OWN_DATA, request: nothing, expect: admins(200) },
  'POST /api/v2/manage/content/draft': {
    noRecord: OWN_DATA,
    request: async () => ({ body: { revision: NEVER, sections: [] } }),
    expect: admins(409),
  },
  'POST /api/v2/manage/content/draft/discard': {
    noRecord: OWN_DATA,
    request: async () => ({ body: { revision: 0 } }),
    expect: admins(200),
  },
  'GET /api/v2/manage/content/difference': {
    noRecord: OWN_DATA,
    request: async () => ({ query: {} }),
    expect: admins(200),
  },
  'POST /api/v2/manage/content/merge': {
    noRecord: OWN_DATA,
    request: async () => ({ body: { revision: 0 } }),
    expect: admins(200),
  },
  'POST /api/v2/manage/content/publish': {
    noRecord: OWN_DATA,
    request: async () => ({ body: { revision: 0, base_version: 1 } }),
    // There is no draft.
    expect: admins(400),
  },
  'GET /api/v2/manage/content/versions': {
    noRecord: 'the one history of the site',
    request: async () => ({ query: {} }),
    expect: admins(200),
  },
  'GET /api/v2/manage/content/versions/:version': {
    // The one history of the site: a version belongs to all content admins.
    record: 'version of the site',
    own: async () => ({ params: { version: 1 } }),
    foreign: async () => ({ params: { version: 1 } }),
    missing: async () => ({ params: { version: NEVER } }),
    expect: { own: admins(200), foreign: admins(200), missing: admins(404) },
  },
  'POST /api/v2/manage/content/versions/:version/restore': {
    // Into the caller's own draft, which has another revision: nothing in the scene changes.
    record: 'version of the site',
    own: async () => ({ params: { version: 1 }, body: { revision: NEVER } }),
    foreign: async () => ({ params: { version: 1 }, body: { revision: NEVER } }),
    missing: async () => ({ params: { version: NEVER }, body: { revision: 0 } }),
    expect: { own: admins(409), foreign: admins(409), missing: admins(404) },
  },
  'GET /api/v2/manage/content/schedule': {
    noRecord: 'what is planned for the one site',
    request: nothing,
    expect: admins(200),
  },
  'POST /api/v2/manage/content/schedule': {
    noRecord: OWN_DATA,
    request: async () => ({ body: { revision: 0, base_version: 1, at: '2020-01-01T00:00:00Z' } }),
    expect: admins(400),
  },
  'POST /api/v2/manage/content/schedule/cancel': {
    noRecord: 'plans belong to all content admins',
    request: async () => ({ body: { id: randomUUID() } }),
    expect: admins(404),
  },
  'POST /api/v2/manage/content/schedule/take': {
    noRecord: 'plans belong to all content admins',
    request: async () => ({ body: { id: randomUUID(), revision: 0 } }),
    expect: admins(404),
  },
  'POST /api/v2/manage/content/preview': {
    noRecord: OWN_DATA,
    request: async () => ({ body: { version: 1 } }),
    expect: admins(200),
  },
};
