/** What the figures are compared with: the same SQL, and buffers of the same size, behind bare Fastify. Nothing is checked. */
import Fastify from 'fastify';
import pg from 'pg';
import type { ReferenceTask } from './task.ts';

const task = JSON.parse(process.argv[2] ?? '{}') as ReferenceTask;
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => Number(value));
const pool = new pg.Pool({ connectionString: task.databaseUrl, max: task.poolSize });
const app = Fastify();

for (const { path, sql } of task.queries)
  app.get(path, async () => {
    const results = await Promise.all(sql.map((text) => pool.query(text, [task.userId])));
    return results.map(({ rows }) => rows);
  });
for (const { path, headers, bytes } of task.pages) {
  const page = Buffer.alloc(bytes, 'x');
  app.get(path, async (_request, reply) => reply.headers(headers).send(page));
}
app.get('/readyz', async () => ({ status: 'ok' }));

const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`reference is running: ${address}\n`);
process.on('SIGTERM', () => process.exit(0));
