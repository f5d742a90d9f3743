import { isLanguage } from '@punkt/locales/language';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { SESSION_KEYS } from '../../../lib/session-keys.ts';
import { hasConsent, onConsent } from '../../../lib/site/consent.ts';
import { countLate } from '../../../lib/site/count-late.ts';
import { browserStorage } from '../../../lib/storage.ts';
import type { Asked } from './use-help.ts';

const root = () => document.documentElement;

/** The first invitation to open a point is out of sight behind this. */
const INVITATION_PX = 1060;
const HASH_DELAY_MS = 100;

/** The header and the footer are HTML; everything they can do is done here, by listening to the page. */
export function useShell(ask: (asked: Asked) => Promise<void>) {
  useAlive();
  useScroll();
  useHash();
  usePresses(ask);
  const needsConsent = useNeedsConsent();
  useCounting(needsConsent);
  return { needsConsent };
}

/** Lets the sheets show what needs scripts, and what is for somebody who has signed in. */
function useAlive(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    root().toggleAttribute('data-alive', true);
    const signedIn = browserStorage('localStorage').getItem(SESSION_KEYS.tokens) !== null;
    root().toggleAttribute('data-session', signedIn);
    // Not at the beginning: who opened a menu before there was any script keeps it.
    if (shown.current !== pathname) closeMenus();
    shown.current = pathname;
  }, [pathname]);
}

function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('#site-header [popover]:popover-open'))
    menu.hidePopover();
}

function useScroll(): void {
  useEffect(() => {
    const look = () => {
      root().toggleAttribute('data-moved', scrollY > 32);
      root().toggleAttribute('data-scrolled', scrollY > INVITATION_PX);
    };
    const scrolled = () => {
      look();
      closeMenus();
    };
    look();
    addEventListener('scroll', scrolled, { passive: true });
    return () => removeEventListener('scroll', scrolled);
  }, []);
}

/** Islands above the place may still be on their way when the page is new. */
function useHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash || !key) return;
    const timer = setTimeout(() => showPlace(hash), HASH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hash, key]);
}

/** Whatever is folded around the place is opened: a link to an answer must not end at a closed question. */
function showPlace(hash: string): void {
  let place: HTMLElement | null = null;
  try {
    place = document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Half a character: no place of ours has such a name.
  }
  for (let around = place?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true;
  place?.scrollIntoView();
}

function usePresses(ask: (asked: Asked) => Promise<void>): void {
  const press = useEffectEvent(async ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    const { language, chat, ask: question } = button.dataset;
    const wanted = chat !== undefined ? 'chat' : question !== undefined ? 'question' : null;
    if (wanted) {
      // The script of it may be long in coming: the button says that it was heard.
      button.ariaBusy = 'true';
      await ask(wanted);
      button.ariaBusy = null;
    }
    if (!isLanguage(language) || language === root().lang) return;
    const { chooseLanguage } = await import('../../../lib/language.ts');
    chooseLanguage(language);
  });
  useEffect(() => {
    addEventListener('click', press);
    return () => removeEventListener('click', press);
  }, []);
}

/** Every page, and the one on which consent was given; from then on presses are listened to as well. */
function useCounting(needsConsent: boolean): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname && !needsConsent) countLate('page_view');
  }, [pathname, needsConsent]);
}

function useNeedsConsent(): boolean {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    setNeeded(!hasConsent());
    return onConsent(() => setNeeded(false));
  }, []);
  return needed;
}
