import { inflateRawSync } from 'node:zlib';

const CENTRAL = 0x02014b50;
const END = 0x06054b50;

/** Reads a whole archive by its directory, as an unzip program does: a cut one has none and fails. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from(Uint32Array.of(END).buffer));
  if (end < 0) throw new Error('not a whole zip');
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (archive.readUInt32LE(at) !== CENTRAL) throw new Error('a broken directory');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      archive.readUInt16LE(at + offset),
    );
    const name = archive.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(start, start + archive.readUInt32LE(at + 20));
    files.set(name, archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes);
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return files;
}
