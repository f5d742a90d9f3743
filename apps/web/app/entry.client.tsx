import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadTexts } from './account-texts.ts';
import { AppProviders } from './app-providers.tsx';
import { listenBeforeRouter } from './lib/history-gate.ts';
import { captureInstallPrompt } from './lib/install.ts';
import { alignLanguage, followLanguagePresses } from './lib/language.ts';
import { readPageInfo } from './lib/page-info-browser.ts';
import { keepAhead, registerServiceWorker } from './lib/service-worker.ts';
import { ACCOUNT_PARTS, textPartsOf } from './lib/text-parts.ts';
import { textTable } from './lib/texts.ts';

captureInstallPrompt();
listenBeforeRouter();

async function start(): Promise<void> {
  const info = readPageInfo();
  if (alignLanguage(info.language)) return;
  // Few addresses bring anything along, and the others need not carry what takes it off.
  if (location.search) (await import('./lib/arrival.ts')).captureArrival();
  await loadTexts(info.language, textPartsOf(location.pathname));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <AppProviders info={info} table={textTable}>
          <HydratedRouter />
        </AppProviders>
      </StrictMode>,
    );
  });
  followLanguagePresses();
  registerServiceWorker();
  // A refusal is no error to read: without it the product works the same, only not offline.
  if (location.pathname.startsWith('/lk'))
    keepAhead(() => loadTexts(info.language, ACCOUNT_PARTS)).catch(() => undefined);
}

void start();
