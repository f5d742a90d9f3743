import type { TextPart } from '@punkt/locales/keys';

const PARTS: readonly (readonly [RegExp, ...TextPart[]])[] = [
  [/^\/lk\/orders\/(create|[^/]+\/edit)\/?$/, 'lk', 'wizard'],
  [/^\/lk(\/|$)/, 'lk'],
  [/^\/manage(\/|$)/, 'manage'],
  [/^\/registration$/, 'registration'],
  [/^\/sandbox(\/|$)/, 'sandbox'],
  [/^\/verify(\/|$)/, 'verify'],
  [/^\/login(-page)?$/, 'door'],
];

/** Which texts a page needs before it is drawn; the islands of public pages bring theirs along. */
export function textPartsOf(pathname: string): readonly TextPart[] {
  const own = PARTS.find(([path]) => path.test(pathname));
  if (!own) return ['base'];
  const [, ...parts] = own;
  return [...new Set<TextPart>(['base', 'door', ...parts])];
}
