import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { Failure } from '../http/failure.ts';
import { type ByteRange, objectName, type Part } from './storage.ts';
import { DamagedParts } from './verify.ts';

type Guard = <T>(work: () => Promise<T>) => Promise<T>;

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

export const isMissing = (error: unknown): boolean => statusOf(error) === 404;

/** An answer below 500 is an answer; anything else is a store that is away. 507 is one that is full. */
const isAway = (error: unknown): boolean => {
  const status = statusOf(error) ?? 599;
  return status >= 500 && status !== 507;
};

/** A store that hangs must not hang us: after five failures in a row it is left alone for ten seconds. */
export function createGuard(): Guard {
  const breaker = circuitBreaker(handleWhen(isAway), {
    halfOpenAfter: 10_000,
    breaker: new ConsecutiveBreaker(5),
  });
  return async (work) => {
    try {
      return await breaker.execute(work);
    } catch (error) {
      if (error instanceof BrokenCircuitError || isAway(error))
        throw new Failure('storage_unavailable', { cause: error });
      throw error;
    }
  };
}

/** S3 takes pieces of 5 MB and more; only the last may be smaller. */
const PIECE = 5 * 1024 * 1024;

async function* inPieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const bytes of source) {
    waiting.push(bytes);
    size += bytes.length;
    if (size < PIECE) continue;
    yield Buffer.concat(waiting);
    [waiting, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(waiting);
}

/** A stream of any length in little memory; the object appears when all of it is there. */
export async function putMultipart(
  { client, guard, bucket }: S3Place,
  key: string,
  mediaType: string,
  source: AsyncIterable<Buffer>,
): Promise<void> {
  const at = { Bucket: bucket, Key: key };
  const { UploadId } = await guard(() =>
    client.send(new CreateMultipartUploadCommand({ ...at, ContentType: mediaType })),
  );
  const upload = { ...at, UploadId };
  try {
    const Parts: Array<{ PartNumber: number; ETag: string | undefined }> = [];
    for await (const Body of inPieces(source)) {
      const PartNumber = Parts.length + 1;
      const { ETag } = await guard(() => client.send(new UploadPartCommand({ ...upload, PartNumber, Body })));
      Parts.push({ PartNumber, ETag });
    }
    await guard(() =>
      client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })),
    );
  } catch (error) {
    // Not awaited: a store that hangs would be waited for twice. What is left behind is the bucket's own rule (docs/operations.md).
    void client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}

interface S3Place {
  readonly client: S3Client;
  readonly guard: Guard;
  readonly bucket: string;
}

/** Fetched ahead, so that the wire is never idle; in memory, each part is at most 750 kB. */
const AHEAD = 4;

export const rangeHeader = ({ start, end }: ByteRange): string => `bytes=${start}-${end}`;

interface Wanted {
  readonly part: Part;
  readonly range: ByteRange;
}

/** Which bytes of which parts make up the range. */
function wantedOf(parts: readonly Part[], range: ByteRange | undefined): Wanted[] {
  const { start, end } = range ?? { start: 0, end: Number.POSITIVE_INFINITY };
  return parts
    .filter(({ offset, size }) => offset <= end && offset + size > start)
    .map((part) => ({
      part,
      range: {
        start: Math.max(0, start - part.offset),
        end: Math.min(part.size - 1, end - part.offset),
      },
    }));
}

/** An object for each part: S3 can't write into the middle of one. */
export function s3Parts({ client, guard, bucket }: S3Place) {
  const key = (id: string, num: number) => `parts/${objectName(id)}/${num}`;
  const at = (id: string, num: number) => ({ Bucket: bucket, Key: key(id, num) });

  async function fetchPart(id: string, { part, range }: Wanted): Promise<Buffer> {
    const whole = range.start === 0 && range.end === part.size - 1;
    const Range = whole ? undefined : rangeHeader(range);
    try {
      return await guard(async () => {
        const { Body } = await client.send(
          new GetObjectCommand({ ...at(id, part.num), ...(Range && { Range }) }),
        );
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      });
    } catch (error) {
      throw isMissing(error) ? new DamagedParts([part.num]) : error;
    }
  }

  return {
    key,
    write: async (id: string, num: number, bytes: Buffer): Promise<void> => {
      await guard(() => client.send(new PutObjectCommand({ ...at(id, num), Body: bytes })));
    },
    read: async function* (id: string, parts: readonly Part[], range?: ByteRange): AsyncGenerator<Buffer> {
      const coming: Promise<Buffer>[] = [];
      const start = (wanted: Wanted | undefined) => {
        if (!wanted) return;
        const fetched = fetchPart(id, wanted);
        // Whoever stops reading early never looks at what was fetched ahead.
        fetched.catch(() => undefined);
        coming.push(fetched);
      };
      const queue = wantedOf(parts, range);
      for (const wanted of queue.splice(0, AHEAD)) start(wanted);
      for (let next = coming.shift(); next; next = coming.shift()) {
        start(queue.shift());
        yield await next;
      }
    },
  };
}
