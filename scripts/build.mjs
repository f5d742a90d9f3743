import { build, install } from './lib/prepare.mjs';

try {
  await install();
  await build({ force: process.argv.includes('--force') });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
