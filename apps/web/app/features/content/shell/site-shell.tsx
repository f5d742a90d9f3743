import { lazy, type ReactNode, Suspense } from 'react';
import { FailureBoundary } from '../../../lib/site/failure-boundary.tsx';
import { island } from '../../../lib/site/island.ts';
import { Show } from '../../../lib/site/show.tsx';
import styles from './site-shell.module.css';
import { type LoadHelp, useHelp } from './use-help.ts';
import { useShell } from './use-shell.ts';

const header = island({
  id: 'site-header',
  source: 'app/features/content/shell/header.tsx',
  load: () => import('./header.tsx'),
  texts: ['site'],
});
const footer = island({
  id: 'site-footer',
  source: 'app/features/content/shell/footer.tsx',
  load: () => import('./footer.tsx'),
  texts: ['site'],
});

export const prepareShell = () => Promise.all([header.prepare(), footer.prepare()]);

interface Props {
  readonly children: ReactNode;
  readonly loadHelp: LoadHelp;
}

const CookieNotice = lazy(() => import('./cookie-notice.tsx'));

/** What stands around every public page. */
export function SiteShell({ children, loadHelp }: Props) {
  const { Help, asked, ask, setAsked } = useHelp(loadHelp);
  const { needsConsent } = useShell(ask);
  return (
    <>
      <Show island={header} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Show island={footer} />
      <FailureBoundary fallback={() => null}>
        <Suspense>{needsConsent && <CookieNotice />}</Suspense>
      </FailureBoundary>
      {Help && asked && <Help asked={asked} ask={setAsked} />}
    </>
  );
}
