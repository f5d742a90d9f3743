import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppProviders } from '../../app-providers.tsx';
import ConferencesPage from '../../features/content/conferences/conferences.tsx';
import GeorgianFront from '../../features/content/georgia/front.tsx';
import Faq from '../../features/content/landing/faq.tsx';
import Contractors from '../../features/content/pages/equipment/contractors.tsx';
import ElectronicLock from '../../features/content/pages/equipment/elock.tsx';
import LockCatalogue from '../../features/content/pages/equipment/list-elock-contractors.tsx';
import VideoConnection from '../../features/content/pages/equipment/video-connection.tsx';
import SimplifiedConditions from '../../features/content/pages/guides/simplified-conditions.tsx';
import SignboardContractors from '../../features/content/pages/signs/list-sign-boards-contractors.tsx';
import SortingCenters from '../../features/content/pages/signs/list-sign-boards-sorting-centers.tsx';
import { siteTexts } from '../../site/texts-server.ts';
import { pageAt } from '../testing/page-info.ts';

const FAILED = 'Не удалось загрузить данные с сервера.';
const info = pageAt('/contractors');

const draw = (page: React.ReactNode): string =>
  renderToStaticMarkup(
    <AppProviders info={info} table={siteTexts.ru}>
      {page}
    </AppProviders>,
  );

test.each([
  SortingCenters,
  SignboardContractors,
  Contractors,
  VideoConnection,
  LockCatalogue,
  ElectronicLock,
  SimplifiedConditions,
  ConferencesPage,
])('%o still says where one is while the content can not be read', (Page) => {
  const html = draw(<Page />);
  expect(html).toMatch(/<nav.*<h1>[^<]+<\/h1>.*role="alert"/s);
  expect(html.split(FAILED)).toHaveLength(2);
});

test.each([Faq, GeorgianFront])('%o says it in its place', (Part) => {
  expect(draw(<Part />)).toContain(FAILED);
});

test('it can be asked for again, without a script', () => {
  expect(draw(<Faq />)).toMatch(/<a href="\/contractors">[^<]+<\/a>/);
});
