import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { assembly } from './assembly.ts';
import { explained } from './failures.ts';
import { createGuard, isMissing, putMultipart, rangeHeader, s3Parts } from './s3-parts.ts';
import { type FileStorage, type FileVariant, objectName } from './storage.ts';

export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint?: string | undefined;
  readonly forcePathStyle: boolean;
  /** Without them the SDK looks where it always looks: environment, instance, container. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** For one attempt; there are two, and a person is waiting. */
  readonly attemptMs: number;
}

function createClient({ region, endpoint, forcePathStyle, credentials, attemptMs }: S3Options) {
  return new S3Client({
    region,
    forcePathStyle,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    maxAttempts: 2,
    // Checksums of the newest protocol are refused by many stores that speak an older one; ours are in the database.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: Math.ceil(0.4 * attemptMs),
      requestTimeout: attemptMs,
      throwOnRequestTimeout: true,
      // Between two pieces of an answer.
      socketTimeout: Math.ceil(0.7 * attemptMs),
    },
  });
}

const REMOVED_AT_ONCE = 8;

export function createS3Storage(options: S3Options): FileStorage & { close(): void } {
  const client = createClient(options);
  const guard = createGuard();
  const place = { client, guard, bucket: options.bucket };
  const parts = s3Parts(place);
  const key = (id: string, variant: FileVariant = 'full') => `files/${objectName(id, variant)}`;
  const at = (Key: string) => ({ Bucket: options.bucket, Key });
  const removeKey = (Key: string) =>
    guard(() => client.send(new DeleteObjectCommand(at(Key)))).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });

  return {
    checkRoom: async () => undefined,
    writeParts: (id, sent) =>
      explained(async () => {
        const writing = sent.map(({ num, pieces }) => parts.write(id, num, Buffer.concat(pieces)));
        // None of them may still be on its way when the caller hears that one has failed, and lets somebody else write.
        await Promise.allSettled(writing);
        await Promise.all(writing);
      }),
    // Each part is an object, and has to be fetched anyway.
    follow: () => undefined,
    readParts: parts.read,
    assemble: (id, list, mediaType, blanks = []) =>
      explained(async () => {
        const { bytes, result } = assembly(parts.read(id, list), list, blanks);
        await putMultipart(place, key(id), mediaType, bytes);
        return result();
      }),
    removeParts: async (id, count) => {
      const keys = Array.from({ length: count }, (_, num) => parts.key(id, num));
      while (keys.length > 0) await Promise.all(keys.splice(0, REMOVED_AT_ONCE).map(removeKey));
    },
    put: (id, variant, bytes, mediaType) =>
      explained(async () => {
        const object = { ...at(key(id, variant)), Body: bytes, ContentType: mediaType };
        await guard(() => client.send(new PutObjectCommand(object)));
      }),
    read: async (id, variant, range) => {
      const wanted = { ...at(key(id, variant)), ...(range && { Range: rangeHeader(range) }) };
      const { Body } = await guard(() => client.send(new GetObjectCommand(wanted)));
      return Body as Readable;
    },
    remove: async (id) => {
      await removeKey(key(id));
      await removeKey(key(id, 'thumbnail'));
    },
    close: () => client.destroy(),
  };
}
