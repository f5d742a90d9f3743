import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Call, CallInput } from '@punkt/contract/contract';
import { CHUNK_CHARACTERS, type EntityType } from '@punkt/domain/files';
import type { StaffRole } from '@punkt/domain/staff';
import { chunkCount } from '@punkt/domain/uploads';
import { logIn, newDatabase, pgQuery, type TestApp, testApp } from '../../../../test/harness.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import type { Environment } from '../../../config.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { startS3 } from '../../../platform/files/testing/s3.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { createAuthAdmin } from '../../auth/admin.ts';

type CleanUp = (work: () => Promise<void>) => void;

let phone = 79_170_000_000;

export interface Person extends Caller {
  readonly token: string;
}

async function environmentOf(
  where: 'disk' | 's3',
  cleanUp: CleanUp,
): Promise<Environment & { DATA_DIR: string }> {
  const folder = await temporaryFolder('upload', cleanUp);
  const base = { DATA_DIR: folder, CODES_PER_ADDRESS_PER_HOUR: '1000' };
  if (where === 'disk') return base;
  const { bucket, endpoint, region, credentials, attemptMs } = await startS3(cleanUp);
  return {
    ...base,
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_FORCE_PATH_STYLE: '1',
    S3_ACCESS_KEY_ID: credentials?.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey,
    S3_TIMEOUT_MS: String(attemptMs),
  };
}

/** Two instances on one database and one storage, and people who use them. */
export async function setStage(cleanUp: CleanUp, where: 'disk' | 's3' = 'disk') {
  const environment = await environmentOf(where, cleanUp);
  const databaseUrl = await newDatabase(cleanUp);
  const app = await testApp({ databaseUrl, environment, cleanUp });
  const elsewhere = await testApp({ databaseUrl, environment, cleanUp });

  async function person(role?: StaffRole): Promise<Person> {
    phone += 1;
    const { access: token } = await logIn(app, String(phone));
    const { body } = await app.call('GET /api/v2/user', {}, { token });
    if (role) {
      const admin = createAuthAdmin(app.clock);
      await transaction(app.db, (tx) => admin.grantRole(tx, body.user_id, role, null));
      await roleTakesEffect(app, token, role);
    }
    return { token, userId: body.user_id, sessionId: '', pickpointId: null, staffRoles: role ? [role] : [] };
  }

  return {
    app,
    elsewhere,
    person,
    folder: join(environment.DATA_DIR, 'files'),
    query: (text: string, values?: unknown[]) => pgQuery(databaseUrl, text, values).then(({ rows }) => rows),
  };
}

export type Stage = Awaited<ReturnType<typeof setStage>>;

/** A new role reaches every instance a moment after the commit. */
async function roleTakesEffect(app: TestApp, token: string, role: StaffRole): Promise<void> {
  for (;;) {
    const { body } = await app.call('GET /api/v2/user', {}, { token });
    if (body.staff_roles.includes(role)) return;
  }
}

export interface UploadOptions {
  readonly uuid?: string;
  readonly entityType?: EntityType;
  readonly entityId?: string;
  readonly name?: string;
  /** As the specification has it, as bytes, or slice by slice in turns. */
  readonly way?: 'text' | 'bytes' | 'turns';
}

type UploadCall = Extract<Call, 'POST /api/v2/common/upload' | 'POST /api/v2/file/upload'>;

/** An upload as a browser makes it, slice by slice, in the order the test wants. */
export function uploadOf(
  bytes: Buffer,
  { uuid = randomUUID(), entityType = 1, entityId, name, way = 'text' }: UploadOptions = {},
) {
  const text = bytes.toString('base64');
  const body = (num: number) => ({
    uuid,
    chunk_num: num,
    total_size: text.length,
    chunk: text.slice(num * CHUNK_CHARACTERS, (num + 1) * CHUNK_CHARACTERS),
    entity_type: entityType,
    ...(name !== undefined && { name }),
    ...(entityId !== undefined && { entity_id: entityId }),
  });
  const call: UploadCall = entityId === undefined ? 'POST /api/v2/common/upload' : 'POST /api/v2/file/upload';
  const sendText = (app: TestApp, { token }: Person, num: number, change: object) =>
    app.call(call, { body: { ...body(num), ...change } } as CallInput<UploadCall>, { token });
  /** `change` in the words of the text. */
  const sendBytes = (app: TestApp, { token }: Person, num: number, change: object) => {
    const said = { ...body(num), ...change };
    const size = 'total_size' in change ? (said.total_size * 3) / 4 : bytes.length;
    const query = { chunk_num: said.chunk_num, size, entity_type: said.entity_type };
    return app.call(
      'POST /api/v4/uploads/:uuid',
      {
        params: { uuid: said.uuid },
        query: { ...query, ...(entityId !== undefined && { entity_id: entityId }) },
        headers: said.name === undefined ? {} : { 'x-file-name': encodeURIComponent(said.name) },
        bytes: new Uint8Array(Buffer.from(said.chunk, 'base64')),
      },
      { token },
    );
  };
  const send = (app: TestApp, person: Person, num = 0, change: object = {}) => {
    const asBytes = way === 'bytes' || (way === 'turns' && num % 2 === 0);
    return asBytes ? sendBytes(app, person, num, change) : sendText(app, person, num, change);
  };
  return {
    uuid,
    count: chunkCount(text.length),
    send,
    sendAll: async (app: TestApp, person: Person) => {
      let last = await send(app, person, 0);
      for (let num = 1; num < chunkCount(text.length); num += 1) last = await send(app, person, num);
      return last;
    },
  };
}

export async function get(
  app: TestApp,
  { token }: Person,
  url: string,
  headers: Record<string, string> = {},
) {
  const response = await app.http.inject({ url, headers: { authorization: `Bearer ${token}`, ...headers } });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}
