import type { TextPart } from '@punkt/locales/parts';

const PARTS: readonly (readonly [RegExp, ...TextPart[]])[] = [
  [/^\/lk\/orders\/(create|[^/]+\/edit)\/?$/, 'lk', 'forms', 'order', 'wizard'],
  [/^\/lk\/orders\/[^/]+\/activate\/?$/, 'lk', 'forms', 'order', 'wizard', 'activation'],
  [/^\/lk\/orders\/[^/]+\/activate-elock\/?$/, 'lk', 'forms', 'order', 'activation'],
  [/^\/lk\/(orders|payment)\/[^/]/, 'lk', 'forms', 'order'],
  [/^\/lk\/pvz\/[^/]+\/lock\/?$/, 'lk', 'forms', 'order', 'wizard', 'points', 'point', 'activation'],
  [/^\/lk\/pvz\/[^/]/, 'lk', 'forms', 'order', 'wizard', 'points', 'point'],
  [/^\/lk\/pvz(\/|$)/, 'lk', 'points'],
  [/^\/lk\/employment(\/|$)/, 'lk', 'employees', 'points'],
  [/^\/lk\/profile\/[^/]/, 'lk', 'forms', 'profile'],
  [/^\/lk\/profile(\/|$)/, 'lk', 'profile'],
  [/^\/lk\/tickets\/[^/]/, 'lk', 'forms', 'order', 'tickets'],
  [/^\/lk\/tickets(\/|$)/, 'lk', 'tickets'],
  // Whoever may not see the people of a point is told so in the words of the point.
  [/^\/lk\/employees\/[^/]/, 'lk', 'forms', 'employees', 'points', 'point'],
  [/^\/lk\/(employees|my-data)(\/|$)/, 'lk', 'employees'],
  [/^\/lk(\/|$)/, 'lk'],
  [/^\/manage\/content(\/|$)/, 'manage', 'editor'],
  [/^\/manage(\/|$)/, 'manage'],
  [/^\/registration$/, 'registration'],
  [/^\/switch-account$/, 'switch'],
  [/^\/sandbox(\/|$)/, 'sandbox'],
  [/^\/verify(\/|$)/, 'verify'],
];

/** Those of the whole account area: what is kept on the phone for when there is no connection. */
export const ACCOUNT_PARTS = [
  'base',
  'door',
  'lk',
  'forms',
  'order',
  'wizard',
  'activation',
  'points',
  'point',
  'employees',
  'profile',
  'tickets',
] as const satisfies readonly TextPart[];

/** Which texts a page of the app needs before it is drawn. */
export function textPartsOf(pathname: string): readonly TextPart[] {
  const own = PARTS.find(([path]) => path.test(pathname));
  if (!own) return ['base'];
  const [, ...parts] = own;
  return [...new Set<TextPart>(['base', 'door', ...parts])];
}
