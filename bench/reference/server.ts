/** What the figures are compared with: the same SQL, and buffers of the same size, behind bare Fastify. Nothing is checked. */
import { readFile } from 'node:fs/promises';
import Fastify from 'fastify';
import pg from 'pg';
import type { ReferenceTask } from './task.ts';

// In a file: an argument may not be as long as a page.
const task = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')) as ReferenceTask;
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => Number(value));
const pool = new pg.Pool({ connectionString: task.databaseUrl, max: task.poolSize });
const app = Fastify();

for (const { path, sql } of task.queries)
  app.get(path, async () => {
    const results = await Promise.all(
      sql.map((text) => pool.query(text, text.includes('$1') ? [task.userId] : [])),
    );
    return results.map(({ rows }) => rows);
  });
for (const { path, headers, body } of task.pages) {
  const page = Buffer.from(body, 'base64');
  app.get(path, async (_request, reply) => reply.headers(headers).send(page));
}
app.get('/readyz', async () => ({ status: 'ok' }));

const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`reference is running: ${address}\n`);
process.on('SIGTERM', () => process.exit(0));
