import { expect, test } from 'vitest';
import { bind } from './translate.ts';

test.each([
  ['за 30 дней', 'за 30\u00a0дней'],
  ['7 дней после него', '7\u00a0дней после него'],
  ['საფასური 5 დღეში', 'საფასური 5\u00a0დღეში'],
  ['осталось 23 ч 59 мин', 'осталось 23\u00a0ч 59\u00a0мин'],
  ['დარჩა 23 სთ 5 წთ', 'დარჩა 23\u00a0სთ 5\u00a0წთ'],
  ['списаны — вернутся сами', 'списаны\u00a0— вернутся сами'],
])('%s: what belongs together stays together', (loose, bound) => expect(bind(loose)).toBe(bound));

test.each([
  'до 18.11.2026, 09:24 по Москве',
  'место 2 из 17',
  'с 9 до 21',
  'Заявка №\u00a0100005 отправлена',
  '50\u00a0000 ₽',
])('%s: nothing is bound that may be parted', (text) => expect(bind(text)).toBe(text));
