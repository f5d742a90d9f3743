import { useText } from '../i18n.tsx';
import type { Phrase } from './store.ts';

export function usePhrase(): (phrase: Phrase) => string {
  const text = useText();
  return (phrase) => ('plain' in phrase ? phrase.plain : text(phrase.key, phrase.params));
}
