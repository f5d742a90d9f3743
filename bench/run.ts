import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { measureApi } from './api.ts';
import { measureAttack } from './attack.ts';
import { measureEditor } from './editor.ts';
import { measureGrowth } from './growth.ts';
import { startServer } from './lib/process.ts';
import { POOL_SIZE, setStage, signIn } from './lib/stage.ts';
import { type Line, printTable } from './lib/table.ts';
import { measureOutage } from './outage.ts';
import { describePages, measurePages } from './pages.ts';
import { QUERIES, type ReferenceTask } from './reference/task.ts';
import { measureSizes } from './sizes.ts';
import { measureStart } from './start.ts';
import { measureUpload } from './upload.ts';

const SESSIONS = 20;

async function measureRunning(): Promise<Line[]> {
  const stage = await setStage();
  const { punkt, databaseUrl } = stage;
  try {
    const { token, userId } = await signIn(punkt, SESSIONS);
    const pages = await describePages(punkt);
    const task: ReferenceTask = { databaseUrl, poolSize: POOL_SIZE, userId, queries: QUERIES, pages };
    const file = join(stage.dataDir, 'reference.json');
    await writeFile(file, JSON.stringify(task));
    const reference = await startServer('bench/reference/server.ts', [file]);
    try {
      const api = await measureApi(punkt, reference, token);
      const pageLines = await measurePages(punkt, reference);
      const rest = [
        ...(await measureUpload(punkt, token)),
        ...(await measureSizes(punkt)),
        ...(await measureEditor(punkt)),
      ];
      return [...api, ...pageLines, ...rest, ...(await measureGrowth(stage.postgres, stage.dataDir))];
    } finally {
      await reference.stop();
    }
  } finally {
    await stage.clear();
  }
}

console.log(
  `Ratios of one run, the servers taking turns, on ${availableParallelism()} cores; about seven minutes.\n`,
);
printTable([
  ...(await measureRunning()),
  await measureStart(),
  ...(await measureOutage()),
  ...(await measureAttack()),
]);
