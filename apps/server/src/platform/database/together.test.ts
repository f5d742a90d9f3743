import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { afterFile, newDatabase } from '../../../test/harness.ts';
import { createLog } from '../log/log.ts';
import { type Database, openDatabase } from './database.ts';
import { isMarked, markPart, part, together } from './together.ts';

const cleanUp = afterFile();
let db: Database;

beforeAll(async () => {
  const url = await newDatabase(cleanUp);
  // One connection, so that a temporary table is there for every statement.
  db = openDatabase({ url, poolSize: 1, log: createLog({ level: 'silent' }) }).db;
  cleanUp(() => db.destroy());
  await sql`create temporary table notes (id int, owner text, at timestamptz, ended timestamptz, words text)`.execute(
    db,
  );
  await sql`insert into notes values (2, 'a', '2026-11-16T10:00:00.123Z', null, '2026-11-16T10:00:00+00:00'),
    (1, 'a', '2026-11-15T10:00:00Z', '2026-11-15T11:00:00Z', 'one'), (3, 'b', '2026-11-14T10:00:00Z', null, 'three')`.execute(
    db,
  );
});

interface Note {
  readonly id: number;
  readonly at: Date;
  readonly ended: Date | null;
  readonly words: string;
}

const notesOf = (owner: string) =>
  part(sql<Note>`select id, at, ended, words from notes where owner = ${owner} order by id`, {
    at: true,
    ended: true,
  });

it('reads parts in their order, with dates where dates are and nowhere else', async () => {
  const read = together(({ owner, other }: { owner: string; other: string }) => ({
    own: notesOf(owner),
    others: notesOf(other),
  }));
  expect(await read(db, { owner: 'a', other: 'nobody' })).toEqual({
    own: [
      { id: 1, at: new Date('2026-11-15T10:00:00Z'), ended: new Date('2026-11-15T11:00:00Z'), words: 'one' },
      { id: 2, at: new Date('2026-11-16T10:00:00.123Z'), ended: null, words: '2026-11-16T10:00:00+00:00' },
    ],
    others: [],
  });
  // The statement is the first one's, the values are not.
  expect((await read(db, { owner: 'nobody', other: 'b' })).others.map(({ id }) => id)).toEqual([3]);
});

it('makes changes along with it, and shows what was before', async () => {
  const rename = together(
    ({ owner }: { owner: string }) => ({ notes: notesOf(owner) }),
    ({ owner }) => [sql`renamed as (update notes set words = 'changed' where owner = ${owner})`],
  );
  expect((await rename(db, { owner: 'b' })).notes.map(({ words }) => words)).toEqual(['three']);
  expect((await rename(db, { owner: 'b' })).notes.map(({ words }) => words)).toEqual(['changed']);
});

it('is planned once and goes on after a migration, with whatever the table has by then', async () => {
  await sql`create temporary table plans (id int, words text)`.execute(db);
  await sql`insert into plans values (1, 'it''s'), (2, 'other')`.execute(db);
  const read = together(({ id }: { id: number }) => ({
    plans: part(sql<object>`select * from plans where id = ${id} and words = ${"it's"}`, {}),
  }));
  const planned = async () =>
    (
      await sql<{
        n: number;
      }>`select count(*)::int as n from pg_prepared_statements where statement like '%from plans%'`.execute(
        db,
      )
    ).rows[0]?.n;
  expect((await read(db, { id: 1 })).plans).toEqual([{ id: 1, words: "it's" }]);
  expect((await read(db, { id: 2 })).plans).toEqual([]);
  expect(await planned()).toBe(1);
  await sql`alter table plans add column more int default 5`.execute(db);
  expect((await read(db, { id: 1 })).plans).toEqual([{ id: 1, words: "it's", more: 5 }]);
  await sql`alter table plans alter column id type bigint`.execute(db);
  expect((await read(db, { id: 1 })).plans).toEqual([{ id: 1, words: "it's", more: 5 }]);
});

it('writes where a row is still the one that was read, and answers what it wrote', async () => {
  await sql`create temporary table drafts (id int primary key, words text)`.execute(db);
  await sql`insert into drafts values (1, 'first')`.execute(db);
  const markOf = async () => {
    const { marks } = await together(({ id }: { id: number }) => ({ marks: markPart('drafts', id) }))(db, {
      id: 1,
    });
    return marks[0]?.mark ?? '';
  };
  const write = together(
    () => ({ drafts: part(sql<{ words: string }>`select words from changed`, {}) }),
    ({ words, mark }: { words: string; mark: string }) => [
      sql`changed as (update drafts set words = ${words} where id = 1 and ${isMarked(mark)} returning *)`,
    ],
  );
  const mark = await markOf();
  expect((await write(db, { words: 'second', mark })).drafts).toEqual([{ words: 'second' }]);
  expect((await write(db, { words: 'late', mark })).drafts).toEqual([]);
  expect((await write(db, { words: 'third', mark: await markOf() })).drafts).toEqual([{ words: 'third' }]);
});

it('refuses values that are not named: a rest of them would be empty, and a limit among them none', async () => {
  const read = together(({ owner, ...page }: { owner: string; limit: number }) => ({
    notes: part(sql<Note>`select * from notes where owner = ${owner} limit ${page.limit}`, {
      at: true,
      ended: true,
    }),
  }));
  await expect(read(db, { owner: 'a', limit: 1 })).rejects.toThrow('name the values');
});
