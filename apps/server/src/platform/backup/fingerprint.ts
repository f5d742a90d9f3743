import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';

/** Tables that only grow: what they held at the time of a back-up must be in every copy, to the letter. */
const GROWING = ['ledger', 'audit_log'] as const;
type Growing = (typeof GROWING)[number];

interface Mark {
  /** The last row that was there, by its id. */
  readonly upTo: number;
  readonly rows: number;
  readonly digest: string;
}

export interface Fingerprint {
  readonly migration: string;
  readonly tables: Readonly<Record<Growing, Mark>>;
  /** Per currency and kind, in the smallest unit. */
  readonly sums: Readonly<Record<string, string>>;
}

/** Independent of the order of rows, which a copy need not keep. */
async function markOf(client: pg.ClientBase, table: Growing, upTo: number): Promise<Mark> {
  const { rows } = await client.query<{ rows: number; digest: string }>(
    `select count(*)::int as rows,
      coalesce(sum(('x' || substr(md5(t::text), 1, 15))::bit(60)::bigint), 0)::text as digest
    from ${table} as t where id <= $1`,
    [upTo],
  );
  return { upTo, rows: rows[0]?.rows ?? 0, digest: rows[0]?.digest ?? '' };
}

async function sumsOf(client: pg.ClientBase, upTo: number): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; sum: string }>(
    `select currency || ' ' || kind as name, sum(amount)::text as sum from ledger where id <= $1
    group by currency, kind order by currency, kind`,
    [upTo],
  );
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

/**
 * Ids are given out before they are committed, so the last one is read while nobody writes: the lock lasts as long as it takes those
 * who are writing to commit.
 */
async function lastIds(client: pg.ClientBase): Promise<Record<Growing, number>> {
  await client.query(`begin; set local lock_timeout = '10s'; lock table ${GROWING.join(', ')} in share mode`);
  try {
    const { rows } = await client.query<Record<Growing, string>>(
      `select ${GROWING.map((table) => `(select coalesce(max(id), 0) from ${table})::text as ${table}`).join(', ')}`,
    );
    return { ledger: Number(rows[0]?.ledger), audit_log: Number(rows[0]?.audit_log) };
  } finally {
    await client.query('rollback');
  }
}

/** What a copy that is made from now on must hold; with `upTo` of another fingerprint, what this one holds of that. */
export async function fingerprint(client: pg.ClientBase, of?: Fingerprint): Promise<Fingerprint> {
  // Rows are compared as text, which depends on these.
  await client.query(
    `set statement_timeout = 0; set timezone = 'UTC'; set datestyle = 'ISO'; set extra_float_digits = 1`,
  );
  const ids = of
    ? { ledger: of.tables.ledger.upTo, audit_log: of.tables.audit_log.upTo }
    : await lastIds(client);
  const { rows } = await client.query<{ name: string }>('select max(name) as name from kysely_migration');
  return {
    migration: rows[0]?.name ?? '',
    tables: {
      ledger: await markOf(client, 'ledger', ids.ledger),
      audit_log: await markOf(client, 'audit_log', ids.audit_log),
    },
    sums: await sumsOf(client, ids.ledger),
  };
}

/** One sentence for each thing that differs. */
export function differences(wanted: Fingerprint, found: Fingerprint): string[] {
  const lines: string[] = [];
  const compare = (what: string, one: unknown, other: unknown) => {
    if (one !== other) lines.push(`${what}: ${one} in the original, ${other} in the copy`);
  };
  compare('last migration', wanted.migration, found.migration);
  for (const table of GROWING)
    for (const part of ['rows', 'digest'] as const)
      compare(`${part} of ${table}`, wanted.tables[table][part], found.tables[table][part]);
  for (const name of new Set([...Object.keys(wanted.sums), ...Object.keys(found.sums)]))
    compare(`sum of ${name}`, wanted.sums[name] ?? '0', found.sums[name] ?? '0');
  return lines;
}

async function checksum(path: string): Promise<{ sha256: string; size: number }> {
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(createReadStream(path), async (bytes) => {
    for await (const piece of bytes as AsyncIterable<Buffer>) {
      size += piece.length;
      hash.update(piece);
    }
  });
  return { sha256: hash.digest('hex'), size };
}

export interface FileCheck {
  readonly files: number;
  readonly bytes: number;
  readonly problems: readonly string[];
}

const PAGE = 500;

/** Every file that the database knows, by the checksum it was kept with. */
export async function checkFiles(client: pg.ClientBase, pathOf: (id: string) => string): Promise<FileCheck> {
  const problems: string[] = [];
  let [files, bytes, after] = [0, 0, '00000000-0000-0000-0000-000000000000'];
  for (;;) {
    const { rows } = await client.query<{ id: string; size: string; sha256: string }>(
      `select id, size::text, encode(sha256, 'hex') as sha256 from files
      where removed is null and id > $1 order by id limit ${PAGE}`,
      [after],
    );
    for (const { id, size, sha256 } of rows) {
      const found = await checksum(pathOf(id)).catch((error: Error) => error);
      files += 1;
      if (found instanceof Error) problems.push(`file ${id}: ${found.message}`);
      else if (found.sha256 !== sha256 || found.size !== Number(size))
        problems.push(`file ${id}: other bytes`);
      else bytes += found.size;
    }
    if (rows.length < PAGE) return { files, bytes, problems };
    after = rows.at(-1)?.id ?? after;
  }
}
