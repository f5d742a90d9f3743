interface Named {
  readonly city: string;
}

interface Group<T> {
  readonly letter: string;
  readonly entries: readonly T[];
}

/** Ё stands among Е, as in every Russian index: the sorting mixes the two. */
const firstLetter = (city: string): string => ([...city][0] ?? '').toLocaleUpperCase('ru').replace('Ё', 'Е');

/** In the order of the alphabet, not in the editor's: people look for their town. */
export function byLetter<T extends Named>(entries: readonly T[]): readonly Group<T>[] {
  const sorted = [...entries].sort((a, b) => a.city.localeCompare(b.city, 'ru'));
  const groups = new Map<string, T[]>();
  for (const entry of sorted) {
    const letter = firstLetter(entry.city);
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups].map(([letter, found]) => ({ letter, entries: found }));
}
