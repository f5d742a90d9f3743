import { startBanners } from '../features/content/landing/banners-script.ts';
import { startShell } from '../features/content/shell/shell-script.ts';
import { alignLanguage, followLanguagePresses } from '../lib/language.ts';
import { readPageInfo } from '../lib/page-info-browser.ts';
import { watchIslands } from './wake.ts';

/** All that a public page loads before an island wakes: plain script, no React, no router. */
async function start(): Promise<void> {
  if (alignLanguage(readPageInfo().language)) return;
  // Few addresses bring anything along, and the others need not carry what takes it off.
  if (location.search) await arrive();
  followLanguagePresses();
  watchIslands();
  startBanners();
  startShell(async (asked) => (await import('./help.tsx')).openHelp(asked));
}

/** A preview stays one. A link of the mobile app signs this browser in, whichever page it leads to. */
async function arrive(): Promise<void> {
  const { preview } = document.documentElement.dataset;
  if (preview) (await import('./stay-in-preview.ts')).stayInPreview(preview);
  const { captureArrival: takeArrival } = await import('../lib/arrival.ts');
  if (!takeArrival()) return;
  const { currentUser } = await import('../lib/current-user.ts');
  await currentUser().catch(() => null);
}

void start();
