import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { METRIC_EVENTS } from '@punkt/contract/metrics';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '../..');
const source = globSync('**/*.{ts,tsx}', { cwd: app })
  .filter((name) => !/\.test\.tsx?$/.test(name))
  .map((name) => readFileSync(join(app, name), 'utf8'))
  .join('\n');

/** Either the press is listened to, or the script that does it says so. */
const ways = (name: string) => [`data-count="${name}"`, `countLate('${name}')`];

test.each(METRIC_EVENTS)('%s is counted somewhere', (name) => {
  expect(ways(name).filter((way) => source.includes(way))).not.toEqual([]);
});
