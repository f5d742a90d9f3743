import { createServer, type ServerResponse } from 'node:http';

export type Behaviour = (response: ServerResponse, fields: URLSearchParams) => void;

/** What the gateway may do. It answers 200 whatever happened; an error is a field. */
const json =
  (value: unknown): Behaviour =>
  (response) =>
    void response.end(JSON.stringify(value));
export const sends = json({ id: 17, cnt: 1 });
export const refuses = (error_code: number): Behaviour => json({ error: 'error of the gateway', error_code });
export const says =
  (text: string): Behaviour =>
  (response) =>
    void response.end(text);
export const fails =
  (status: number): Behaviour =>
  (response) =>
    void response.writeHead(status).end('<html>');
export const hangs: Behaviour = () => undefined;
export const hangsUp: Behaviour = (response) => void response.destroy();
/** An error page that repeats what it was sent, as frameworks do. */
export const echoes: Behaviour = (response, fields) => void response.end(`<pre>${fields}</pre>`);
/** Never ends by itself; stops when nobody reads any more. */
export const floods: Behaviour = (response) => {
  const writeMore = () => {
    while (!response.destroyed && response.write('x'.repeat(16_384)));
  };
  response.on('drain', writeMore);
  writeMore();
};

export interface StandIn {
  readonly url: string;
  readonly requests: Array<{ readonly method: string; readonly fields: URLSearchParams }>;
  /** One for each coming request; the last one stays. */
  behave(...behaviours: Behaviour[]): void;
  close(): Promise<void>;
}

/** A stand-in that speaks SMSC's wire format on a real socket. */
export async function startSmsc(): Promise<StandIn> {
  const requests: StandIn['requests'] = [];
  let queue: Behaviour[] = [sends];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const fields = new URLSearchParams(text);
    requests.push({ method: request.method ?? '', fields });
    const behaviour = queue.length > 1 ? queue.shift() : queue[0];
    behaviour?.(response, fields);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/sys/send.php`,
    requests,
    behave: (...behaviours) => {
      queue = behaviours;
      requests.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
