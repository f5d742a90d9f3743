/**
 * Makes the font of the signs that neither Golos nor many a system has: `npm run make:signs`. Without it an amount in drams ends
 * in a box. The drawings are our own; what it writes to apps/web/app/components/signs is part of the repository.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './lib/prepare.mjs';
import { glyphsOf, PENS } from './signs/drawing.mjs';
import { font } from './signs/sfnt.mjs';

const FOLDER = join(ROOT, 'apps/web/app/components/signs');

for (const pen of PENS) {
  const bytes = font(glyphsOf(pen), pen.weight, 'Punkt Signs');
  await writeFile(join(FOLDER, `punkt-signs-${pen.weight}.ttf`), bytes);
  console.log(`punkt-signs-${pen.weight}.ttf: ${bytes.length} bytes`);
}
