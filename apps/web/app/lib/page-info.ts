import type { Language } from '@punkt/locales/language';
import { createContext, use } from 'react';

export type Variant = 'main' | 'georgian';

/** What the server knows about a page before drawing it. Nothing of a person: the HTML is cached and shared. */
export interface PageInfo {
  readonly variant: Variant;
  readonly language: Language;
  readonly nonce: string;
  readonly sandbox: boolean;
  readonly contentVersion: string;
  readonly stage: boolean;
}

/** The part that the browser needs too; it travels in the attributes of `<html>`. */
export type BrowserPageInfo = Pick<PageInfo, 'variant' | 'language' | 'sandbox' | 'stage'>;

export const PageInfoContext = createContext<BrowserPageInfo | null>(null);

export function usePageInfo(): BrowserPageInfo {
  const info = use(PageInfoContext);
  if (!info) throw new Error('PageInfoContext is missing above this component');
  return info;
}
