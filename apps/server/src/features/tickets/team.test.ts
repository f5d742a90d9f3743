import { describe, expect, it } from 'vitest';
import { openStream } from '../../../test/live.ts';
import { newOwner } from '../../../test/people.ts';
import { poll } from '../../../test/waiting.ts';
import { openSupport } from './testing/stage.ts';

const support = openSupport();
const { opened, answer, claim, caseOf, toldOf, answered } = support;

const key = (id: string) => ({ kind: 'ticket', id });
const link = (id: string) => `/manage/reviews/ticket/${id}`;
const colleagues = async (token: string) =>
  (await support.app().call('GET /api/v2/manage/colleagues', { query: { kind: 'ticket' } }, { token })).body
    .data;
/** As the other one sees them. */
const idOf = async (wanted: 'operator' | 'lead') => {
  const names = { operator: 'Мария Орлова', lead: 'Павел Зимин' };
  const asking = wanted === 'lead' ? support.staff().operator : support.staff().lead;
  return (await colleagues(asking)).find(({ name }) => name === names[wanted])?.id ?? '';
};
const assign = (ids: readonly string[], to: string, token: string) =>
  support.app().call('POST /api/v2/manage/reviews/assign', { body: { cases: ids.map(key), to } }, { token });
const closeMany = (ids: readonly string[], token: string) =>
  support
    .app()
    .call(
      'POST /api/v2/manage/reviews/decide',
      { body: { cases: ids.map(key), decision: 'closeTicket' } },
      { token },
    );

describe('who is writing', () => {
  it('shows to colleagues at once, by name, and to no partner; nothing of it is kept', async () => {
    const app = support.app();
    const { owner, id } = await opened();
    const [desk, partner] = [await openStream(app, support.staff().lead), await openStream(app, owner.token)];
    const type = (on: boolean) =>
      app.call(
        'POST /api/v2/manage/reviews/:kind/:id/typing',
        { params: key(id), body: { on } },
        { token: support.staff().operator },
      );
    expect((await type(true)).status).toBe(200);
    const heard = (stream: typeof desk) => stream.events.filter(({ topic }) => topic === 'typing');
    await poll(() => heard(desk)).toMatchObject([{ data: { kind: 'ticket', id, name: 'Мария', on: true } }]);
    await type(false);
    await poll(() => heard(desk).at(-1)?.data).toMatchObject({ on: false });
    expect(heard(partner)).toEqual([]);
    for (const stream of [desk, partner]) stream.leave();
    const later = await openStream(app, support.staff().lead);
    await answer(id, 'Проверьте питание замка.');
    await poll(() => later.events.some(({ topic }) => topic === 'ticket')).toBe(true);
    expect(heard(later)).toEqual([]);
    later.leave();
  });
});

describe('a note', () => {
  it('tells the colleague whom it names, once, and nobody who does not work on tickets', async () => {
    const { owner, id } = await opened();
    const [lead, me] = [await idOf('lead'), await idOf('operator')];
    const mentions = [lead, me, owner.id];
    expect((await answer(id, '@Павел, посмотрите', { internal: true, mentions })).status).toBe(200);
    await answer(id, '@Павел, ещё раз', { internal: true, mentions: [lead] });
    expect(await toldOf(support.staff().lead, link(id))).toEqual(['caseMentioned']);
    expect(await toldOf(support.staff().operator, link(id))).toEqual([]);
    expect(await toldOf(owner.token, link(id))).toEqual([]);
  });

  it('is what names people: an answer to the partner tells nobody of the house', async () => {
    const { id } = await opened();
    await answer(id, 'Здравствуйте!', { mentions: [await idOf('lead')] });
    expect(await toldOf(support.staff().lead, link(id))).toEqual([]);
  });
});

describe('handing over', () => {
  it('gives a case one holds to a colleague, who hears of it', async () => {
    const { operator, lead } = support.staff();
    const { id } = await opened();
    await claim(id, operator);
    expect((await caseOf(id)).abilities.assign).toBe(true);
    expect((await assign([id], await idOf('lead'), operator)).body).toEqual({ done: [key(id)], refused: [] });
    expect((await caseOf(id)).claimedBy?.name).toBe('Павел Зимин');
    expect(await toldOf(lead, link(id))).toEqual(['caseAssigned']);
    expect((await caseOf(id)).abilities.assign).toBe(false);
  });

  it('is each by itself: what can’t be given is named with its reason', async () => {
    const { operator, lead } = support.staff();
    const [free, held, done] = [await opened(), await opened(), await answered()];
    await claim(held.id, lead);
    const to = await idOf('lead');
    const given = await assign([free.id, held.id, done.id, '999999999'], to, operator);
    expect(given.body.done).toEqual([]);
    expect(given.body.refused.map(({ code }) => code)).toEqual([
      'review_unclaimed',
      'review_taken',
      'review_decided',
      'not_found',
    ]);
    const all = await assign([free.id, held.id, done.id], await idOf('operator'), lead);
    expect(all.body.done).toEqual([key(free.id), key(held.id)]);
    expect(all.body.refused).toMatchObject([{ id: done.id, code: 'review_decided' }]);
    expect((await caseOf(held.id)).claimedBy?.name).toBe('Мария Орлова');
  });

  it('goes to colleagues of the queue alone', async () => {
    const { id } = await opened();
    const stranger = await newOwner(support.app());
    const refused = await assign([id], stranger.id, support.staff().lead);
    expect(refused.error.errors?.map(({ path }) => path)).toEqual(['to']);
  });
});

describe('closing many', () => {
  it('closes what is free, held by oneself or answered, and names the rest', async () => {
    const { operator, lead } = support.staff();
    const [free, mine, theirs, done] = [await opened(), await opened(), await opened(), await answered()];
    await claim(mine.id, operator);
    await claim(theirs.id, lead);
    const { body } = await closeMany([free.id, mine.id, theirs.id, done.id], operator);
    expect(body.done).toEqual([key(free.id), key(mine.id), key(done.id)]);
    expect(body.refused).toEqual([{ ...key(theirs.id), code: 'review_taken' }]);
    expect((await caseOf(free.id)).stage).toBe('closed');
    expect((await caseOf(theirs.id)).stage).toBe('waiting');
    expect(await toldOf(free.owner.token, `/lk/tickets/${free.id}`)).toEqual(['ticketClosed']);
    const again = await closeMany([free.id], operator);
    expect(again.body.refused).toMatchObject([{ id: free.id, code: 'ticket_state' }]);
  });

  it('is for decisions that a kind allows many at once', async () => {
    const { id } = await opened();
    const { status } = await support
      .app()
      .call(
        'POST /api/v2/manage/reviews/decide',
        { body: { cases: [key(id)], decision: 'reopenTicket' } },
        { token: support.staff().lead },
      );
    expect(status).toBe(400);
  });
});
