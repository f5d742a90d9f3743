import { buildWeb, install } from './lib/prepare.mjs';

try {
  await install();
  await buildWeb({ force: process.argv.includes('--force') });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
