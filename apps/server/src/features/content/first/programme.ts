import type { SectionContent } from '@punkt/domain/content';

/** Made up, and says so: the marketplace publishes neither its list nor its amounts. */
const INCOME_TOWNS: ReadonlyArray<readonly [region: string, towns: string]> = [
  ['Москва и область', 'Москва, Балашиха, Мытищи, Подольск, Химки, Люберцы, Красногорск, Королёв'],
  ['Санкт-Петербург и область', 'Санкт-Петербург, Мурино, Кудрово, Гатчина, Всеволожск'],
  ['Центр', 'Тула, Рязань, Воронеж, Ярославль, Тверь, Калуга, Белгород'],
  ['Волга', 'Нижний Новгород, Казань, Самара, Саратов, Уфа, Пермь, Ижевск'],
  ['Юг', 'Ростов-на-Дону, Краснодар, Волгоград, Ставрополь, Сочи'],
  ['Урал и Сибирь', 'Екатеринбург, Челябинск, Тюмень, Новосибирск, Омск, Красноярск, Барнаул'],
  ['Дальний Восток', 'Хабаровск, Владивосток, Благовещенск'],
];
const SUBSIDIES = [
  { place: 'Москва и Санкт-Петербург', country: 'RU', amount: 150_000 },
  { place: 'Города от 250 000 жителей', country: 'RU', amount: 100_000 },
  { place: 'Другие города и посёлки', country: 'RU', amount: 70_000 },
  { place: 'Грузия', country: 'GE', amount: 4_000 },
] as const;

export const programme: SectionContent<'programme'> = {
  note: 'Список городов, суммы и контакты — пример песочницы. Настоящие публикует маркетплейс: их впишет редактор сайта.',
  incomeTowns: INCOME_TOWNS.map(([region, towns], index) => ({ index, region, towns })),
  subsidies: SUBSIDIES.map((subsidy, index) => ({ index, ...subsidy })),
  contacts: {
    phone: '8 800 000-00-00',
    email: 'partners@punkt.example',
    hours: 'Ежедневно, 9:00–21:00 по Москве',
    address: 'Москва, ул. Складская, д. 14, стр. 2',
  },
};
