import type { TextPart } from '@punkt/locales/keys';

const PARTS: readonly (readonly [RegExp, ...TextPart[]])[] = [
  [/^\/lk\/orders\/(create|[^/]+\/edit)\/?$/, 'lk', 'wizard'],
  [/^\/lk(\/|$)/, 'lk'],
  [/^\/manage(\/|$)/, 'manage'],
  [/^\/registration$/, 'registration'],
  [/^\/sandbox(\/|$)/, 'sandbox'],
  [/^\/verify(\/|$)/, 'verify'],
  [/^\/login(-page)?$/, 'base'],
];

/** Which texts a page needs. */
export function textPartsOf(pathname: string): readonly TextPart[] {
  const [, ...own] = PARTS.find(([path]) => path.test(pathname)) ?? [null, 'site' as const];
  return [...new Set<TextPart>(['base', ...own])];
}
