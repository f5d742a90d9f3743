import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentSections } from './content.ts';
import { diffOf, movedIds, summaryOf } from './content-changes.ts';
import {
  blankEntry,
  blankWords,
  type ContentDocument,
  confirmed,
  fieldsOf,
  isWords,
  mapRich,
  pathOf,
  placeOf,
  type Words,
  withText,
} from './content-document.ts';
import { contentDocument } from './content-document-schema.ts';
import { mergeOf, resolved } from './content-merge.ts';
import { documentOf, reading, withRussian } from './content-reading.ts';
import { LANGUAGES } from './language.ts';
import { sampleDocument, someDocument, uuidOf } from './testing/content-documents.ts';

const idOf = (seed: string): string => `id of ${seed}`;

/** Every text of a document with its place. */
const textsOf = (document: ContentDocument): Set<string> =>
  new Set(
    fieldsOf(document).flatMap(({ place, value }) =>
      isWords(value)
        ? LANGUAGES.map((language) => `${pathOf({ ...place, language })}=${value[language]}`)
        : [`${pathOf(place)}=${value}`],
    ),
  );

describe('a text', () => {
  const text = { ru: 'а', ka: 'ა', en: 'a', stale: [] };

  it('makes its readings old by a new Russian, and new by themselves', () => {
    const changed = withText(text, 'ru', 'б');
    expect(changed).toEqual({ ru: 'б', ka: 'ა', en: 'a', stale: ['ka', 'en'] });
    expect(withText(changed, 'ka', 'ბ').stale).toEqual(['en']);
    expect(confirmed(changed, 'en').stale).toEqual(['ka']);
    expect(withText(text, 'ru', 'а')).toBe(text);
  });

  it('has no old reading where it has none', () => {
    expect(withText(blankWords('а'), 'ru', 'б').stale).toEqual([]);
    expect(withText(withText(text, 'ru', 'б'), 'ka', '').stale).toEqual(['en']);
  });
});

it('names every field by a path that leads back to it', () => {
  for (const { place } of fieldsOf(sampleDocument())) {
    expect(placeOf(pathOf(place))).toEqual(place);
    expect(placeOf(pathOf({ ...place, language: 'ka' }))).toEqual({ ...place, language: 'ka' });
  }
  expect(placeOf('nothing.title')).toBeNull();
});

describe('a reading', () => {
  it('is what the wire has, and comes back as the same document', () => {
    for (const language of LANGUAGES) {
      const sections = reading(sampleDocument(), language);
      expect(contentSections.safeParse(sections).error?.issues ?? []).toEqual([]);
      expect(reading(documentOf(sections, idOf), 'ru')).toEqual(sections);
    }
  });

  it('falls back to Russian where the language has nothing, or something older', () => {
    const document = sampleDocument(1);
    const [faq, ...rest] = document.sections;
    if (faq?.type !== 'faq') throw new Error('no questions');
    const shown = (words: Words) =>
      reading({ sections: [{ ...faq, fields: { title: words } }, ...rest] }, 'ka')[0]?.title;
    expect(shown(faq.fields.title)).toBe('faq ქა');
    expect(shown({ ...faq.fields.title, ka: '' })).toBe('faq ру');
    expect(shown(withText(faq.fields.title, 'ru', 'новый'))).toBe('новый');
  });

  it('leaves a conference without a day out of the calendar', () => {
    const document = sampleDocument(1);
    const sections = document.sections.map((section) => {
      if (section.type !== 'conferences') return section;
      const conferences = [
        ...section.lists.conferences,
        blankEntry('conferences', 'conferences', uuidOf(99)),
      ];
      return { ...section, lists: { conferences } };
    });
    expect(reading({ sections }, 'ru')).toEqual(reading(document, 'ru'));
  });

  it('cleans HTML in every language', () => {
    const clean = mapRich(sampleDocument(1), () => 'clean');
    for (const { field, value } of fieldsOf(clean))
      if (field.kind === 'rich') expect(value).toEqual({ ru: 'clean', ka: 'clean', en: 'clean', stale: [] });
  });
});

describe('sections of the wire over a document', () => {
  const document = sampleDocument(3);
  const sections = reading(document, 'ru');

  it('change nothing when they are its Russian', () => {
    expect(withRussian(document, sections, idOf)).toEqual(document);
  });

  it('keep the other languages, older now, and find what moved', () => {
    const edited = sections.map((section) => {
      if (section.type !== 'sortingCenters') return section;
      const [first, second, third] = section.content.centers;
      if (!first || !second || !third) throw new Error('three centers');
      const centers = [third, { ...first, address: 'новый' }, { ...second, city: 'другой' }];
      return { ...section, content: { centers } };
    });
    const renewed = withRussian(document, edited, idOf);
    const of = ({ sections: list }: ContentDocument) =>
      list.flatMap((section) => (section.type === 'sortingCenters' ? section.lists.centers : []));
    const [first, second, third] = of(document);
    if (!first || !second || !third) throw new Error('three centers');
    expect(of(renewed)).toEqual([
      third,
      { ...first, address: { ...first.address, ru: 'новый', stale: ['ka', 'en'] } },
      { ...second, city: { ...second.city, ru: 'другой', stale: ['ka', 'en'] } },
    ]);
  });
});

