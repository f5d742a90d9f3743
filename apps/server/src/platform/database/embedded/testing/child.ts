/** A Punkt process for tests: starts the database of the given folder and reports on one line of JSON. */
import { machineAccounts } from '../accounts.ts';
import { findNative } from '../native.ts';
import { startEmbedded } from '../server.ts';

const [dataDir = '', mode = 'hold'] = process.argv.slice(2);
const say = (report: object) => process.stdout.write(`${JSON.stringify(report)}\n`);

process.on('SIGINT', () => say({ interrupted: true }));
try {
  const machine = { accounts: machineAccounts(), native: findNative, outside: [] };
  const server = await startEmbedded({ dataDir, durable: false, log: () => {} }, machine);
  say({ url: server.url(), port: server.port, adopted: server.adopted });
  if (mode === 'stop') await server.stop();
  // Anything but `hold` lets the event loop run dry: Node must then end by itself.
  if (mode === 'hold') setInterval(() => {}, 60_000);
} catch (error) {
  const { name, message, code } = error as Error & { code?: string };
  say({ name, message, code });
}
