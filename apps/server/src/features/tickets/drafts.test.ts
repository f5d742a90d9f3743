import { describe, expect, it } from 'vitest';
import { pgQuery } from '../../../test/harness.ts';
import { newOwner, type TestPerson } from '../../../test/people.ts';
import { waitFor } from '../../../test/waiting.ts';
import { uploadFile } from '../orders/testing/stage.ts';
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

  it('has its photos on another device and a day later, and they go with the ticket', async () => {
    const app = support.app();
    const [owner, stranger] = [await newOwner(app), await newOwner(app)];
    const photo = async ({ token }: TestPerson) => {
      const url = await uploadFile(app, { token }, 5);
      return { id: url.split('/').at(-1) ?? '', url };
    };
    const [sent, taken, loose, foreign] = [
      await photo(owner),
      await photo(owner),
      await photo(owner),
      await photo(stranger),
    ];
    const status = async ({ url }: { readonly url: string }) =>
      (await app.http.inject({ url, headers: { authorization: `Bearer ${owner.token}` } })).statusCode;
    /** What no record holds is swept once it is a day old. */
    const dayLater = async () => {
      await pgQuery(
        app.databaseUrl,
        `update files set unclaimed_since = unclaimed_since - interval '2 days'`,
      );
      await pgQuery(app.databaseUrl, `select graphile_worker.add_job('files.sweep')`);
    };

    const draft = draftOf('Замок не открывается с телефона, индикатор мигает красным');
    // Another person's file is no part of it, and no reason to lose the words.
    await saveDraft(owner, { ...draft, files: [sent.id, taken.id, foreign.id] });
    expect((await readDraft(owner)).draft?.files).toEqual([sent.id, taken.id]);
    await dayLater();
    await waitFor(async () => expect(await status(loose)).toBe(404));
    expect([await status(sent), await status(taken)]).toEqual([200, 200]);

    await saveDraft(owner, { ...draft, files: [sent.id] });
    const { description, uuid } = draft;
    const { body } = await create(owner, { description, files: [sent.url], client_uuid: uuid });
    expect(body.imageUrls).toEqual([sent.url]);
    await dayLater();
    await waitFor(async () => expect(await status(taken)).toBe(404));
    expect(await status(sent)).toBe(200);
  });

  it('lets go of its photos when it is thrown away', async () => {
    const app = support.app();
    const owner = await newOwner(app);
    const id = (await uploadFile(app, owner, 5)).split('/').at(-1) ?? '';
    const held = async () =>
      (
        await pgQuery(app.databaseUrl, 'select unclaimed_since is null as held from files where id = $1', [
          id,
        ])
      ).rows[0]?.held;
    await saveDraft(owner, { ...draftOf('Замок'), files: [id] });
    expect(await held()).toBe(true);
    await saveDraft(owner, null);
    expect(await held()).toBe(false);
  });
});
