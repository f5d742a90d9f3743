import { isLanguage } from '@punkt/locales/language';
import type { BrowserPageInfo } from './page-info.ts';

/** Reads back what the server wrote into `<html>`: the same values, so that hydration meets the same page. */
export function readPageInfo(html: HTMLElement = document.documentElement): BrowserPageInfo {
  return {
    variant: html.dataset.variant === 'georgian' ? 'georgian' : 'main',
    language: isLanguage(html.lang) ? html.lang : 'ru',
    sandbox: html.dataset.sandbox === 'true',
    stage: html.dataset.stage === 'true',
  };
}
