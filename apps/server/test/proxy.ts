import { connect, createServer, type Server, type Socket } from 'node:net';

export interface Proxy {
  /** The database's address, by way of the proxy. */
  readonly url: string;
  /** Cuts every connection and takes no new ones, as a database that went away. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** From now on the near side does not learn that the far side has closed: a server process that takes long to exit. */
  hideDisconnect(): void;
  /** Nothing travels any more, on no connection, and new ones are taken and stay silent: a database that stands still. */
  stall(): void;
  /** What was held travels on. */
  resume(): void;
  /** The connections of now are dead for ever and neither side is told, as after a failover or behind a NAT; new ones work. */
  abandon(): void;
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
  const ways = new Set<{ readonly from: Socket; readonly to: Socket }>();
  let forwardsEnd = true;
  let stalled = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const way of [
      { from: near, to: far },
      { from: far, to: near },
    ]) {
      const { from, to } = way;
      ways.add(way);
      from.on('error', () => to.destroy());
      from.on('close', () => ways.delete(way));
      from.on('end', () => (from === near || forwardsEnd) && to.end());
      if (!stalled) from.pipe(to, { end: false });
    }
  });
  const abandoned = new Set<Socket>();
  await listen(server, 0);
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  const url = new URL(target);
  url.port = String(own);
  url.hostname = '127.0.0.1';
  // The folder of a socket would lead past us.
  url.searchParams.delete('host');
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of [...abandoned, ...[...ways].map(({ from }) => from)]) socket.destroy();
    });
  cleanUp(cut);
  return {
    url: url.href,
    cut,
    restore: () => listen(server, own),
    hideDisconnect: () => {
      forwardsEnd = false;
    },
    stall: () => {
      stalled = true;
      for (const { from, to } of ways) from.unpipe(to);
    },
    resume: () => {
      // Piped twice, everything would travel twice, and one pipe would be left where a connection is abandoned.
      if (!stalled) return;
      stalled = false;
      for (const { from, to } of ways) from.pipe(to, { end: false });
    },
    abandon: () => {
      for (const { from, to } of ways) {
        from.unpipe(to);
        abandoned.add(from);
      }
      ways.clear();
    },
  };
}
