import { buildWeb, childEnv, install, node, ROOT } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';
import { seconds } from './lib/say.mjs';

try {
  await install();
  await buildWeb();
  const began = Date.now();
  await run(node(), ['bench/run.ts'], { cwd: ROOT, env: childEnv(), show: true });
  console.log(`\nMeasured in ${seconds(began)}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
