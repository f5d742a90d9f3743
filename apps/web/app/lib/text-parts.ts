import type { TextPart } from '@punkt/locales/keys';

const PARTS: readonly (readonly [RegExp, ...TextPart[]])[] = [
  [/^\/lk\/orders\/(create|[^/]+\/edit)\/?$/, 'lk', 'wizard'],
  [/^\/lk(\/|$)/, 'lk'],
  [/^\/manage(\/|$)/, 'manage'],
  [/^\/registration$/, 'registration'],
  [/^\/sandbox(\/|$)/, 'sandbox'],
  [/^\/verify(\/|$)/, 'verify'],
];

/** Which texts a page of the app needs before it is drawn. */
export function textPartsOf(pathname: string): readonly TextPart[] {
  const own = PARTS.find(([path]) => path.test(pathname));
  if (!own) return ['base'];
  const [, ...parts] = own;
  return [...new Set<TextPart>(['base', 'door', ...parts])];
}
