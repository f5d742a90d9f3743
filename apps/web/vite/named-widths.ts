import type { Plugin } from 'vite';
import { belowWidth, fromWidth, isWidthName } from '../app/lib/widths.ts';

const QUERY = /@(?:media|container)[^{;]*/g;
const NAMED = /\(--(\w+)-([\w-]+)\)/g;

/**
 * Puts figures in the place of the names of app/lib/widths.ts. `@custom-media` would need its list imported into every sheet, is unknown
 * to `@container`, and no script could read it.
 */
export function namedWidths(): Plugin {
  return {
    name: 'punkt:named-widths',
    enforce: 'pre',
    transform: {
      filter: { id: /web\/app\/.*\.css(\?|$)/, code: '(--' },
      handler: (code) => code.replace(QUERY, (query) => query.replace(NAMED, figureOf)),
    },
  };
}

function figureOf(named: string, side: string, name: string): string {
  if (!isWidthName(name) || !['from', 'below'].includes(side))
    throw new Error(`${named} is no width of app/lib/widths.ts`);
  return side === 'from' ? fromWidth(name) : belowWidth(name);
}
