/** What a person asks, and the titles of the entries that answer it: any of them does. */
interface Held {
  readonly question: string;
  readonly titles: readonly string[];
}

/** One to a line. */
export const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** `question => title | title` */
export const held = (text: string): Held[] =>
  lines(text).map((line) => {
    const [question = '', titles = ''] = line.split(' => ');
    return { question, titles: titles.split(' | ') };
  });
