import type { TextPart } from '@punkt/locales/keys';

const PARTS: readonly (readonly [RegExp, TextPart])[] = [
  [/^\/lk(\/|$)/, 'lk'],
  [/^\/manage(\/|$)/, 'manage'],
  [/^\/registration$/, 'registration'],
  [/^\/sandbox(\/|$)/, 'sandbox'],
  [/^\/verify(\/|$)/, 'verify'],
  [/^\/login(-page)?$/, 'base'],
];

/** Which texts a page needs. */
export function textPartsOf(pathname: string): readonly TextPart[] {
  const own = PARTS.find(([path]) => path.test(pathname))?.[1] ?? 'site';
  return own === 'base' ? ['base'] : ['base', own];
}