describe('the difference', () => {
  it('is nothing between equals, and names each change once', () => {
    const before = sampleDocument(3);
    expect(diffOf(before, before)).toEqual([]);
    const after: ContentDocument = {
      sections: before.sections.map((section) => {
        if (section.type !== 'sortingCenters') return section;
        const [first, second, third] = section.lists.centers;
        if (!first || !second || !third) throw new Error('three centers');
        const fresh = { ...blankEntry('sortingCenters', 'centers', uuidOf(77)), city: blankWords('Тула') };
        return {
          ...section,
          lists: { centers: [third, { ...first, city: withText(first.city, 'en', 'x') }, fresh] },
        };
      }),
    };
    const changes = diffOf(before, after).map(({ kind, name, field, language, before: was, after: is }) =>
      [kind, name, field, language, was, is].join(' | '),
    );
    expect(changes).toEqual([
      'moved | centers 2 ру |  |  |  | ',
      'changed | centers 0 ру | city | en | centers 0 en | x',
      'added | Тула |  |  |  | ',
      'removed | centers 1 ру |  |  |  | ',
    ]);
    expect(summaryOf(diffOf(before, after))).toEqual([
      { section: 'sortingCenters', added: 1, removed: 1, moved: 1, changed: 1 },
    ]);
  });

  it('calls moved only what left the longest run', () => {
    expect(movedIds(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual(new Set(['d']));
    expect(movedIds(['a', 'b'], ['x', 'a', 'b'])).toEqual(new Set());
  });
});

describe('a merge', () => {
  it('with an unchanged side gives the other side', () => {
    fc.assert(
      fc.property(someDocument, someDocument, (base, other) => {
        expect(mergeOf(base, base, other)).toEqual({ document: other, conflicts: [] });
        expect(mergeOf(base, other, base)).toEqual({ document: other, conflicts: [] });
        expect(mergeOf(base, other, other).conflicts).toEqual([]);
      }),
    );
  });

  it('loses nothing: what either side wrote is in the document or in a conflict', () => {
    fc.assert(
      fc.property(someDocument, someDocument, someDocument, (base, mine, theirs) => {
        const { document, conflicts } = mergeOf(base, mine, theirs);
        expect(contentDocument.safeParse(document).error?.issues ?? []).toEqual([]);
        const known = textsOf(base);
        const found = textsOf(document);
        for (const conflict of conflicts)
          if (conflict.kind === 'field') {
            found.add(`${pathOf(conflict)}=${conflict.mine}`);
            found.add(`${pathOf(conflict)}=${conflict.theirs}`);
          }
        for (const side of [mine, theirs])
          for (const text of textsOf(side))
            if (!known.has(text) && !text.endsWith('=')) expect(found).toContain(text);
      }),
    );
  });

  it('is decided by conflict: each has the reading of the side that was chosen', () => {
    fc.assert(
      fc.property(someDocument, someDocument, someDocument, (base, mine, theirs) => {
        const { document, conflicts } = mergeOf(base, mine, theirs);
        const decide = (side: 'mine' | 'theirs') =>
          conflicts.reduce((done, conflict) => resolved(done, conflict, side), document);
        for (const side of ['mine', 'theirs'] as const) {
          const texts = textsOf(decide(side));
          for (const conflict of conflicts) {
            if (conflict.kind === 'field') expect(texts).toContain(`${pathOf(conflict)}=${conflict[side]}`);
            else {
              const gone = (conflict.kind === 'removedByMe') === (side === 'mine');
              const path = pathOf({ ...conflict, field: 'href', language: null });
              expect([...texts].some((text) => text.startsWith(path))).toBe(!gone);
            }
          }
        }
      }),
    );
  });

  it('calls a reading old when its Russian came from the other side', () => {
    const write = (language: 'ru' | 'ka', text: string): ContentDocument => ({
      sections: sampleDocument(1).sections.map((section) =>
        section.type === 'faq'
          ? { ...section, fields: { title: withText(section.fields.title, language, text) } }
          : section,
      ),
    });
    const { document } = mergeOf(sampleDocument(1), write('ka', 'ახალი'), write('ru', 'новый'));
    expect(document.sections[0]?.fields.title).toMatchObject({
      ru: 'новый',
      ka: 'ახალი',
      stale: ['ka', 'en'],
    });
  });
});
