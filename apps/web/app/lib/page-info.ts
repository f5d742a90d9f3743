import type { PageInfo } from '@punkt/contract/page-info';
import { createContext, use } from 'react';

/** What the server knows about a page before drawing it. */
export type ServerPageInfo = PageInfo & { readonly path: string };

/** The part that the browser needs too travels in the attributes of `<html>`; the rest is there on the server alone. */
export type BrowserPageInfo = Pick<ServerPageInfo, 'variant' | 'language' | 'sandbox' | 'stage'> &
  Partial<Pick<ServerPageInfo, 'path' | 'content' | 'preview' | 'origins' | 'operator'>>;

export const PageInfoContext = createContext<BrowserPageInfo | null>(null);

export function usePageInfo(): BrowserPageInfo {
  const info = use(PageInfoContext);
  if (!info) throw new Error('PageInfoContext is missing above this component');
  return info;
}
