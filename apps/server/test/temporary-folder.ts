import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whoever has been stopped may be at the end of its last write: then the folder is not empty for a moment more. */
const PATIENCE = { maxRetries: 20, retryDelay: 100 };

/** A folder that goes with its test. */
export async function temporaryFolder(
  name: string,
  cleanUp: (work: () => Promise<void>) => void,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `punkt-${name}-`));
  cleanUp(() => rm(folder, { recursive: true, force: true, ...PATIENCE }));
  return folder;
}
