import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { PATIENCE_MS } from '../../../../test/waiting.ts';
import type { S3Options } from '../s3.ts';

/** The account that the server of the tests knows. */
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const BUCKET = 'punkt-files';

/** An S3 of the test's own, in this process, over HTTP. */
export async function startS3(
  cleanUp: (work: () => Promise<void>) => void,
): Promise<S3Options & { endpoint: string }> {
  const directory = await mkdtemp(join(tmpdir(), 'punkt-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  cleanUp(async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  });
  return {
    bucket: BUCKET,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    forcePathStyle: true,
    credentials,
    attemptMs: PATIENCE_MS,
  };
}
