import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { AppProviders } from '../app-providers.tsx';
import { Notices } from '../lib/notifications/toaster.tsx';
import { readPageInfo } from '../lib/page-info-browser.ts';
import { readContent } from '../lib/site/content.tsx';
import type { IslandModule } from '../lib/site/island.tsx';
import { addTexts, textTable } from '../lib/texts.ts';
import { captureTyped } from './capture-typed.ts';
import { loadTexts } from './texts.ts';

const info = readPageInfo();

export const provided = (children: ReactNode) => (
  <AppProviders info={info} table={textTable}>
    {children}
  </AppProviders>
);

let noticed: Promise<void> | undefined;

/** What any island may say at the edge of the page. */
async function showNotices(): Promise<void> {
  await loadTexts(info.language, ['base']);
  const place = document.getElementById('notices')?.appendChild(document.createElement('div'));
  if (place) createRoot(place).render(provided(<Notices />));
}

/** Everything that stands on React needs this first. */
export function prepare(): Promise<void> {
  noticed ??= showNotices();
  return noticed;
}

/** Makes an island of the server's HTML live. What was typed into it, pressed or sent meanwhile is not lost. */
export async function hydrateIsland(place: HTMLElement): Promise<void> {
  const { island = '', words = '{}' } = place.dataset;
  const {
    default: Inside,
    texts = [],
    content,
    redraws,
  }: IslandModule = await import(/* @vite-ignore */ island);
  addTexts(JSON.parse(words));
  await Promise.all([prepare(), loadTexts(info.language, texts), content && readContent()]);
  const inside = provided(<Inside />);
  if (redraws) return (await import('./redraw.tsx')).redraw(place, inside);
  const typeAgain = captureTyped(place);
  // At once: what is typed or pressed between reading and drawing would be lost.
  flushSync(() => hydrateRoot(place, inside, { identifierPrefix: place.id }));
  place.toggleAttribute('data-awake', true);
  typeAgain();
  const missed = window.punktLast;
  // Not at once: what was typed must first have reached the form's state.
  if (missed && place.contains(missed.target as Node)) setTimeout(() => repeat(missed));
}

/** A press or a sending that came before anybody listened. The elements are the same: React has only moved in. */
function repeat({ type, target }: Event): void {
  if (type === 'submit') (target as HTMLFormElement).requestSubmit();
  else (target as Element).closest<HTMLButtonElement>('button[type=button]')?.click();
}
