import type { CountryCode } from '@punkt/domain/country-code';

/** A company of the sandbox. All of it is made up: no tax office has the code 9900, so the numbers are nobody's. */
export interface SandboxCompany {
  readonly country: CountryCode;
  readonly inn: string;
  readonly name: string;
  readonly address: string;
  readonly kpp?: string;
  readonly ogrn?: string;
  readonly okpo?: string;
  readonly state?: 'LIQUIDATED' | 'LIQUIDATING' | 'BANKRUPT';
}

const company = (inn: string, name: string, address: string, ogrn: string, more = {}): SandboxCompany => ({
  country: 'RU',
  inn,
  kpp: '990001001',
  ogrn,
  name: `ООО «${name}»`,
  address,
  ...more,
});

const person = (inn: string, name: string, address: string, ogrn: string): SandboxCompany => ({
  country: 'RU',
  inn,
  ogrn,
  name: `ИП ${name}`,
  address,
});

const kazakh = (inn: string, name: string, address: string): SandboxCompany => ({
  country: 'KZ',
  inn,
  name,
  address,
});

const belarusian = (inn: string, name: string, address: string, state?: 'LIQUIDATED'): SandboxCompany => ({
  country: 'BY',
  inn,
  name,
  address,
  ...(state && { state }),
});

export const SANDBOX_COMPANIES: readonly SandboxCompany[] = [
  company('9900001116', 'Первый пункт', 'г. Тверь, ул. Садовая, д. 1', '1999900000010', { okpo: '99000111' }),
  company('9900002222', 'Заря', 'г. Казань, ул. Озёрная, д. 12', '1999900000021', { okpo: '99000222' }),
  company('9900003339', 'Доставим', 'г. Самара, ул. Речная, д. 3', '1999900000032'),
  company('9900004445', 'Угол и двор', 'г. Омск, ул. Тихая, д. 44', '1999900000043'),
  company('9900005551', 'Северная полка', 'г. Вологда, ул. Льняная, д. 5', '1999900000054'),
  company('9900006668', 'Закрытый ларь', 'г. Пенза, ул. Старая, д. 6', '1999900000065', {
    state: 'LIQUIDATED',
  }),
  company('9900007774', 'Последний день', 'г. Псков, ул. Новая, д. 7', '1999900000076', {
    state: 'LIQUIDATING',
  }),
  company('9900008880', 'Пустая касса', 'г. Орёл, ул. Тёмная, д. 8', '1999900000087', { state: 'BANKRUPT' }),
  person('990000011100', 'Соколова Анна Петровна', 'г. Тверь', '399990000000013'),
  person('990000022278', 'Ли Ян', 'г. Хабаровск', '399990000000024'),
  person('990000033336', 'Громов Олег Ильич', 'г. Рязань', '399990000000035'),
  person('990000044401', 'Юсупова Лия Маратовна', 'г. Уфа', '399990000000046'),
  person('990000055562', 'Кузнецов Пётр Андреевич', 'г. Иркутск', '399990000000057'),
  kazakh('990140000011', 'ТОО «Берёзовый двор»', 'г. Астана, ул. Степная, д. 1'),
  kazakh('990140000022', 'ТОО «Арна»', 'г. Алматы, ул. Яблоневая, д. 2'),
  kazakh('990501300033', 'ИП Ахметов Ерлан', 'г. Караганда'),
  belarusian('990000011', 'ООО «Васильковое поле»', 'г. Минск, ул. Лесная, д. 1'),
  belarusian('990000022', 'ООО «Двинский берег»', 'г. Витебск, ул. Речная, д. 2'),
  belarusian('990000033', 'ИП Коваль Игорь Янович', 'г. Брест'),
  belarusian('990000044', 'ООО «Вчерашний день»', 'г. Гродно, ул. Старая, д. 4', 'LIQUIDATED'),
];

export interface SandboxBank {
  readonly country: CountryCode;
  readonly bik: string;
  readonly name: string;
  readonly inn: string;
}

const bank = (country: CountryCode, bik: string, name: string, inn = ''): SandboxBank => ({
  country,
  bik,
  name,
  inn,
});

export const SANDBOX_BANKS: readonly SandboxBank[] = [
  bank('RU', '049900001', 'АО «Учебный банк»', '9900001116'),
  bank('RU', '049900102', 'ПАО «Банк у реки»', '9900002222'),
  bank('RU', '049900203', 'АО «Тихий банк»', '9900003339'),
  bank('RU', '049900304', 'ООО «Северный учебный банк»', '9900004445'),
  bank('RU', '049900405', 'ПАО «Примерный банк»', '9900005551'),
  bank('RU', '049900506', 'АО «Банк для проб»', '9900001116'),
  bank('KZ', 'SANDKZKA', 'АО «Степной учебный банк»'),
  bank('KZ', 'PROBKZKX', 'АО «Пробный банк»'),
  bank('BY', 'SANDBY2X', 'ОАО «Лесной учебный банк»'),
  bank('BY', 'PROBBY22', 'ЗАО «Банк для примера»'),
];
