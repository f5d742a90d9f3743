import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterFile, newDatabase, pgQuery } from '../../../test/harness.ts';
import { searchWords, termQuery } from './search-words.ts';

const cleanUp = afterFile();
const url = newDatabase(cleanUp);

/** Which of these texts a search for these words finds. */
async function found(texts: readonly string[], query: string): Promise<string[]> {
  const { rows } = await pgQuery(
    await url,
    'select given from unnest($1::text[]) as given where search_terms(given) @@ $2::tsquery',
    [texts, termQuery(searchWords(query))],
  );
  return rows.map(({ given }) => String(given));
}

describe('terms', () => {
  const CASE =
    '1000123 кутаиси, ул. руставели, 5/12 «ромашка-юг» иванова мария 79161234567 7701234567 ivan@mail.example';

  it.each([
    ['the number of a record', '1000123'],
    ['a part of it', '0123'],
    ['the number with its sign', '№1000123'],
    ['a phone as it is written', '+7 (916) 123-45-67'],
    ['a phone as at home', '8 916 123 45 67'],
    ['the end of a phone', '4567'],
    ['a phone begun', '7916'],
    ['the middle of a tax number', '70123'],
    ['the beginning of a word', 'рустав'],
    ['a word of two letters', 'ул'],
    ['a word behind a hyphen', 'юг'],
    ['two words with a hyphen', 'Ромашка-Юг'],
    ['two words in another order', 'мария иванова'],
    ['an address of mail', 'ivan@mail.example'],
    ['a house', '5/12'],
    ['signs around it', '«иванова»'],
  ])('find %s', async (_, query) => expect(await found([CASE], query)).toEqual([CASE]));

  it.each([
    ['the middle of a word', 'ставели'],
    ['three figures of a longer number', '123'],
    ['one word that is there and one that is not', 'кутаиси батуми'],
    ['figures that do not follow each other', '1239'],
    ['signs alone', '%%'],
    ['a quotation mark alone', "'"],
    ['a backslash', '\\'],
  ])('do not find %s', async (_, query) => expect(await found([CASE], query)).toEqual([]));

  it('of a text without an end to its word are cut, not refused', async () => {
    const endless = 'ы'.repeat(2_000);
    expect(await found([endless, endless.slice(0, 99)], endless)).toEqual([endless]);
  });

  it('of any text are found by its own beginnings, and any query is one that the database can read', async () => {
    const words = fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(words, fc.nat(5), fc.integer({ min: 1, max: 12 }), async (parts, which, length) => {
        const text = parts.join(' ').replaceAll('\0', '').toLowerCase();
        const word = text.split(' ')[which] ?? '';
        const query = termQuery([[...word].slice(0, length).join('')]);
        const { rows } = await pgQuery(await url, 'select search_terms($1) @@ $2::tsquery as says', [
          text,
          query,
        ]);
        // A number of three figures or fewer is looked for whole.
        const isShortNumber = /^\P{L}*\d{1,3}\P{L}*$/u.test([...word].slice(0, length).join(''));
        if (query !== null && !isShortNumber) expect(rows[0]?.says).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
