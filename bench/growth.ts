import { startEmbedded } from '../apps/server/src/platform/database/embedded/server.ts';
import { measureCrowd } from './lib/crowd.ts';
import { ORDERS } from './lib/orders.ts';
import { POINTS } from './lib/points.ts';
import { type Postgres, temporaryFolder } from './lib/stage.ts';
import { type Line, printTable } from './lib/table.ts';
import { TICKETS } from './lib/tickets.ts';

/** One after the other: two databases at a time are enough for the disk. `only` names those to measure. */
export async function measureGrowth(
  postgres: Postgres,
  dataDir: string,
  only: readonly string[] = ['orders', 'points', 'tickets'],
): Promise<Line[]> {
  return [
    ...(only.includes(ORDERS.name) ? await measureCrowd(postgres, dataDir, ORDERS) : []),
    ...(only.includes(POINTS.name) ? await measureCrowd(postgres, dataDir, POINTS) : []),
    ...(only.includes(TICKETS.name) ? await measureCrowd(postgres, dataDir, TICKETS) : []),
  ];
}

// By itself: `npm run bench -- growth points`.
if (import.meta.main) {
  const folder = await temporaryFolder();
  const postgres = await startEmbedded({ dataDir: folder.path, log: () => undefined });
  const names = process.argv.slice(2);
  try {
    printTable(await measureGrowth(postgres, folder.path, names.length > 0 ? names : undefined));
  } finally {
    await postgres.stop();
    await folder.remove();
  }
}
