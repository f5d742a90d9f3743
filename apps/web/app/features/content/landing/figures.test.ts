import { expect, test } from 'vitest';
import { inWords, programmeFigureList } from './figures.tsx';

test('large numbers are set in two parts, the digits as the language writes them', () => {
  expect(inWords(4_500_000_000, 'ru')).toEqual({ number: '4,5', size: { word: 'billion', count: 4.5 } });
  expect(inWords(4_500_000_000, 'ka').number).toBe('4,5');
  expect(inWords(4_000_000_000_000, 'en')).toEqual({ number: '4', size: { word: 'trillion', count: 4 } });
});

test('what can be read at a glance is written out', () => {
  expect(inWords(72_000, 'en')).toEqual({ number: '72,000', size: null });
  expect(inWords(72_000, 'ka').number.replace(/\s/u, ' ')).toBe('72 000');
});

test('the figures of the programme are those of the specification', () => {
  const told = programmeFigureList('en').map(({ number, size }) => `${number} ${size?.word ?? ''}`.trim());
  expect(told).toEqual(['72,000', '4 trillion', '4.5 billion', '2–6']);
});
