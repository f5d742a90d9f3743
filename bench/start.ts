import { median } from './lib/compare.ts';
import { startServer } from './lib/process.ts';
import { temporaryFolder } from './lib/stage.ts';
import { type Line, printTable } from './lib/table.ts';

const GOAL_MS = 3_000;
const STARTS = 3;

/** npm says where it is to whatever it runs; by hand the script that it would run is measured. */
const npm = process.env.npm_execpath;
const [script, args] = npm ? [npm, ['start']] : ['scripts/start.mjs', []];

/** `npm start` with its own embedded PostgreSQL, on a data folder that an earlier start has filled, until `/readyz` answers. */
export async function measureStart(): Promise<Line> {
  const folder = await temporaryFolder();
  try {
    const times: number[] = [];
    for (let start = 0; start <= STARTS; start += 1) {
      const server = await startServer(script, args, { DATA_DIR: folder.path });
      if (start > 0) times.push(server.startedInMs);
      await server.stop();
    }
    const ms = median(times);
    return {
      what: 'second `npm start` until ready',
      ours: `${(ms / 1000).toFixed(2)} s`,
      reference: '',
      ratio: '',
      goal: `≤ ${GOAL_MS / 1000} s`,
      met: ms <= GOAL_MS,
    };
  } finally {
    await folder.remove();
  }
}

// By itself: `npm run bench -- start`.
if (import.meta.main) printTable([await measureStart()]);
