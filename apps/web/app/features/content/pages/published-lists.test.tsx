import type { ContentSection, SectionContent } from '@punkt/domain/content';
import type { Variant } from '@punkt/domain/site-pages';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppProviders } from '../../../app-providers.tsx';
import { siteTexts } from '../../../site/texts-server.ts';
import Contractors from './equipment/contractors.tsx';
import ElectronicLock from './equipment/elock.tsx';
import LockCatalogue from './equipment/list-elock-contractors.tsx';
import VideoConnection from './equipment/video-connection.tsx';
import RatingPage from './guides/rating.tsx';
import SignboardContractors from './signs/list-sign-boards-contractors.tsx';
import SortingCenters from './signs/list-sign-boards-sorting-centers.tsx';

const NOBODY: SectionContent<'contractors'> = {
  description: '',
  videoConnectionData: [],
  signboardData: [],
  outsourcingData: [],
};
const NO_LOCKS: SectionContent<'elock'> = {
  elockTableData: [],
  elockHowToInstallData: { installationInstructions: '', controllerDescription: '' },
};

function draw(Page: ComponentType, contractors = NOBODY, variant: Variant = 'main'): string {
  const content: ContentSection[] = [
    { index: 0, title: 'Центры', type: 'sortingCenters', content: { centers: [] } },
    { index: 1, title: 'Подрядчики', type: 'contractors', content: contractors },
    { index: 2, title: 'Замок', type: 'elock', content: NO_LOCKS },
  ];
  const info = { variant, language: 'ru', sandbox: false, stage: false, content } as const;
  return renderToStaticMarkup(
    <AppProviders info={info} table={siteTexts.ru}>
      <Page />
    </AppProviders>,
  );
}

test.each([
  [SignboardContractors, 'Список подрядчиков обновляется', '/signboard'],
  [Contractors, 'Список компаний обновляется', '/documents/brandbook'],
  [ElectronicLock, 'Инструкция обновляется', '/list-elock-contractors'],
] as const)('%o says what to do when an editor has taken everything away', (Page, words, href) => {
  const html = draw(Page);
  expect(html).toContain(words);
  expect(html).toContain(`href="${href}"`);
  expect(html).not.toMatch(/<table|undefined|\{\{/);
});

test.each([
  [SortingCenters, 'Адреса обновляются'],
  [VideoConnection, 'Список подрядчиков обновляется'],
  [LockCatalogue, 'Каталог обновляется'],
  [ElectronicLock, 'Инструкция обновляется'],
  [RatingPage, 'Рейтинг кажется неверным?'],
] as const)('%o offers the question form; the Georgian site, which has none, the account', (Page, words) => {
  const html = draw(Page);
  expect(html).toContain(words);
  expect(html).toMatch(/<button[^>]*data-ask="true"[^>]*>(<strong>)?Задать вопрос менеджеру/);
  expect(html).not.toContain('/lk/tickets');
  const georgian = draw(Page, NOBODY, 'georgian');
  expect(georgian).toMatch(/href="\/lk\/tickets"[^>]*>(<strong>)?Задать вопрос менеджеру/);
  expect(georgian).not.toContain('data-ask');
});

const company = (about: Partial<SectionContent<'contractors'>['outsourcingData'][number]>) => ({
  title: 'Дом букв',
  description: '',
  logo: '',
  phone: '',
  email: '',
  link: '',
  additionalLink: '',
  ...about,
});

test('a company shows what it has: a picture or its letters, the links that are given', () => {
  const bare = draw(Contractors, { ...NOBODY, outsourcingData: [company({})] });
  expect(bare).toContain('>ДБ<');
  expect(bare).not.toMatch(/href="(tel:|mailto:|")/);
  const whole = company({
    logo: '/files/logo.webp',
    phone: '+7 (000) 000-00-13',
    email: 'partners@letter-house.example',
    link: 'https://letter-house.example/',
    additionalLink: '/banners',
  });
  const html = draw(Contractors, { ...NOBODY, outsourcingData: [whole] });
  expect(html).toContain('src="/files/logo.webp"');
  expect(html).toContain('href="tel:+70000000013"');
  expect(html).toContain('href="mailto:partners@letter-house.example"');
  expect(html).toContain('href="https://letter-house.example/" target="_blank" rel="noopener"');
  // A page of our own opens in its place.
  expect(html).toMatch(/href="\/banners">Подробнее/);
});

test('what an editor writes is text, never HTML', () => {
  const html = draw(Contractors, {
    ...NOBODY,
    description: '<img src=x onerror=alert(1)>',
    outsourcingData: [company({ title: '<b>Б</b>', description: '<script>alert(1)</script>' })],
  });
  expect(html).not.toMatch(/<script|<img src=x|<b>/);
});
