import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TEXT_PARTS } from '@punkt/locales/parts';
import { describe, expect, it } from 'vitest';
import { loadTexts } from '../account-texts.ts';
import { ACCOUNT_PARTS, textPartsOf } from './text-parts.ts';
import { textTable } from './texts.ts';

const APP = path.resolve(import.meta.dirname, '..');

/** What stands in a file that a screen loads, and is said on other screens only. */
const SAID_ELSEWHERE = new Set([
  'tickets features/tickets/ticket-queries.ts',
  'staff features/notifications/notices-screen.tsx',
  'staff features/notifications/preferences.tsx',
  'points features/employees/employment.tsx',
]);

const KEY = new RegExp(
  `['\`](${[...new Set(Object.values(TEXT_PARTS).flat())].join('|')})\\.[A-Za-z0-9$]`,
  'g',
);
const IMPORT = /(?:^import (?!type )[^;]*?from|^export [^;]*?from|import\()\s*'(\.[^']+\.tsx?)'/gm;

interface Source {
  readonly namespaces: readonly string[];
  readonly imports: readonly string[];
}
const sources = new Map<string, Source>();

function read(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const matches = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, part = '']) => part);
  const imports = matches(IMPORT).map((next) => path.resolve(path.dirname(file), next));
  const source = { namespaces: matches(KEY), imports: imports.filter((next) => existsSync(next)) };
  sources.set(file, source);
  return source;
}

/** Every file a screen brings along, at once or when it is needed, with the namespaces it speaks from. */
function filesOf(file: string, found = new Map<string, readonly string[]>()) {
  if (found.has(file)) return found;
  const { namespaces, imports } = read(file);
  found.set(file, namespaces);
  for (const next of imports) filesOf(next, found);
  return found;
}

const ROUTES = [
  ...readFileSync(path.join(APP, 'routes.ts'), 'utf8').matchAll(
    /route\('([^'*]+)', '(routes\/(lk|manage)\/[^']+)'/g,
  ),
]
  .filter(([, , file = '']) => !file.endsWith('/layout.tsx'))
  .map(([, address = '', file = '', area = '']) => ({
    address: `/${area}/${address.replace('?', '').replace(/:\w+/g, '7')}`,
    files: [file, `routes/${area}/layout.tsx`].map((name) => path.join(APP, name)),
  }));

describe('the words of a screen', () => {
  it('are looked for on every screen behind the log-in', () => {
    expect(ROUTES.length).toBeGreaterThan(40);
    expect([...filesOf(path.join(APP, 'routes/lk/orders.tsx')).values()].flat()).toContain('orders');
  });

  it('are in the build, all that are asked for', async () => {
    const parts = new Set([...ROUTES.flatMap(({ address }) => textPartsOf(address)), ...ACCOUNT_PARTS]);
    await loadTexts('ru', [...parts]);
    expect(Object.keys(textTable)).toEqual(
      expect.arrayContaining([...parts].flatMap((part) => TEXT_PARTS[part])),
    );
  });

  it.each(ROUTES.map(({ address, files }) => [address, files] as const))(
    '%s has every namespace that its files speak from',
    (address, files) => {
      const known = new Set<string>(textPartsOf(address).flatMap((part) => TEXT_PARTS[part]));
      const found = new Map(files.flatMap((file) => [...filesOf(file)]));
      const missing = [...found].flatMap(([file, namespaces]) =>
        [...new Set(namespaces)]
          .filter((namespace) => !known.has(namespace))
          .map((namespace) => `${namespace} ${path.relative(APP, file).replaceAll('\\', '/')}`),
      );
      expect(missing.filter((line) => !SAID_ELSEWHERE.has(line))).toEqual([]);
    },
  );
});
