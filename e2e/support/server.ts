import { fstatSync } from 'node:fs';
import { spawnServer } from './spawn-server.ts';

/** The server that the journeys share. */
const child = spawnServer(process.env.PORT ?? '', 'inherit');
/** The runner holds the other end of our input: when it is killed, the input ends and nothing else does. */
const input = fstatSync(0);
if (input.isFIFO() || input.isSocket()) process.stdin.resume().once('close', () => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
