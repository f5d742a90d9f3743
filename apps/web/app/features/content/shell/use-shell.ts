import { isLanguage } from '@punkt/locales/language';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { SESSION_KEYS } from '../../../lib/session-keys.ts';
import { hasConsent, onConsent } from '../../../lib/site/consent.ts';
import { browserStorage } from '../../../lib/storage.ts';
import type { Asked } from './use-help.ts';

const root = () => document.documentElement;

/** The first invitation to open a point is out of sight behind this. */
const INVITATION_PX = 1060;
const HASH_DELAY_MS = 100;

/** The header and the footer are HTML; everything they can do is done here, by listening to the page. */
export function useShell(ask: (asked: Asked) => void) {
  useAlive();
  useScroll();
  useHash();
  usePresses(ask);
  useCounting();
  return { needsConsent: useNeedsConsent() };
}

/** Lets the sheets show what needs scripts, and what is for somebody who has signed in. */
function useAlive(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    root().toggleAttribute('data-alive', true);
    const signedIn = browserStorage('localStorage').getItem(SESSION_KEYS.tokens) !== null;
    root().toggleAttribute('data-session', signedIn);
    if (pathname) closeMenus();
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
    const timer = setTimeout(() => {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    }, HASH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hash, key]);
}

function usePresses(ask: (asked: Asked) => void): void {
  const press = useEffectEvent(async ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    const { language, chat, ask: question } = button.dataset;
    if (chat !== undefined) ask('chat');
    if (question !== undefined) ask('question');
    if (!isLanguage(language) || language === root().lang) return;
    const { chooseLanguage } = await import('../../../lib/language.ts');
    chooseLanguage(language);
  });
  useEffect(() => {
    addEventListener('click', press);
    return () => removeEventListener('click', press);
  }, []);
}

/** Only with consent is there anything to load; the country is looked at there. */
function useCounting(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!pathname || !hasConsent()) return;
    import('../../../lib/site/analytics.ts').then(
      ({ count }) => count('page_view'),
      () => undefined,
    );
  }, [pathname]);
}

function useNeedsConsent(): boolean {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    setNeeded(!hasConsent());
    return onConsent(() => setNeeded(false));
  }, []);
  return needed;
}
