import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { afterFile, newDatabase, pgQuery } from '../../../test/harness.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { createLog } from '../../platform/log/log.ts';
import { type AuditFilter, readAudit } from './audit-store.ts';

const PAGE = 20;
/** Of 20,000: where every twentieth row fits, walking through the newest is cheaper than looking each up, at any size. */
const BOUND = 30 * PAGE;
const cleanUp = afterFile();
let db: Database;

const person = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A busy operator (1) who did nearly everything, a rare act among it, and owners (2…) with forty rows each. */
beforeAll(async () => {
  const url = await newDatabase(cleanUp);
  db = openDatabase({ url, poolSize: 2, log: createLog({ level: 'silent' }) }).db;
  cleanUp(() => db.destroy());
  await pgQuery(
    url,
    `insert into audit_log (at, actor_id, action, subject_kind, subject_id, owner_id)
    select now() - make_interval(mins => 20000 - n), case when n % 20 = 0 then null else '${person(1)}'::uuid end,
      case when n % 1000 = 1 then 'review.decided' else 'file.read' end, 'order', (n % 500)::text,
      ('00000000-0000-4000-8000-' || lpad((n % 500 + 2)::text, 12, '0'))::uuid
    from generate_series(1, 20000) n`,
  );
  await pgQuery(url, 'vacuum analyze audit_log');
});

const from = () => new Date(Date.now() - 12_000 * 60_000);
const until = () => new Date(Date.now() - 11_000 * 60_000);

it.each([
  ['everything', () => ({})],
  ['a period', () => ({ from: from(), until: until() })],
  ['a busy person', () => ({ actor: person(1) })],
  ['a busy person in a period', () => ({ actor: person(1), from: from(), until: until() })],
  ['a rare act of a busy person', () => ({ actor: person(1), act: 'review.decided' })],
  ['the product itself', () => ({ actor: null })],
  ['a rare act', () => ({ act: 'review.decided' })],
  ['an owner', () => ({ owner: person(7) })],
  ['a record', () => ({ record: { kind: 'order', id: '5' } })],
] satisfies Array<[string, () => AuditFilter]>)(
  'a page of %s costs the same in a table of any size, also the next one',
  async (_, filterOf) => {
    const filter = filterOf();
    await transaction(db, async (tx) => {
      const touched = async () => {
        const { rows } = await sql<{ n: number }>`select seq_tup_read + idx_tup_fetch as n
        from pg_stat_xact_user_tables where relname = 'audit_log'`.execute(tx);
        return rows[0]?.n ?? 0;
      };
      const start = await touched();
      const page = await readAudit(tx, filter, PAGE);
      expect(page.length).toBeGreaterThanOrEqual(PAGE);
      expect((await touched()) - start).toBeLessThanOrEqual(BOUND);
      const middle = await touched();
      const next = await readAudit(tx, filter, PAGE, page.at(-1)?.id);
      expect(next.every(({ id }) => page.every((row) => row.id !== id))).toBe(true);
      expect((await touched()) - middle).toBeLessThanOrEqual(BOUND);
    });
  },
);
