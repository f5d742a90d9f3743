import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Before it closes: `/readyz` says no, every answer is the last one of its connection, and all else goes on. A balancer has
     * gone elsewhere by the time of the close, and no request meets a connection that is being closed.
     */
    leave(): void;
    isLeaving(): boolean;
  }
}

const LOOK_EVERY_MS = 50;

/**
 * Node closes the connections that are idle when it is told to stop. One whose request is still being answered becomes
 * idle later and would keep the process for as long as its client keeps it alive: so its answer says that it is the
 * last one, and whatever becomes idle meanwhile (a stream that ended) is closed too.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  let closing = false;
  app.decorate('leave', () => {
    closing = true;
  });
  app.decorate('isLeaving', () => closing);
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
