import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Server } from './process.ts';

interface Task {
  readonly port: number;
  readonly tokens: readonly string[];
  readonly perPerson: number;
}

export interface StreamCount {
  readonly open: number;
  readonly dropped: number;
  readonly events: number;
}

/** So many are being opened at once: a burst of thousands would fill the queue of the listening socket. */
const AT_ONCE = 100;

/** Opens streams over plain sockets: ten thousand of them must not take the processor from what is measured. */
async function hold({ port, tokens, perPerson }: Task): Promise<void> {
  let [open, dropped, events] = [0, 0, 0];
  const openOne = (token: string) =>
    new Promise<void>((resolve) => {
      let isOpen = false;
      const socket = connect(port, '127.0.0.1');
      socket.setEncoding('latin1');
      socket.write(
        `GET /api/v4/events HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\naccept: text/event-stream\r\n\r\n`,
      );
      socket.on('data', (text) => {
        const said = String(text);
        if (!isOpen && said.includes('event: ready')) {
          isOpen = true;
          open += 1;
          resolve();
        }
        events += said.split('event: test').length - 1;
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        dropped += 1;
        resolve();
      });
    });
  const wanted = tokens.flatMap((token) => Array.from({ length: perPerson }, () => token));
  const opener = async () => {
    for (let token = wanted.pop(); token !== undefined; token = wanted.pop()) await openOne(token);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, opener));
  process.on('message', () => process.send?.({ open, dropped, events } satisfies StreamCount));
  process.send?.({ open, dropped, events } satisfies StreamCount);
}

/** A process of its own that holds event streams of these people, and counts what comes. */
export async function openStreamCrowd({ address }: Server, tokens: readonly string[], perPerson: number) {
  const child: ChildProcess = fork(fileURLToPath(import.meta.url));
  const task: Task = { port: Number(new URL(address).port), tokens, perPerson };
  child.send(task);
  const answer = async () => ((await once(child, 'message')) as [StreamCount])[0];
  await answer();
  return {
    count: async (): Promise<StreamCount> => {
      child.send('count');
      return answer();
    },
    close: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

if (import.meta.main) process.once('message', (task: Task) => void hold(task));
