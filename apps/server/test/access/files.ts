import { randomUUID } from 'node:crypto';
import type { files } from '@punkt/contract/files';
import { ENTITY_TYPES } from '@punkt/domain/files';
import { film } from '../../src/platform/files/testing/films.ts';
import { phonePhoto } from '../../src/platform/files/testing/pictures.ts';
import { type AccessRows, everybody, hidden, type Statuses, signedIn } from './row.ts';
import type { Person, Scene } from './scene.ts';

/** A whole small file in its only slice: of an application a film, else a photo. */
async function slice(entity_type: 1 | 2 | 12) {
  const chunk = (entity_type === 1 ? film() : await phonePhoto()).toString('base64');
  return { uuid: randomUUID(), chunk_num: 0, total_size: chunk.length, chunk, entity_type };
}

async function uploaded({ app }: Scene, { token }: Person, entityType: 1 | 2 | 12) {
  const body = await slice(entityType);
  const answer = await app.call('POST /api/v2/common/upload', { body }, { token });
  return { uuid: body.uuid, id: answer.body.file?.id ?? '' };
}

const belongingTo = async (entity_id: string) => ({ body: { ...(await slice(2)), entity_id } });

async function bytesAbout(entity_id: string) {
  const bytes = new Uint8Array(await phonePhoto());
  const query = { chunk_num: 0, size: bytes.length, entity_type: ENTITY_TYPES.user, entity_id };
  return { params: { uuid: randomUUID() }, query, headers: {}, bytes };
}

async function profileOf(entityId: string) {
  const content = `data:image/jpeg;base64,${(await phonePhoto()).toString('base64')}`;
  return { body: { entityId, entityType: 'passport' as const, totalSize: content.length, content } };
}

/** Those of the staff who work on partners' cases read their files, and each reading is audited. */
const caseworkers: Statuses = { ...hidden, operator: 200, lead: 200 };

const fileRow = (entityType: 1 | 2 | 12) => ({
  record: 'file',
  own: async (scene: Scene) => ({
    params: { id: (await uploaded(scene, scene.caller, entityType)).id },
    query: {},
  }),
  foreign: async (scene: Scene) => ({
    params: { id: (await uploaded(scene, scene.stranger, entityType)).id },
    query: {},
  }),
  missing: async () => ({ params: { id: randomUUID() }, query: {} }),
  expect: { own: signedIn(200), foreign: caseworkers, missing: hidden },
});

export const filesAccess: AccessRows<typeof files> = {
  'POST /api/v2/common/upload': {
    noRecord:
      'begins an upload of the caller; the number of somebody else’s is refused as if it did not exist',
    request: async () => ({ body: await slice(ENTITY_TYPES.passport) }),
    expect: signedIn(200),
  },
  'POST /api/v2/file/upload': {
    record: 'whom the file is about',
    own: ({ caller }) => belongingTo(caller.userId),
    foreign: ({ stranger }) => belongingTo(stranger.userId),
    missing: () => belongingTo(randomUUID()),
    expect: { own: signedIn(200), foreign: hidden, missing: hidden },
  },
  'GET /api/v4/uploads/:uuid': {
    record: 'upload',
    own: async (scene) => ({ params: { uuid: (await uploaded(scene, scene.caller, 2)).uuid } }),
    foreign: async (scene) => ({ params: { uuid: (await uploaded(scene, scene.stranger, 2)).uuid } }),
    missing: async () => ({ params: { uuid: randomUUID() } }),
    expect: { own: signedIn(200), foreign: hidden, missing: hidden },
  },
  'POST /api/v4/uploads/:uuid': {
    record: 'whom the file is about',
    own: ({ caller }) => bytesAbout(caller.userId),
    foreign: ({ stranger }) => bytesAbout(stranger.userId),
    missing: () => bytesAbout(randomUUID()),
    expect: { own: signedIn(200), foreign: hidden, missing: hidden },
  },
  'POST /api/v4/profile/upload': {
    record: 'whom the file is about',
    own: ({ caller }) => profileOf(caller.userId),
    foreign: ({ stranger }) => profileOf(stranger.userId),
    missing: () => profileOf(randomUUID()),
    expect: { own: signedIn(200), foreign: hidden, missing: hidden },
  },
  'POST /api/v4/films/:id/ticket': fileRow(ENTITY_TYPES.order),
  // A player sends no token: without the ticket it is shut for everybody, whatever the address says.
  'GET /api/v4/films/:id': {
    ...fileRow(ENTITY_TYPES.order),
    expect: { own: everybody(401), foreign: everybody(401), missing: everybody(401) },
  },
  'GET /api/v4/files/:id': fileRow(ENTITY_TYPES.user),
  'GET /api/v2/manage/orders/images/:id': fileRow(ENTITY_TYPES.passport),
};
