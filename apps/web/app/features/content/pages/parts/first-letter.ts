/** As a capital, for an index or a sign. Georgian has none in everyday writing: its capital letters are for whole headings, and few fonts draw them. */
export function firstLetter(word: string): string {
  const [letter = ''] = word;
  return /\p{Script=Georgian}/u.test(letter) ? letter : letter.toLocaleUpperCase('ru');
}
