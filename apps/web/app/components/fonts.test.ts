import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { country } from '@punkt/domain/countries';
import { COUNTRY_CODES } from '@punkt/domain/country-code';
import { expect, it } from 'vitest';
import { lettersOf } from './testing/letters-of.ts';

const { resolve } = createRequire(import.meta.url);
const sheet = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');

interface Face {
  readonly family: string;
  readonly weights: readonly [number, number];
  readonly promises: (code: number) => boolean;
  readonly letters: ReadonlySet<number>;
}

function faceOf(rule: string): Face | undefined {
  const file = /url\("([^"]+)"\)/.exec(rule)?.[1];
  if (!file) return undefined;
  const path = file.startsWith('.') ? join(import.meta.dirname, file) : resolve(file);
  const [, from = '0', to = from] = /font-weight: (\d+) (\d+)/.exec(rule) ?? [];
  const ranges = [...rule.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
    ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
  );
  return {
    family: /font-family: "([^"]+)"/.exec(rule)?.[1] ?? '',
    weights: [Number(from), Number(to)],
    promises: (code) => ranges.some(([first, last]) => first <= code && code <= last),
    letters: lettersOf(readFileSync(path)),
  };
}

const faces = sheet.split('@font-face').flatMap((rule) => faceOf(rule) ?? []);

const isDrawn = (sign: string, weight: number): boolean => {
  const code = sign.codePointAt(0) ?? 0;
  return faces.some(
    ({ weights: [from, to], promises, letters }) =>
      from <= weight && weight <= to && promises(code) && letters.has(code),
  );
};

it.each(COUNTRY_CODES)('writes money of %s with letters of our own, whatever the system has', (code) => {
  const { symbol } = country(code).currency;
  for (const weight of [400, 500, 600, 700])
    expect(
      [...symbol].filter((sign) => !isDrawn(sign, weight)),
      `${symbol} ${weight}`,
    ).toEqual([]);
});

it('has files of a family that share their weights or nothing of them: Chromium looks into one range alone', () => {
  for (const { family, weights } of faces)
    for (const other of faces.filter((face) => face.family === family)) {
      const isApart = other.weights[1] < weights[0] || weights[1] < other.weights[0];
      expect(
        isApart || String(other.weights) === String(weights),
        `${family} ${weights} ${other.weights}`,
      ).toBe(true);
    }
});

it('keeps our signs where every system may look first', () => {
  const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
  expect(tokens).toMatch(/--font:[^;]+sans-serif,\s+"Punkt Signs";/);
});
