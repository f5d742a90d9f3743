import { connect } from 'node:net';
import { serverTexts } from '@punkt/locales/server';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { createLog } from '../../log/log.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { serveHealth } from '../health.ts';
import { createHttp, type HttpOptions } from '../server.ts';

/** The server without a feature, for what a client may do to it. */
export async function bareHttp(options: Partial<HttpOptions>): Promise<FastifyInstance> {
  const metrics = createMetrics();
  const http = await createHttp({
    log: createLog({ level: 'silent' }),
    metrics,
    variants: { georgianHosts: [], stage: false },
    texts: serverTexts,
    trustProxy: 0,
    ratePerMinute: 1_000,
    secureTransport: false,
    ...options,
  });
  serveHealth(http, { checks: {}, metrics, metricsToken: undefined });
  http.post('/echo', async () => ({ ok: true }));
  onTestFinished(async () => {
    // Where a limit is missing, a connection stays that nobody else would close.
    http.server.closeAllConnections();
    await http.close();
    metrics.close();
  });
  return http;
}

/** Talks to a listening server as no library would. */
export async function talk(http: FastifyInstance, text: string): Promise<string> {
  await http.listen({ host: '127.0.0.1', port: 0 });
  const port = Number(new URL(http.listeningOrigin).port);
  const socket = connect(port, '127.0.0.1', () => void socket.write(text));
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  return Buffer.concat(chunks).toString();
}
