import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { S3Place } from './s3-parts.ts';

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
