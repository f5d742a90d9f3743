import { serverTexts } from '@punkt/locales/server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksOf, compareDocuments } from './changes.ts';
import { changesPage } from './paper-pages.ts';
import type { OfferVersion } from './tables.ts';

const words = (before: string, after: string) =>
  compareDocuments(before, after).flatMap(({ parts }) =>
    parts
      .filter(({ kind }) => kind !== 'same')
      .map(({ kind, text }) => `${kind === 'added' ? '+' : '-'}${text}`),
  );

describe('blocks', () => {
  it('are what a reader takes in at once', () => {
    expect(
      blocksOf(
        '<h1>T &amp; t</h1><p>a<br>b <b>c</b></p><ol><li>d</li></ol><table><tbody><tr><td>e</td><td>1</td></tr></tbody></table>',
      ),
    ).toEqual([
      { tag: 'h1', text: 'T & t' },
      { tag: 'p', text: 'a' },
      { tag: 'p', text: 'b c' },
      { tag: 'p', text: 'd' },
      { tag: 'p', text: 'e · 1' },
    ]);
  });
});

describe('changes', () => {
  it('are told word by word, in Cyrillic and Georgian too', () => {
    expect(words('<p>Взнос 10 000 рублей</p>', '<p>Взнос 50 000 рублей</p>')).toEqual(['-10', '+50']);
    expect(words('<p>ჯარიმა დიდი არის</p>', '<p>ჯარიმა მცირე არის</p>')).toEqual(['-დიდი', '+მცირე']);
  });

  it('side by side are told as one', () => {
    expect(words('<p>ровно один исход</p>', '<p>один и только один исход</p>')).toEqual([
      '-ровно ',
      '+один и только ',
    ]);
  });

  it('are told of paragraphs that came or went', () => {
    expect(words('<p>a</p><p>b</p>', '<p>a</p><p>new</p><p>b</p>')).toEqual(['+new']);
    expect(words('<p>a</p><p>old</p><p>b</p>', '<p>a</p><p>b</p>')).toEqual(['-old']);
    expect(words('<p>a</p>', '<p>a</p>')).toEqual([]);
  });

  it('put together again give both texts', () => {
    const text = fc.array(
      fc.constantFrom('<p>одно слово</p>', '<p>два слова тут</p>', '<h2>глава</h2>', '<p>три</p>'),
    );
    fc.assert(
      fc.property(text, text, (old, fresh) => {
        const blocks = compareDocuments(old.join(''), fresh.join(''));
        const side = (kind: 'added' | 'removed') =>
          blocks
            .map(({ parts }) =>
              parts
                .filter((part) => part.kind === 'same' || part.kind === kind)
                .map((part) => part.text)
                .join(''),
            )
            .filter(Boolean);
        expect(side('removed')).toEqual(blocksOf(old.join('')).map((block) => block.text));
        expect(side('added')).toEqual(blocksOf(fresh.join('')).map((block) => block.text));
      }),
    );
  });

  it('of long texts with nothing in common come to an end', () => {
    const long = (word: string) => Array.from({ length: 5_000 }, (_, n) => `<p>${word}${n}</p>`).join('');
    expect(words(long('a'), long('b')).length).toBe(10_000);
  });
});

describe('the page', () => {
  const version = (number: number, offer: string): OfferVersion => ({
    country: 'RU',
    version: number,
    language: 'ru',
    offer,
    application: '<p>то же</p>',
    tariffs: '<p>то же</p>',
    sha256: Buffer.alloc(32),
    published: new Date('2026-11-15T00:00:00Z'),
    published_by: null,
  });
  const page = (before: string, after: string) =>
    changesPage(version(1, before), version(2, after), serverTexts('ru'));

  it('marks changes by elements, signs and words, not by colour alone', () => {
    const html = page('<p>штраф 100</p>', '<p>штраф 200</p>');
    expect(html).toContain(
      '<del><span class="heard"> [удалено] </span><span class="sign" aria-hidden="true">−</span>100<span class="heard"> [конец правки] </span></del>',
    );
    expect(html).toContain(
      '<ins><span class="heard"> [добавлено] </span><span class="sign" aria-hidden="true">+</span>200<span class="heard"> [конец правки] </span></ins>',
    );
    expect(html).toContain('версия 1 → версия 2');
    expect(html.match(/Без изменений\./g)).toHaveLength(2);
  });

  it('folds what stayed, and keeps the heading above what changed', () => {
    const same = '<h2>Глава</h2><p>раз</p><p>два</p>';
    const html = page(`${same}<p>три</p>`, `${same}<p>четыре</p>`);
    expect(html).toContain('… 2 абзаца без изменений …');
    expect(html).toContain('<h3>Глава</h3>');
    expect(html).not.toContain('раз</p>');
  });

  it('shows text as text', () => {
    const html = page('<p>a</p>', '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp;</p>');
    expect(html).not.toContain('<script>');
    expect(html).toContain('&amp;amp;');
  });
});
