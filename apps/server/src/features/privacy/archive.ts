import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { PersonalData, PersonalFile } from '../../platform/personal-data/contributors.ts';

function addFile(zip: ZipFile, { path, open }: PersonalFile, mtime: Date): void {
  zip.addReadStreamLazy(path, { mtime }, (give) => {
    open().then(
      (stream) => give(null, stream),
      (error: unknown) => zip.emit('error', error),
    );
  });
}

/** One file open at a time, nothing kept in memory but the JSON. A file that can't be read breaks the download off. */
export function archive(parts: ReadonlyArray<PersonalData & { name: string }>, now: Date): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.on('error', (error: Error) => output.destroy(error));
  zip.outputStream.pipe(output);
  const content = Object.fromEntries(parts.map(({ name, data }) => [name, data]));
  const json = JSON.stringify({ exported: now.toISOString(), ...content }, null, 2);
  zip.addBuffer(Buffer.from(json), 'data.json', { mtime: now });
  for (const { files = [] } of parts) for (const file of files) addFile(zip, file, now);
  zip.end();
  return output;
}
