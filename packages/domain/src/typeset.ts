/**
 * Before a dash, between a number and what it counts, after a word of one letter: no line may begin or end there. A long word stands by itself:
 * tied to its number it is wider than a column of a phone, and would be broken in two.
 */
const SPACES =
  / (?=[—–])|(?<=\d|\}\}) (?=[\d%₽₾]|\p{L}{1,10}(?!\p{L}))|(?<=(?:^|['\s(«„])\p{Script=Cyrillic}) /gu;
/** «25-го», «{{turnover}}-ს»: the ending belongs to the number. */
const ENDINGS = /(?<=[\d₽₾²%}])-(?=\p{Ll})/gu;

/** Ties the short parts of a text together, as a typesetter would: on a phone every third line breaks somewhere. */
export const tie = (text: string): string => tieEndings(text.replace(SPACES, '\u00a0'));

/** Only the endings of numbers: nothing visible is another character, so a text may be copied, searched and sent. */
export const tieEndings = (text: string): string => text.replace(ENDINGS, '-\u2060');

/** The same for HTML: its words, and never its tags. */
export const tieHtml = (html: string): string =>
  html.replace(/<[^>]*>|[^<]+/g, (part) => (part.startsWith('<') ? part : tie(part)));

/** As a capital, for an index or a sign. Georgian has none in everyday writing: its capital letters are for whole headings, and few fonts draw them. */
export function firstLetter(word: string): string {
  const [letter = ''] = word;
  return /\p{Script=Georgian}/u.test(letter) ? letter : letter.toLocaleUpperCase('ru');
}
