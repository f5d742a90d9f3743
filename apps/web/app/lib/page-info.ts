import type { ContentSection } from '@punkt/domain/content';
import type { Language } from '@punkt/locales/language';
import { createContext, use } from 'react';

export type Variant = 'main' | 'georgian';

/** Who processes personal data, as the policy names it. */
export interface Operator {
  readonly name: string;
  readonly address: string;
  readonly email: string;
}

/** What the server knows about a page before drawing it. Nothing of a person: the HTML is cached and shared. */
export interface PageInfo {
  readonly path: string;
  readonly variant: Variant;
  readonly language: Language;
  readonly sandbox: boolean;
  readonly contentVersion: string;
  /** Null while it can't be read. */
  readonly content: readonly ContentSection[] | null;
  readonly origins: Readonly<Record<Variant, string>>;
  readonly stage: boolean;
  /** Null in a sandbox that was told of none. */
  readonly operator: Operator | null;
}

/** The part that the browser needs too travels in the attributes of `<html>`; the rest is there on the server alone. */
export type BrowserPageInfo = Pick<PageInfo, 'variant' | 'language' | 'sandbox' | 'stage'> &
  Partial<Pick<PageInfo, 'path' | 'content' | 'origins' | 'operator'>>;

export const PageInfoContext = createContext<BrowserPageInfo | null>(null);

export function usePageInfo(): BrowserPageInfo {
  const info = use(PageInfoContext);
  if (!info) throw new Error('PageInfoContext is missing above this component');
  return info;
}
