/** Writes `.br` and `.gz` beside every text file of the client build: compressed once, as hard as is worth it. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const client = path.resolve(import.meta.dirname, '../build/client');
const TEXT = /\.(js|css|svg|html|json|webmanifest|txt)$/;
/** Below this the headers weigh more than what is saved. */
const SMALLEST = 512;
/** The engine of the maps and the editor, half of all bytes, asked for when they are needed: the last step would be half of the work, for a sixtieth of them. */
const LARGE = 500_000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compress(file) {
  const source = await readFile(file);
  if (source.length < SMALLEST) return 0;
  const [br, gz] = await Promise.all([
    brotli(source, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - (source.length > LARGE ? 1 : 0),
        [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
      },
    }),
    zip(source, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return 1;
}

const entries = await readdir(client, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && TEXT.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .filter((file) => !file.includes(`${path.sep}.vite${path.sep}`));
const done = await Promise.all(files.map(compress));
process.stdout.write(`compressed ${done.reduce((sum, one) => sum + one, 0)} of ${files.length} files\n`);
