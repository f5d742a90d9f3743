import { blankWords, type ContentDocument, typedDocument } from '@punkt/domain/content-document';
import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../../../lib/api-error.ts';
import type { Draft } from './editor-calls.ts';
import { createEditorStore, isUnsaved, type Kept } from './editor-store.ts';
import { type Collision, sendDraft } from './send-draft.ts';

const documentOf = (title: string): ContentDocument =>
  typedDocument({
    sections: [
      {
        type: 'faq',
        fields: { title: blankWords(title) },
        lists: { standard: [], simplified: [], georgian: [] },
      },
    ],
  });
const TITLE = { section: 'faq', list: null, id: null, field: 'title', language: null } as const;
const titleOf = (document: ContentDocument) =>
  (document as unknown as { sections: [{ fields: { title: { ru: string } } }] }).sections[0].fields.title.ru;

/** A server with one draft, whose answers get lost as often as said. */
function server(lost: number, arrives = true) {
  let draft = { document: documentOf('Было'), revision: 1 };
  let left = lost;
  const collisions: Collision[] = [];
  const store = createEditorStore({ ...draft, base: 7 });
  const save = async ({ revision }: Kept, document: ContentDocument) => {
    const taken = left === 0 || arrives;
    if (taken && revision !== draft.revision) throw new ApiError(409, {});
    if (taken) draft = { document: structuredClone(document), revision: revision + 1 };
    if (left === 0) return { revision: draft.revision, base_version: 7 };
    left -= 1;
    throw new NetworkError('');
  };
  const read = async () => ({ ...structuredClone(draft), base_version: 7 }) as unknown as Draft;
  return {
    store,
    collisions,
    type: (words: string) => store.setValue(TITLE, blankWords(words)),
    elsewhere: (words: string) => {
      draft = { document: documentOf(words), revision: draft.revision + 1 };
    },
    saved: () => titleOf(draft.document),
    send: (meanwhile: () => void) =>
      sendDraft(store, {
        save,
        read,
        wait: async () => meanwhile(),
        onCollision: (collision) => collisions.push(collision),
      }),
  };
}

test.each([
  ['arrived', true],
  ['was lost too', false],
])(
  'what is typed after a saving whose answer was lost, and which itself %s, is saved over it',
  async (_, arrives) => {
    const { store, collisions, type, saved, send } = server(1, arrives);
    type('Раз');
    expect(await send(() => type('Раз два'))).toBe(true);
    expect(collisions).toEqual([]);
    expect(saved()).toBe('Раз два');
    expect(isUnsaved(store.get())).toBe(false);
  },
);

test('also when what was typed then gets no answer either', async () => {
  const { collisions, type, saved, send } = server(3);
  const more = ['Раз два', 'Раз два три', 'Раз два три четыре'];
  type('Раз');
  expect(await send(() => type(more.shift() ?? ''))).toBe(true);
  expect(collisions).toEqual([]);
  expect(saved()).toBe('Раз два три четыре');
});

test('what another window saved meanwhile is asked about', async () => {
  const { collisions, type, elsewhere, saved, send } = server(1);
  type('Раз');
  const sent = send(() => {
    elsewhere('Их');
    type('Раз два');
  });
  expect(await sent).toBe(false);
  expect(collisions).toHaveLength(1);
  expect(saved()).toBe('Их');
});
