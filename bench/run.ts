import { availableParallelism } from 'node:os';
import { measureApi } from './api.ts';
import { measureAttack } from './attack.ts';
import { measureEditor } from './editor.ts';
import { measureGrowth } from './growth.ts';
import { startReference } from './lib/reference.ts';
import { setStage, signIn } from './lib/stage.ts';
import { type Line, printTable } from './lib/table.ts';
import { measureOpened } from './opened.ts';
import { measureOutage } from './outage.ts';
import { describePages, measurePages } from './pages.ts';
import { measureSizes } from './sizes.ts';
import { measureStart } from './start.ts';
import { measureUpload } from './upload.ts';

const SESSIONS = 20;

async function measureRunning(): Promise<Line[]> {
  const stage = await setStage();
  const { punkt } = stage;
  try {
    const { token, userId } = await signIn(punkt, SESSIONS);
    const pages = await describePages(punkt);
    const reference = await startReference(stage, { userId, pages });
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
  `Ratios of one run, the servers taking turns, on ${availableParallelism()} cores; about twelve minutes.\n`,
);
printTable([
  ...(await measureRunning()),
  ...(await measureOpened()),
  await measureStart(),
  ...(await measureOutage()),
  ...(await measureAttack()),
]);
