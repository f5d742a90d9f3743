import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { afterAll } from 'vitest';

const asked = new AsyncLocalStorage<string[]>();
type Ask = (this: pg.Client, ...question: unknown[]) => unknown;

const textOf = (question: unknown): string =>
  typeof question === 'string' ? question : (question as pg.QueryConfig).text;

/**
 * Answers what some work asks the database, and nothing that jobs and streams ask meanwhile. Before the app is made: its connections keep
 * the question they were born with.
 */
export function watchStatements(): (work: () => Promise<unknown>) => Promise<string[]> {
  const client = pg.Client.prototype as unknown as { query: Ask };
  const { query } = client;
  client.query = function (...question) {
    asked.getStore()?.push(textOf(question[0]));
    return query.apply(this, question);
  };
  afterAll(() => {
    client.query = query;
  });
  return async (work) => {
    const statements: string[] = [];
    await asked.run(statements, work);
    return statements;
  };
}
