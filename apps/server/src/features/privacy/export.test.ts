import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile, pgQuery, type TestApp, testApp } from '../../../test/harness.ts';
import { newOwner, newPerson } from '../../../test/people.ts';
import { unzip } from '../../../test/zip.ts';
import { createContributors } from '../../platform/personal-data/contributors.ts';
import { archive, EXPORTS_PER_HOUR } from './exporting.ts';

const cleanUp = afterFile();
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ cleanUp, environment: { CODES_PER_ADDRESS_PER_HOUR: '1000' } });
});

const download = (token: string) =>
  app.http.inject({ url: '/api/v4/privacy/export', headers: { authorization: `Bearer ${token}` } });
async function dataOf(token: string) {
  const files = unzip((await download(token)).rawPayload);
  return { files, data: JSON.parse(files.get('data.json')?.toString() ?? '') };
}

describe('an export', () => {
  it('is a zip with everything kept about the person, and nothing of others', async () => {
    const [one, other] = [await newOwner(app), await newOwner(app)];
    await app.call('POST /api/v2/sign', { body: { version: 1, country_code: 'RU' } }, { token: one.token });
    await app.call(
      'POST /api/v4/privacy/erasure',
      { body: { comment: 'Прошу удалить' } },
      { token: one.token },
    );
    const answer = await download(one.token);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="punkt-data.zip"');
    expect(answer.headers['cache-control']).toBe('no-store');
    const { data } = await dataOf(one.token);
    expect(data.account.user).toMatchObject({ id: one.id, phone: one.phone, last_name: 'Тихонова' });
    expect(data.account.sessions).toEqual([
      expect.objectContaining({ device_uuid: one.device, address: '127.0.0.1' }),
    ]);
    expect(data.account.journal.map(({ action }: { action: string }) => action)).toEqual([
      'session.opened',
      'offer.signed',
      'privacy.asked',
      'privacy.exported',
      'privacy.exported',
    ]);
    expect(data.signatures).toEqual([
      expect.objectContaining({ countryCode: 'RU', version: 1, phone: one.phone }),
    ]);
    expect(data.privacyRequests).toEqual([
      expect.objectContaining({ comment: 'Прошу удалить', status: 'open' }),
    ]);
    expect(JSON.stringify(data)).not.toContain(other.phone);
    expect(JSON.stringify(data)).not.toMatch(/token_hash|code_hash|"hash"|salt/);
  });

  it('carries their files byte for byte', async () => {
    const { token } = await newPerson(app);
    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0e6f6a' } })
      .jpeg()
      .toBuffer();
    const content = `data:image/jpeg;base64,${photo.toString('base64')}`;
    const sent = await app.call(
      'POST /api/v4/profile/upload',
      { body: { entityType: 'user', totalSize: photo.length, content } },
      { token },
    );
    expect(sent.status).toBe(200);
    const { data, files } = await dataOf(token);
    const [entry] = data.files;
    expect(entry.path).toMatch(/^files\/[\da-f-]{36}\.jpeg$/);
    const bytes = files.get(entry.path) ?? Buffer.alloc(0);
    expect(bytes.length).toBe(entry.size);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(entry.sha256);
  });

  it('may be asked for a few times an hour, however many at once', async () => {
    const { token, id } = await newPerson(app);
    const answers = await Promise.all(Array.from({ length: EXPORTS_PER_HOUR + 3 }, () => download(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(EXPORTS_PER_HOUR);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json().code).toBe('too_many_exports');
    expect(refused?.headers['retry-after']).toBe('3600');
    const { rows } = await pgQuery(
      app.databaseUrl,
      "select count(*)::int as count from audit_log where actor_id = $1 and action = 'privacy.exported'",
      [id],
    );
    expect(rows[0].count).toBe(EXPORTS_PER_HOUR);
  });
});

describe('the archive', () => {
  const collect = async (stream: Readable) => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    return Buffer.concat(chunks);
  };

  it('opens one file at a time', async () => {
    let [open, most] = [0, 0];
    const files = Array.from({ length: 5 }, (_, n) => ({
      path: `files/${n}.bin`,
      open: async () => {
        open += 1;
        most = Math.max(most, open);
        const stream = Readable.from([Buffer.alloc(200_000, n)]);
        stream.on('close', () => {
          open -= 1;
        });
        return stream;
      },
    }));
    const zip = unzip(await collect(archive([{ name: 'files', data: [], files }], new Date())));
    expect([...zip.keys()]).toEqual(['data.json', ...files.map(({ path }) => path)]);
    expect(most).toBe(1);
  });

  it('breaks off when a file can not be read: half an archive must not pass for a whole one', async () => {
    const files = [{ path: 'files/a.bin', open: () => Promise.reject(new Error('the disk is gone')) }];
    await expect(collect(archive([{ name: 'files', data: [], files }], new Date()))).rejects.toThrow(
      'the disk is gone',
    );
  });
});

describe('contributors', () => {
  it('have names of their own', () => {
    const contributors = createContributors();
    const one = { name: 'one', exportOf: async () => ({ data: 1 }), erase: async () => undefined };
    contributors.register(one);
    expect(() => contributors.register(one)).toThrow('two contributors');
  });
});
