import type { Language } from '@punkt/locales/language';
import { firstLetter } from '../parts/first-letter.ts';

interface Named {
  readonly city: string;
}

interface Group<T> {
  readonly letter: string;
  readonly entries: readonly T[];
}

/** Ё stands among Е, as in every Russian index: the sorting mixes the two. */
const letterOf = (city: string): string => firstLetter(city).replace('Ё', 'Е');

/** In the order of the alphabet, not in the editor's: people look for their town. */
export function byLetter<T extends Named>(entries: readonly T[], language: Language): readonly Group<T>[] {
  const sorted = [...entries].sort((a, b) => a.city.localeCompare(b.city, language));
  const groups = new Map<string, T[]>();
  for (const entry of sorted) {
    const letter = letterOf(entry.city);
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups].map(([letter, found]) => ({ letter, entries: found }));
}
