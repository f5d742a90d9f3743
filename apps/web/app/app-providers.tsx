import type { TextTable } from '@punkt/locales/translate';
import type { ReactNode } from 'react';
import { I18nProvider } from './lib/i18n.tsx';
import { type BrowserPageInfo, PageInfoContext } from './lib/page-info.ts';

interface Props {
  readonly info: BrowserPageInfo;
  readonly table: TextTable;
  readonly children: ReactNode;
}

/** Stands above the router on both sides, so that the document itself (`<html lang>`) can read it. */
export function AppProviders({ info, table, children }: Props) {
  return (
    <PageInfoContext value={info}>
      <I18nProvider language={info.language} table={table}>
        {children}
      </I18nProvider>
    </PageInfoContext>
  );
}
