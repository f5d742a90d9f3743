import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { type Guard, isMissing } from './s3-guard.ts';
import { type ByteRange, objectName, type Part } from './storage.ts';
import { DamagedParts } from './verify.ts';

export interface S3Place {
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
