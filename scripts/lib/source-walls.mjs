import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Walls that no import shows: what a file may say, by where it stands. dependency-cruiser holds the others. */
const WALLS = [
  {
    name: 'sql-is-asked-in-stores',
    reason:
      'A service handed a transaction can ask SQL without importing anything; whoever changes a table reads the stores only.',
    files: /^apps\/server\/src\/(?!platform\/).*(?<!(\/|-)store|\.test)\.ts$/,
    except: /\/testing\//,
    pattern: /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(/,
  },
  {
    name: 'environment-is-read-in-config',
    reason:
      'A variable that config.ts does not know is neither validated nor documented. Whoever starts the process hands over all of it.',
    files: /^(apps|packages)\/[^/]+\/(src|app)\/.*(?<!\.test)\.tsx?$/,
    // Entry points pass the whole environment on; PostgreSQL's programs need the PATH they were found by.
    except:
      /^apps\/server\/src\/(config|main|commands\/\w+|platform\/database\/embedded\/run)\.ts$|\/testing\//,
    pattern: /process\.env\b/,
  },
  {
    name: 'time-comes-from-the-clock',
    reason: 'Rules know one time, which the sandbox can move: `clock.now()`.',
    files: /^apps\/server\/src\/features\/.*(?<!\.test)\.ts$/,
    except: /\/testing\//,
    pattern: /new Date\(\)|Date\.now\(\)/,
  },
  {
    name: 'files-are-found-from-the-server-folder',
    reason:
      'The server runs as one file (scripts/bundle-server.mjs), which lies elsewhere than the module that asks: `SERVER_FOLDER`, or a package by its name.',
    files: /^(apps\/server|packages\/[^/]+)\/src\/.*(?<!\.test)\.ts$/,
    // The texts of the server are loaded as they were installed.
    except: /\/server-folder\.ts$|^packages\/locales\/src\/server\.ts$|\/testing\//,
    pattern: /import\.meta\.(dirname|filename)|new URL\(.*import\.meta|import\(`/,
  },
  {
    name: 'widths-have-names',
    reason:
      'Layouts change at the widths of apps/web/app/lib/widths.ts: `@media (--from-tablet)`. One that must be another says why in the line above: `/* Odd width: … */`.',
    files: /^apps\/web\/app\/.*\.(css|tsx?)$/,
    except: /\/lib\/widths\.ts$|\.test\.tsx?$/,
    pattern: /\((min|max)-(width|inline-size):|@(media|container)\b.*\b(width|inline-size)\b/,
    unless: /\/\* Odd width: .+\*\/$/,
  },
];

/** Breaches among `files` (paths from the root, with `/`), one line each. */
export async function sourceBreaches(root, files) {
  const found = [];
  for (const file of files) {
    const walls = WALLS.filter((wall) => wall.files.test(file) && !wall.except.test(file));
    if (walls.length === 0) continue;
    const lines = (await readFile(join(root, file), 'utf8')).split('\n');
    for (const { name, reason, pattern, unless } of walls)
      lines.forEach((line, index) => {
        if (pattern.test(line) && !unless?.test(lines[index - 1] ?? ''))
          found.push(`${name}: ${file}:${index + 1}\n  ${reason}`);
      });
  }
  return found;
}
