import type { Language } from '@punkt/locales/language';
import { useLanguage } from '../i18n.tsx';

const LETTERS = { ru: /\p{Script=Cyrillic}/u, ka: /\p{Script=Georgian}/u };

/** The language that published words are in, where it is not the page's own: for `lang`. Foreign names among them change nothing. */
export function writtenIn(words: string, page: Language): 'ru' | 'ka' | undefined {
  if (page !== 'en' && LETTERS[page].test(words)) return undefined;
  return (['ru', 'ka'] as const).find((language) => LETTERS[language].test(words));
}

/** What was published after the product came is in its editor's language, whatever the page speaks. */
export function useWrittenIn(): (words: string) => 'ru' | 'ka' | undefined {
  const page = useLanguage();
  return (words) => writtenIn(words, page);
}

/** Addresses may be in any letters, and are nobody's reading. */
const ADDRESS = /^(https?:)?\//;

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return ADDRESS.test(value) ? [] : [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(wordsOf) : [];
}

/** Whether a reader of another language meets Russian in this part of the published content. */
export function useLeftInRussian(published: unknown): boolean {
  const writtenIn = useWrittenIn();
  return wordsOf(published).some((words) => writtenIn(words) === 'ru');
}
