import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as namespaces from './namespaces.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PRODUCT = ['apps/web/app', 'apps/server/src', 'packages'];
const OTHER = /node_modules|\.test\.tsx?$|locales\/src\/(ru|ka|en)\//;

async function sources(folder: string): Promise<string[]> {
  const names = await readdir(join(ROOT, folder), { recursive: true });
  const files = names.map((name) => join(folder, name).replaceAll('\\', '/'));
  const own = files.filter((file) => /\.tsx?$/.test(file) && !OTHER.test(file));
  return Promise.all(own.map((file) => readFile(join(ROOT, file), 'utf8')));
}

const text = (await Promise.all(PRODUCT.map(sources))).flat().join('\n');
const literals = new Set([...text.matchAll(/['"`]([\w-]+(?:\.[\w-]+)*)['"`]/g)].map(([, words]) => words));
/** `orders.status.${status}`: anything may stand there, but something must. */
const patterns = [...text.matchAll(/`([\w.-]*\$\{[^`]*)`/g)]
  .map(([, words = '']) => words.replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '*'))
  .filter((words) => /^[\w.*-]+$/.test(words) && /[a-z]{2}/i.test(words))
  .map((words) => new RegExp(`^${words.replaceAll('.', '\\.').replaceAll('*', '[\\w.-]+')}$`));

/** Put together from parts where no search sees it. */
const ASSEMBLED = [
  // pages/book/brandbook.tsx: by the kind of book, then the photo
  /^book\.(simplified\.)?photo\./,
  // audit/presenter.ts: by a prefix
  /^audit\.(channel|lock)\./,
  // orders/page/fee-history.tsx and the rooms of applications and appeals: inside another text
  /^orderFacts\.fee\./,
  /^reviewApplication\.fee\.state\./,
  // scripts/make-film.mjs, which draws the film
  /^programme\.film\.caption\./,
];
const isRead = (key: string): boolean =>
  literals.has(key) || [...patterns, ...ASSEMBLED].some((pattern) => pattern.test(key));

test.each(Object.entries(namespaces))('%s: every word has a reader', (name, words) => {
  expect(Object.keys(words).filter((key) => !isRead(`${name}.${key}`))).toEqual([]);
});

test('a word that nobody reads is found', () => {
  expect([isRead('sessions.title'), isRead('sessions.titleOfNobody')]).toEqual([true, false]);
});
