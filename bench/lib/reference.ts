import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { QUERIES, type ReferenceTask } from '../reference/task.ts';
import { type Server, startServer } from './process.ts';
import { POOL_SIZE, type setStage } from './stage.ts';

/** The reference beside our server: the same statements on the same database, and the very bytes of our pages. */
export async function startReference(
  { databaseUrl, dataDir }: Pick<Awaited<ReturnType<typeof setStage>>, 'databaseUrl' | 'dataDir'>,
  given: Pick<ReferenceTask, 'userId' | 'pages' | 'acts'>,
): Promise<Server> {
  const task: ReferenceTask = { databaseUrl, poolSize: POOL_SIZE, queries: QUERIES, ...given };
  const file = join(dataDir, 'reference.json');
  await writeFile(file, JSON.stringify(task));
  return startServer('bench/reference/server.ts', [file]);
}
