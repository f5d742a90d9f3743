import type { SectionContent } from '@punkt/domain/content';
import type { SectionType } from '@punkt/domain/content-terms';
import type { ConferenceText } from './conference-days.ts';
import { contractors } from './contractors.ts';
import { elock } from './elock.ts';
import { faqGeorgian, faqSimplified, faqStandard } from './faq.ts';
import { programme } from './programme.ts';
import { sortingCenters } from './sorting-centers.ts';

const conferenceTexts: readonly ConferenceText[] = [
  {
    title: 'Как выбрать место для пункта',
    description: 'Разбираем карту зон, поток людей и договор аренды. Запись доступна по ссылке.',
  },
  {
    title: 'Активация без замечаний',
    description: 'Какие фото и видео нужны, как подключить камеры и замок. Запись доступна по ссылке.',
  },
  {
    title: 'Первые шаги владельца',
    description: 'Регистрация, оферта, заявка и взнос: показываем личный кабинет и отвечаем на вопросы.',
  },
  {
    title: 'Ремонт и вывеска по брендбуку',
    description: 'Сколько стоит ремонт, где взять вывеску и как не переделывать дважды.',
  },
  {
    title: 'Пункт на упрощённых условиях',
    description: 'Помещение от 10 м², взнос и тариф для небольших городов и сёл.',
  },
  {
    title: 'Видеонаблюдение и электронный замок',
    description: 'Требования, подрядчики и частые ошибки подключения.',
  },
  {
    title: 'Как нанять и обучить сотрудников',
    description: 'Роли в личном кабинете, обучающий портал, график смен.',
  },
  {
    title: 'Вопросы и ответы с менеджером',
    description: 'Час ответов на вопросы тех, кто открывает первый пункт.',
  },
];

const conferencesDescription = 'Бесплатные онлайн-встречи для тех, кто открывает пункт или уже работает.';

const sectionTitles: Record<SectionType, string> = {
  faq: 'Частые вопросы',
  conferences: 'Календарь конференций',
  sortingCenters: 'Сортировочные центры',
  contractors: 'Подрядчики',
  elock: 'Электронный замок',
  programme: 'Города, суммы и контакты',
};

/** The words of the first content in one language: the same shape in each. */
export interface Words {
  readonly sectionTitles: Readonly<Record<SectionType, string>>;
  readonly faqStandard: SectionContent<'faq'>['standard'];
  readonly faqSimplified: SectionContent<'faq'>['simplified'];
  readonly faqGeorgian: SectionContent<'faq'>['georgian'];
  readonly conferencesDescription: string;
  readonly conferenceTexts: readonly ConferenceText[];
  readonly sortingCenters: SectionContent<'sortingCenters'>['centers'];
  readonly contractors: SectionContent<'contractors'>;
  readonly elock: SectionContent<'elock'>;
  readonly programme: SectionContent<'programme'>;
}

/** As it is published: in Russian, and for Georgia in Georgian. */
export const publishedWords: Words = {
  sectionTitles,
  faqStandard,
  faqSimplified,
  faqGeorgian,
  conferencesDescription,
  conferenceTexts,
  sortingCenters,
  contractors,
  elock,
  programme,
};
