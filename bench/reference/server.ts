/** What the figures are compared with: the same SQL, and buffers of the same size, behind bare Fastify. Nothing is checked. */
import { createHash } from 'node:crypto';
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
interface Asked {
  /** Prepared once for a connection, as ours are. */
  readonly name: string;
  readonly text: string;
  values(all: readonly unknown[]): unknown[];
}

/** PostgreSQL wants every value that it is given to be named, and numbered from one. */
function asked(text: string): Asked {
  const named = [...new Set([...text.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n)))];
  return {
    name: createHash('md5').update(text).digest('hex'),
    text: text.replaceAll(/\$(\d+)/g, (_, n) => `$${named.indexOf(Number(n)) + 1}`),
    values: (all) => named.map((n) => all[n - 1]),
  };
}

for (const { name, records, words, ...statements } of task.acts ?? []) {
  const [read, writes] = [asked(statements.read), statements.writes.map(asked)];
  const ask = (on: pg.Pool | pg.PoolClient, { name, text, values }: Asked, all: readonly unknown[]) =>
    on.query({ name, text, values: values(all) });
  async function write(values: readonly unknown[]): Promise<void> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      for (const statement of writes) await ask(client, statement, values);
      await client.query('commit');
    } finally {
      client.release();
    }
  }
  app.all<{ Params: { n: string }; Body: Record<string, string> | undefined }>(
    `/act/${name}/:n`,
    async ({ params, body }) => {
      const values = [...(records[Number(params.n)] ?? []), ...(words ? [body?.[words]] : [])];
      const [only] = writes;
      // One statement is a transaction by itself.
      if (writes.length > 1) await write(values);
      else if (only) await ask(pool, only, values);
      return (await ask(pool, read, values)).rows;
    },
  );
}
app.get('/readyz', async () => ({ status: 'ok' }));

const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`reference is running: ${address}\n`);
process.on('SIGTERM', () => process.exit(0));
