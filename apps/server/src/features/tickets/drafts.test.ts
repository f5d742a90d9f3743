import { describe, expect, it } from 'vitest';
import { newOwner } from '../../../test/people.ts';
import { draftOf, openSupport } from './testing/stage.ts';

const support = openSupport();
const { create, saveDraft, readDraft } = support;

describe('a ticket that is being written', () => {
  it('is there on another device, the last words of either, and nobody else’s', async () => {
    const owner = await newOwner(support.app());
    expect(await readDraft(owner)).toEqual({ draft: null, updated: null });
    await saveDraft(owner, draftOf('Замок'));
    const last = draftOf('Замок не открывается');
    const { status, body } = await saveDraft(owner, last);
    expect([status, body.draft]).toEqual([200, last]);
    expect(await readDraft(owner)).toEqual(body);
    expect((await readDraft(await newOwner(support.app()))).draft).toBeNull();
    await saveDraft(owner, null);
    expect((await readDraft(owner)).draft).toBeNull();
  });

  it('is gone once it is sent, and a saving that comes late does not bring it back', async () => {
    const owner = await newOwner(support.app());
    const draft = draftOf('Замок не открывается с телефона, индикатор мигает красным');
    await saveDraft(owner, draft);
    const { description, uuid } = draft;
    expect((await create(owner, { description, client_uuid: uuid })).status).toBe(200);
    expect((await readDraft(owner)).draft).toBeNull();
    expect((await saveDraft(owner, draft)).body).toEqual({ draft: null, updated: null });
    expect((await readDraft(owner)).draft).toBeNull();
    await saveDraft(owner, draftOf('Ещё один вопрос'));
    expect((await readDraft(owner)).draft?.description).toBe('Ещё один вопрос');
  });
});
