import { createContext } from 'react';

/** The nonce of the page being drawn; only the server gives one. The browser reads it back from the document. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Browsers hide the attribute from scripts and keep the property. */
export function documentNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
