import { connect, createServer, type Server, type Socket } from 'node:net';

export interface Proxy {
  /** The database's address, by way of the proxy. */
  readonly url: string;
  /** Cuts every connection and takes no new ones, as a database that went away. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** From now on the near side does not learn that the far side has closed: a server process that takes long to exit. */
  withholdClosing(): void;
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });

/** Stands between an app and its PostgreSQL, so that a test can take the database away from this app alone. */
export async function startProxy(
  target: string,
  cleanUp: (work: () => Promise<void>) => void,
): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let tellsClosing = true;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => sockets.delete(from));
      from.pipe(to, { end: false });
      from.on('end', () => (from === near || tellsClosing) && to.end());
    }
  });
  await listen(server, 0);
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  const url = new URL(target);
  url.port = String(own);
  url.hostname = '127.0.0.1';
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  cleanUp(cut);
  return {
    url: url.href,
    cut,
    mend: () => listen(server, own),
    withholdClosing: () => {
      tellsClosing = false;
    },
  };
}
