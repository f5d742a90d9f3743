import type { SectionContent } from '@punkt/domain/content';
import type { CountryCode } from '@punkt/domain/country-code';

/** Companies, their marks, phones and addresses are made up, on domains and numbers that belong to nobody. */
const VIDEO: ReadonlyArray<
  readonly [country: CountryCode, titles: ReadonlyArray<readonly [string, string]>]
> = [
  [
    'RU',
    [
      ['Ясный взгляд', 'clear-view'],
      ['Камера-Сервис', 'camera-service'],
      ['Третий глаз', 'third-eye'],
    ],
  ],
  [
    'BY',
    [
      ['Видеодозор', 'videodozor'],
      ['Светлый кадр', 'light-frame'],
    ],
  ],
  [
    'KZ',
    [
      ['Степь-Видео', 'steppe-video'],
      ['Қырағы', 'qyragy'],
    ],
  ],
  ['AM', [['Арагац Секьюрити', 'aragats-security']]],
  ['KG', [['Ала-Тоо Видео', 'ala-too-video']]],
  ['UZ', [['Зоркий глаз', 'sharp-eye']]],
  ['GE', [['Кахети Видео', 'kakheti-video']]],
];

const videoConnectionData = VIDEO.map(([country, titles], index) => ({
  country,
  index,
  contractors: titles.map(([title, name], place) => ({
    index: place,
    title,
    websiteLink: `https://${name}.example/`,
    instructionsLink: `https://${name}.example/punkt-instruction.pdf`,
  })),
}));

type Contractor = SectionContent<'contractors'>['signboardData'][number];

const company = (name: string, phone: string, title: string, description: string): Contractor => ({
  title,
  description,
  logo: `/drawings/contractor-${name}.svg`,
  phone,
  email: `partners@${name}.example`,
  link: `https://${name}.example/`,
  additionalLink: '',
});

const signboardData = [
  company(
    'bright-sign',
    '+7 000 000-00-11',
    'Яркая вывеска',
    'Производство и монтаж вывесок всех форматов: мини, 300, 400 и 500. Доставка по европейской части России, срок — от 7 рабочих дней.',
  ),
  company(
    'north-light',
    '+7 000 000-00-12',
    'Северный свет',
    'Световые короба и панели-кронштейны для холодных регионов, монтаж при температуре до −25 °C. Работаем на Урале и в Сибири.',
  ),
  company(
    'letter-house',
    '+7 000 000-00-13',
    'Дом букв',
    'Согласование вывески с городом и собственником здания, замер, изготовление и установка под ключ.',
  ),
];

const outsourcingData = [
  company(
    'ready-shift',
    '+7 000 000-00-21',
    'Готовая смена',
    'Сотрудники на выдачу: подмена на день, отпуск или сезон. Люди обучены работе в пункте выдачи, выход на смену — со следующего дня.',
  ),
  company(
    'clean-point',
    '+7 000 000-00-22',
    'Чистый пункт',
    'Ежедневная и генеральная уборка пунктов выдачи, расходные материалы включены.',
  ),
  company(
    'build-by-book',
    '+7 000 000-00-23',
    'Ремонт по книге',
    'Ремонт и мебель по брендбуку за 14–20 дней: дизайн-проект, отделка, стойка, примерочные и стеллажи.',
  ),
];

export const contractors: SectionContent<'contractors'> = {
  description:
    'Подрядчики знают требования программы и работают с владельцами пунктов напрямую. Условия и сроки уточняйте у них: маркетплейс не участвует в расчётах.',
  videoConnectionData,
  signboardData,
  outsourcingData,
};
