import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const APP = join(import.meta.dirname, '..');
const IMPORT = /import (\w+) from '([^']+\.module\.css)';/g;

/** Names of the classes that a sheet has rules for; what stands in comments, values and `composes` is none. */
function classesOf(sheet: string): ReadonlySet<string> {
  const selectors = sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/:\s[^;{}]*;/g, ';');
  return new Set([...selectors.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name));
}

/** Classes of a sheet that a component asks for by name. Keys of texts (`owners.edit.title`) look alike, but stand in quotes. */
const askedOf = (source: string, sheet: string): string[] =>
  [...source.matchAll(new RegExp(String.raw`(?<![\w.'"/-])${sheet}\.(\w+)`, 'g'))].map(
    ([, name = '']) => name,
  );

test('every class that a component asks for has a rule in its sheet', async () => {
  const names = await readdir(APP, { recursive: true });
  const read = (file: string) => readFile(file, 'utf8');
  const sheets = new Map(
    await Promise.all(
      names
        .filter((name) => name.endsWith('.module.css'))
        .map(async (name) => [join(APP, name), classesOf(await read(join(APP, name)))] as const),
    ),
  );
  const missing = await Promise.all(
    names
      .filter((name) => name.endsWith('.tsx'))
      .map(async (name) => {
        const source = await read(join(APP, name));
        return [...source.matchAll(IMPORT)].flatMap(([, sheet = '', path = '']) => {
          const known = sheets.get(join(APP, dirname(name), path));
          return askedOf(source, sheet)
            .filter((asked) => !known?.has(asked))
            .map((asked) => `${name}: ${sheet}.${asked}`);
        });
      }),
  );
  expect(sheets.size).toBeGreaterThan(100);
  expect(missing.flat()).toEqual([]);
});
