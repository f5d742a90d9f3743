import { expect, test } from 'vitest';
import { bind } from './translate.ts';

test.each([
  ['за 30 дней', 'за 30\u00a0дней'],
  ['7 дней после него', '7\u00a0дней после него'],
  ['საფასური 5 დღეში', 'საფასური 5\u00a0დღეში'],
  ['списаны — вернутся сами', 'списаны\u00a0— вернутся сами'],
])('%s: what belongs together stays together', (loose, bound) => expect(bind(loose)).toBe(bound));

test.each([
  'до 18.11.2026, 09:24 по Москве',
  'место 2 из 17',
  'Заявка №\u00a0100005 отправлена',
  '50\u00a0000 ₽',
])('%s: nothing is bound that may be parted', (text) => expect(bind(text)).toBe(text));
