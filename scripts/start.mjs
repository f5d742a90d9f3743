import { join } from 'node:path';
import { build, install, ROOT } from './lib/prepare.mjs';
import { serve } from './lib/serve.mjs';

const development = process.argv.includes('--dev');

try {
  await install();
  if (!development) await build();
  process.env.DATA_DIR ||= join(ROOT, '.data');
  serve({ development });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
