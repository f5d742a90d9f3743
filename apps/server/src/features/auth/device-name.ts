const BROWSERS = [
  ['YaBrowser/', 'Яндекс Браузер'],
  ['EdgA?/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['(Firefox|FxiOS)/', 'Firefox'],
  ['(Chrome|CriOS)/', 'Chrome'],
  ['Version/.* Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone|iPad', 'iOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const find = (table: readonly (readonly [pattern: string, name: string])[], text: string) =>
  table.find(([pattern]) => new RegExp(pattern).test(text))?.[1];

/**
 * What a person recognises in the list of their sessions: «Chrome, Windows». The specification has every browser call
 * itself «mobile», which would make the list useless. Names are brands, the same in every language.
 */
export function deviceName(userAgent: string | undefined, given: string): string {
  const text = (userAgent ?? '').slice(0, 500);
  return [find(BROWSERS, text), find(SYSTEMS, text)].filter(Boolean).join(', ') || given;
}
