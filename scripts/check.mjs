import { join } from 'node:path';
import { childEnv, install, ROOT } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';
import { step } from './lib/say.mjs';

const bin = (name) => join(ROOT, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
const env = childEnv();

const CHECKS = [
  ['Format and lint', bin('biome'), ['check', '--error-on-warnings', '.'], ROOT],
  ['Route types of the web app', bin('react-router'), ['typegen'], join(ROOT, 'apps/web')],
  ['Types: server, packages, tests', bin('tsc'), ['-p', 'tsconfig.json'], ROOT],
  ['Types: web app', bin('tsc'), ['-p', 'apps/web'], ROOT],
  ['Types: journeys', bin('tsc'), ['-p', 'e2e'], ROOT],
  [
    'Walls',
    bin('depcruise'),
    ['--config', '.dependency-cruiser.mjs', 'apps', 'packages', 'e2e', 'bench'],
    ROOT,
  ],
  ['Unused files, exports and dependencies', bin('knip'), [], ROOT],
  ['Locale keys', bin('vitest'), ['run', '--project', 'rules', 'packages/locales'], ROOT],
];

let failed = 0;
await install();
for (const [title, command, args, cwd] of CHECKS) {
  try {
    await step(title, () => run(command, args, { cwd, env }));
  } catch (error) {
    failed += 1;
    console.error(error.message);
  }
}
process.exit(failed === 0 ? 0 : 1);
