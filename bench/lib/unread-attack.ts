import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { p99Beside } from './beside.ts';
import { memoryOf } from './memory.ts';
import type { Server } from './process.ts';
import type { Line } from './table.ts';

const REQUEST = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';
const ROUNDS = 5;

interface Kind {
  readonly what: string;
  readonly connections: number;
  /** What one connection sends during a round. */
  readonly ask: (socket: Socket) => Promise<void>;
}

const KINDS: readonly Kind[] = [
  {
    what: 'that ask 1,500 times at once',
    connections: 300,
    ask: async (socket) => {
      socket.write(REQUEST.repeat(1_500));
      await delay(2_000);
    },
  },
  {
    // As slowly as a limit on what is under way lets it, so that answers pile up: in the system's buffers first, then in ours.
    what: 'that ask on and on',
    connections: 60,
    ask: async (socket) => {
      for (let turn = 0; turn < 100 && !socket.destroyed; turn += 1) {
        socket.write(REQUEST.repeat(2));
        await delay(20);
      }
    },
  },
];

interface Round {
  readonly port: number;
  readonly kind: number;
}

/** Opens the connections of a round and asks; they stay until it is told to go on. */
function attackOnOrder(): void {
  let sockets: Socket[] = [];
  process.on('message', async (round: Round | 'leave') => {
    if (round === 'leave') for (const socket of sockets) socket.destroy();
    else {
      const { connections, ask } = KINDS[round.kind] as Kind;
      sockets = Array.from({ length: connections }, () =>
        connect(round.port, '127.0.0.1')
          .pause()
          .on('error', () => undefined),
      );
      await Promise.all(sockets.map(ask));
    }
    process.send?.('done');
  });
}

/**
 * Connections that read nothing, round after round. From a process of their own: opening hundreds of them at once keeps a loop busy, and the one that
 * measures the other calls would count that as waiting for an answer.
 */
async function attack(punkt: Server, kind: number) {
  const child = fork(fileURLToPath(import.meta.url));
  const order = async (what: Round | 'leave') => {
    child.send(what);
    await once(child, 'message');
  };
  const port = Number(new URL(punkt.address).port);
  const resident = async () => (await memoryOf(punkt)).resident;
  const before = await resident();
  const after: number[] = [];
  let most = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await order({ port, kind });
    most = Math.max(most, await resident());
    await order('leave');
    await delay(1_000);
    after.push(await resident());
  }
  const ended = once(child, 'exit');
  child.kill();
  await ended;
  return { before, most, after };
}

async function measureKind(punkt: Server, token: string, number: number, kind: Kind): Promise<Line[]> {
  // Rounds as long as those of the attack, which goes on beside them.
  const quiet = await p99Beside(punkt, token, 4);
  const [{ before, most, after }, busy] = await Promise.all([
    attack(punkt, number),
    p99Beside(punkt, token, 4),
  ]);
  const [first = 0, last = 0] = [after[0], after.at(-1)];
  const who = `${kind.connections} connections ${kind.what} and never read`;
  return [
    {
      what: `memory with ${who}, ${ROUNDS} rounds`,
      ours: `${most.toFixed(0)} MB, then ${last.toFixed(0)}`,
      reference: `${before.toFixed(0)} MB before`,
      ratio: (last / first).toFixed(2),
      goal: '≤ 1.2 of the first round',
      met: last <= 1.2 * first && most <= 2 * before,
    },
    {
      what: `p99 of other calls with ${who}`,
      ours: `${busy.toFixed(0)} ms`,
      reference: `${quiet.toFixed(0)} ms without`,
      ratio: (busy / quiet).toFixed(2),
      goal: '≤ 2',
      met: busy <= 2 * quiet,
    },
  ];
}

export async function measureUnread(punkt: Server, token: string): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [number, kind] of KINDS.entries())
    lines.push(...(await measureKind(punkt, token, number, kind)));
  return lines;
}

if (import.meta.main) attackOnOrder();
