import { describe, expect, it } from 'vitest';
import { searchable, toCyrillic, toGeorgian } from './transliterate.ts';

describe('a Latin name in Russian', () => {
  it.each([
    ['Uglovka', 'RU', 'Угловка'],
    ['Shchyolkovo', 'RU', 'Щёлково'],
    ['Udarnyy', 'RU', 'Ударный'],
    ['Novyy Turtkul’', 'RU', 'Новый Турткуль'],
    ['Altay', 'RU', 'Алтай'],
    ['Elista', 'RU', 'Элиста'],
    ['Semënovskoye', 'RU', 'Семёновское'],
    ['Akhalk’alak’i', 'GE', 'Ахалкалаки'],
    ['Zarrit’ap’', 'AM', 'Зарритап'],
    ['Xo‘jayli', 'UZ', 'Ходжайли'],
    ['', 'RU', ''],
  ] as const)('%s (%s) is %s', (latin, country, russian) => {
    expect(toCyrillic(latin, country)).toBe(russian);
  });
});

describe('a Latin name in Georgian', () => {
  it.each([
    ['Gudauri', 'გუდაური'],
    ['Nizhnevartovsk', 'ნიჟნევარტოვსკი'],
    ['Udarnyy', 'უდარნი'],
    ['Dzhetygara', 'ჯეტიგარა'],
    ['Shchyolkovo', 'შჩიოლკოვო'],
    ['Akhalk’alak’i', 'ახალკალაკი'],
  ])('%s is %s', (latin, georgian) => {
    expect(toGeorgian(latin)).toBe(georgian);
  });
});

describe('what is looked for', () => {
  it.each([
    ['  Орёл ', 'орел'],
    ['САНКТ-ПЕТЕРБУРГ', 'санкт петербург'],
    ['Нижний   Новгород', 'нижнии новгород'],
    ['Akhalk’alak’i', 'akhalkalaki'],
    ['ул. Садовая', 'ул садовая'],
    ['ᲗᲑᲘᲚᲘᲡᲘ', 'თბილისი'],
  ])('%j is spelt %j', (typed, plain) => {
    expect(searchable(typed)).toBe(plain);
  });
});
