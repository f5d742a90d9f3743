import type { PageInfo } from '@punkt/contract/page-info';
import '../components/fonts.css';
import '../components/tokens.css';
import '../components/base.css';
import '../components/layout.css';
import { readFileSync } from 'node:fs';
import files from 'virtual:site-files';
import { inPreview, sitePageAt } from '@punkt/domain/site-pages';
import { Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { AppProviders } from '../app-providers.tsx';
import { IslandFiles } from '../lib/site/island.tsx';
import { SiteDocument } from './document.tsx';
import { HEAD_SCRIPT, SPECULATION } from './head-script.ts';
import { fronts, pages } from './pages.ts';
import { siteTexts } from './texts-server.ts';

/** Everything else that the router of the account area draws. */
const APP = /^\/(lk|manage|registration|sandbox|switch-account|verify)(\/|$)/;
const FRAME = {
  source: 'app/features/content/shell/site-shell.tsx',
  load: () => import('../features/content/shell/site-shell.tsx'),
};

/** Only in pages for a browser in which a content admin works: everybody else's have not a byte of it. */
const EDITOR = {
  source: 'app/features/content/editor-door/editor-door.tsx',
  load: () => import('../features/content/editor-door/editor-door.tsx'),
};

/** The rules of each source, written beside this file by the build; development brings them by script. */
const sheets: Readonly<Record<string, readonly string[]>> = import.meta.env.PROD
  ? JSON.parse(readFileSync(new URL('./sheets.json', import.meta.url), 'utf8'))
  : {};
const sheetOf = (sources: readonly string[]): string =>
  [...new Set(['app/site/entry.server.tsx', ...sources].flatMap((source) => sheets[source] ?? []))].join('');

const fileOf = (source: string): string => {
  const file = files.islands ? files.islands[source] : `/${source}`;
  if (!file) throw new Error(`No island was built from ${source}`);
  return file;
};

const pageAt = (path: string, variant: PageInfo['variant']) => {
  const known = sitePageAt(path, variant);
  return known && (known.path === '/' ? fronts[variant] : pages[known.path]);
};

const LINK = /(<a\b[^>]*? href=")(\/[^"]*)"/g;

/** Links of a preview stay in it, those of published answers too. The browser does the same for what it draws by itself. */
const keptInPreview = (html: string, { variant, preview }: PageInfo): string =>
  preview
    ? html.replace(LINK, (_, before: string, href: string) => {
        const kept = inPreview(href.replaceAll('&amp;', '&'), variant, preview);
        return `${before}${kept.replaceAll('&', '&amp;')}"`;
      })
    : html;

/** A page of the public site; null where the app behind the log-in begins. What we do not have leads to the front door. */
export async function render(path: string, info: PageInfo) {
  if (APP.test(path)) return null;
  const page = pageAt(path, info.variant);
  if (!page) return { redirect: '/' };
  const withEditor = info.editor && !page.alone;
  const [{ default: Page }, { default: Frame }, door] = await Promise.all([
    page.load(),
    page.alone ? { default: Fragment } : FRAME.load(),
    withEditor ? EDITOR.load() : null,
  ]);
  const sources = page.alone ? [page.source] : [FRAME.source, page.source];
  const sheet = sheetOf(withEditor ? [...sources, EDITOR.source] : sources);
  const html = renderToString(
    <AppProviders info={{ ...info, path }} table={siteTexts[info.language]}>
      <IslandFiles value={fileOf}>
        <SiteDocument sheet={sheet} script={files.browser}>
          <Frame>
            <Page />
          </Frame>
          {door && <door.EditorDoor script={files.editor} />}
        </SiteDocument>
      </IslandFiles>
    </AppProviders>,
  );
  return {
    status: 200,
    html: `<!DOCTYPE html>${keptInPreview(html, info)}`,
    scripts: [HEAD_SCRIPT, SPECULATION],
    styles: [sheet],
  };
}
