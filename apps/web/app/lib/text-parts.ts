import type { TextPart } from '@punkt/locales/keys';

const PARTS: readonly (readonly [RegExp, ...TextPart[]])[] = [
  [/^\/lk\/orders\/(create|[^/]+\/edit)\/?$/, 'lk', 'wizard'],
  [/^\/lk\/orders\/[^/]+\/activate\/?$/, 'lk', 'wizard', 'activation'],
  [/^\/lk\/orders\/[^/]+\/activate-elock\/?$/, 'lk', 'activation'],
  [/^\/lk\/pvz\/[^/]+\/lock\/?$/, 'lk', 'wizard', 'points', 'point', 'activation'],
  [/^\/lk\/pvz\/[^/]/, 'lk', 'wizard', 'points', 'point'],
  [/^\/lk\/pvz(\/|$)/, 'lk', 'points'],
  [/^\/lk\/employment(\/|$)/, 'lk', 'employees', 'points'],
  [/^\/lk\/profile(\/|$)/, 'lk', 'profile'],
  [/^\/lk\/tickets(\/|$)/, 'lk', 'tickets'],
  // People of a point: to whom they are not open, its own words say why.
  [/^\/lk\/employees\/[^/]/, 'lk', 'employees', 'points', 'point'],
  [/^\/lk\/(employees|my-data)(\/|$)/, 'lk', 'employees'],
  [/^\/lk(\/|$)/, 'lk'],
  [/^\/manage\/content(\/|$)/, 'manage', 'editor'],
  [/^\/manage(\/|$)/, 'manage'],
  [/^\/registration$/, 'registration'],
  [/^\/switch-account$/, 'door'],
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
