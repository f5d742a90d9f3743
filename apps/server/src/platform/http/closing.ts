import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;

/**
 * Node closes the connections that are idle when it is told to stop. One whose request is still being answered becomes
 * idle later and would keep the process for as long as its client keeps it alive: so its answer says that it is the
 * last one, and whatever becomes idle meanwhile (a stream that ended) is closed too.
 */
export function letConnectionsGo(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    if (!app.server.listening) return;
    const timer = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
    app.server.once('close', () => clearInterval(timer));
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}
