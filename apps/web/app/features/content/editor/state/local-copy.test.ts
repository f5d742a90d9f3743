import type { AnyEntry, ContentDocument } from '@punkt/domain/content-document';
import { blankEntry, blankWords, typedDocument } from '@punkt/domain/content-document';
import { describe, expect, test } from 'vitest';
import { moved, withEntries, withValue } from './edit-document.ts';
import { createEditorStore, isUnsaved } from './editor-store.ts';
import { openingOf } from './local-copy.ts';

const entry = (id: string, question = id): AnyEntry =>
  ({ ...blankEntry('faq', 'standard', id), question: blankWords(question) }) as unknown as AnyEntry;

const documentOf = (...entries: AnyEntry[]): ContentDocument =>
  typedDocument({
    sections: [
      {
        type: 'faq',
        fields: { title: blankWords('Вопросы') },
        lists: { standard: entries, simplified: [], georgian: [] },
      },
    ],
  });
const place = (id: string) =>
  ({ section: 'faq', list: 'standard', id, field: 'question', language: null }) as const;
const questions = (document: ContentDocument) =>
  (
    document as unknown as { sections: [{ lists: { standard: { question: { ru: string } }[] } }] }
  ).sections[0].lists.standard.map(({ question }) => question.ru);

const first = documentOf(entry('a'), entry('b'), entry('c'));

describe('a change', () => {
  test('leaves everything else the same object, so that it is not drawn again', () => {
    const changed = withValue(first, place('b'), blankWords('другой'));
    const [before, after] = [first, changed].map(
      (document) => (document.sections[0] as unknown as { lists: { standard: unknown[] } }).lists.standard,
    );
    expect(after?.[0]).toBe(before?.[0]);
    expect(after?.[1]).not.toBe(before?.[1]);
    expect(questions(changed)).toEqual(['a', 'другой', 'c']);
  });

  test('that changes nothing is none', () => {
    expect(withValue(first, place('gone'), blankWords('x'))).toBe(first);
    expect(withEntries(first, 'faq', 'standard', (entries) => entries)).toBe(first);
    expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
  });

  test('of places keeps every entry', () => expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']));
});

describe('after a reload', () => {
  const kept = { document: first, revision: 4, base: 2 };
  const store = createEditorStore(kept);
  store.setValue(place('a'), blankWords('моё'));
  const copy = { person: '7', kept, history: store.get().history };

  test('unsaved changes are there, and can be taken back', () => {
    const opening = openingOf({ ...kept, document: structuredClone(first) }, structuredClone(copy));
    const again = createEditorStore(opening.kept, opening.history);
    expect(questions(again.get().history.present)).toEqual(['моё', 'b', 'c']);
    expect(isUnsaved(again.get())).toBe(true);
    again.undo();
    expect(isUnsaved(again.get())).toBe(false);
    again.redo();
    expect(questions(again.get().history.present)).toEqual(['моё', 'b', 'c']);
  });

  test('what was saved elsewhere meanwhile is merged with them', () => {
    const elsewhere = withValue(first, place('c'), blankWords('их'));
    const { history, merged } = openingOf({ document: elsewhere, revision: 5, base: 2 }, copy);
    expect([questions(history.present), merged]).toEqual([['моё', 'b', 'их'], null]);
  });

  test('what the server has already is not unsaved', () => {
    const saved = { document: structuredClone(copy.history.present), revision: 5, base: 2 };
    const opening = openingOf(saved, copy);
    expect(isUnsaved(createEditorStore(opening.kept, opening.history).get())).toBe(false);
  });

  test('what both changed is asked about, and nothing is lost', () => {
    const elsewhere = withValue(first, place('a'), blankWords('их'));
    const { merged } = openingOf({ document: elsewhere, revision: 5, base: 2 }, copy);
    expect(merged?.conflicts).toMatchObject([{ mine: 'моё', theirs: 'их' }]);
  });

  test('what somebody else published is shown, and is no step to take back', () => {
    const store = createEditorStore(kept);
    store.renew({ document: documentOf(entry('их')), revision: 4, base: 9 });
    expect([questions(store.get().history.present), isUnsaved(store.get())]).toEqual([['их'], false]);
    store.undo();
    expect(questions(store.get().history.present)).toEqual(['их']);
  });

  test('an older step is not undone over the words of somebody else', () => {
    const store = createEditorStore(kept);
    store.setValue(place('a'), blankWords('моё'));
    store.saved({ document: store.get().history.present, revision: 5, base: 2 });
    const same = { document: structuredClone(store.get().history.present), revision: 6, base: 3 };
    store.renew(same);
    expect(store.get().history.past).toHaveLength(1);
    const theirs = withValue(same.document, place('c'), blankWords('их'));
    store.renew({ document: theirs, revision: 6, base: 4 });
    store.undo();
    expect(questions(store.get().history.present)).toEqual(['моё', 'b', 'их']);
  });

  test('an entry moved by its number stands there, and the focus goes with it', () => {
    const store = createEditorStore(kept);
    store.moveTo('faq', 'standard', 'c', 0);
    expect(questions(store.get().history.present)).toEqual(['c', 'a', 'b']);
    expect(store.get().target).toContain('c');
  });

  test('a copy without changes gives way to the server', () => {
    const calm = createEditorStore(kept);
    const draft = { document: documentOf(entry('x')), revision: 9, base: 3 };
    const opening = openingOf(draft, { person: '7', kept, history: calm.get().history });
    expect(questions(opening.history.present)).toEqual(['x']);
  });
});

describe("after one's own publication", () => {
  const kept = { document: first, revision: 4, base: 2 };
  const typed = () => {
    const store = createEditorStore(kept);
    store.setValue(place('a'), blankWords('моё '));
    store.saved({ document: store.get().history.present, revision: 5, base: 2 });
    return store;
  };
  // Tidied on its way, so it is another document even where it reads the same.
  const published = {
    document: withValue(first, place('a'), blankWords('моё')),
    revision: 6,
    base: 3,
  };

  test('the first undo takes back the last edit', () => {
    const store = typed();
    store.published(published);
    expect([questions(store.get().history.present), isUnsaved(store.get())]).toEqual([
      ['моё', 'b', 'c'],
      false,
    ]);
    store.undo();
    expect(questions(store.get().history.present)).toEqual(['a', 'b', 'c']);
    store.redo();
    expect(isUnsaved(store.get())).toBe(false);
  });

  test('what was typed meanwhile stays, unsaved, as a step of its own', () => {
    const store = typed();
    store.setValue(place('c'), blankWords('ещё'));
    store.published(published);
    expect([questions(store.get().history.present), isUnsaved(store.get())]).toEqual([
      ['моё', 'b', 'ещё'],
      true,
    ]);
    store.undo();
    expect(isUnsaved(store.get())).toBe(false);
  });
});
