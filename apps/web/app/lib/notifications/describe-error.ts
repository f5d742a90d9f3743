import { ApiError, NetworkError } from '../api-error.ts';
import type { Phrase } from './store.ts';

export interface ErrorWords {
  readonly text: Phrase;
  readonly list: readonly string[];
  readonly requestId: string | undefined;
}

/**
 * The error catalogue: 400 speaks the server's message, 500 and the rest its first datum or message, each with a
 * default; 502 says nothing, and neither does a 401, because then the page is already leaving for log-in.
 */
export function describeError(error: unknown): ErrorWords | null {
  if (error instanceof NetworkError) return words({ key: 'notifications.default.network' });
  if (!(error instanceof ApiError)) return words({ key: 'notifications.default.server' });
  if (error.status === 502 || error.status === 401) return null;
  const list = error.errors.map(({ message }) => message);
  return { text: phraseOf(error), list, requestId: error.requestId };
}

function phraseOf(error: ApiError): Phrase {
  const [datum] = error.status >= 500 ? Object.values(error.data) : [];
  const plain = datum === undefined ? error.message : String(datum);
  if (plain) return { plain };
  return {
    key: error.status >= 500 ? 'notifications.default.server' : 'notifications.default.request',
  };
}

const words = (text: Phrase): ErrorWords => ({ text, list: [], requestId: undefined });
