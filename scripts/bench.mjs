import { build, childEnv, install, node, ROOT } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';
import { seconds } from './lib/say.mjs';

const [what = 'run', ...rest] = process.argv.slice(2);

try {
  await install();
  if (what !== 'assistant') await build();
  const began = Date.now();
  await run(node(), [`bench/${what}.ts`, ...rest], { cwd: ROOT, env: childEnv(), show: true });
  console.log(`\nMeasured in ${seconds(began)}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
