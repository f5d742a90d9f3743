import { describe, expect, it } from 'vitest';
import { newOwner } from '../../../test/people.ts';
import { poll } from '../../../test/waiting.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { createTicketsPersonalData } from './personal-data-service.ts';
import { draftOf, MESSAGE, openSupport } from './testing/stage.ts';

const support = openSupport();
const {
  create,
  answer,
  opened,
  answered,
  write,
  setState,
  grade,
  show,
  listed,
  caseOf,
  decide,
  later,
  toldOf,
  saveDraft,
  readDraft,
} = support;

describe('the end of a ticket', () => {
  it('is said by the partner, rated once, and taken back once', async () => {
    const { owner, id } = await answered();
    const closed = (await setState(owner, id, 3)).body;
    expect(closed).toMatchObject({ status: 3, canRate: true, canDispute: true, autoClose: false });
    expect(closed.finishDate).not.toBeNull();
    expect((await write(owner, id)).error.code).toBe('ticket_state');
    expect((await grade(owner, id, 5, 'Быстро')).body).toMatchObject({ ticketGrade: 5, canRate: false });
    expect((await grade(owner, id, 1)).error.code).toBe('ticket_state');
    expect((await setState(owner, id, 2)).body).toMatchObject({ status: 2, finishDate: null });
    await setState(owner, id, 3);
    expect((await setState(owner, id, 2)).error.code).toBe('ticket_state');
    expect((await answer(id, 'Ещё одно: замок обновился.')).status).toBe(200);
    expect(await show(owner, id)).toMatchObject({ status: 2, openAfterAnswer: true });
  });

  it('comes by itself 72 hours after an answer, with a warning before, and is not rated', async () => {
    const { owner, id } = await answered();
    await later(id, 50, 'answered');
    await poll(() => toldOf(owner.token, `/lk/tickets/${id}`)).toContain('ticketClosing');
    expect(await show(owner, id)).toMatchObject({ status: 2 });
    await later(id, 73, 'answered');
    await poll(async () => (await show(owner, id)).status).toBe(3);
    expect(await show(owner, id)).toMatchObject({ autoClose: true, canRate: false, canDispute: true });
    expect((await caseOf(id)).stage).toBe('closed');
  });

  it('is staff’s to say as well, and to take back', async () => {
    const { owner, id } = await answered();
    expect((await decide(id, 'closeTicket')).status).toBe(200);
    expect(await show(owner, id)).toMatchObject({ status: 3, isRead: false });
    expect((await decide(id, 'reopenTicket')).body.stage).toBe('waiting');
    expect((await show(owner, id)).ticketHistory.map(({ event }) => event)).toEqual([
      'create',
      'answer',
      'close',
      'reopen',
    ]);
  });
});

describe('a promise', () => {
  it('that was broken is told to the partner and to the leads', async () => {
    const { owner, id } = await opened();
    await later(id, 24 * 14, 'due');
    await poll(() => toldOf(owner.token, `/lk/tickets/${id}`)).toContain('ticketLate');
    expect(await toldOf(support.staff().lead, `/manage/reviews/ticket/${id}`)).toContain('caseLate');
    expect(await show(owner, id)).toMatchObject({ isLate: true });
    expect((await caseOf(id)).flags).toContain('late');
  });
});

describe('the list', () => {
  it('shows own tickets alone, by topic, state and words, and counts what is new', async () => {
    const { owner, id } = await answered();
    const { body: other } = await create(owner, {
      ticket_type_id: 62,
      ticket_reason_id: 'lockGift',
      description: 'Когда привезут замок, который положен в подарок?',
    });
    const idsOf = async (body: object) => (await listed(owner, body)).body.data.map((row) => row.id);
    expect(await idsOf({})).toEqual([other.id]);
    expect(await idsOf({ ticket_type_ids: [] })).toEqual([other.id, id]);
    expect(await idsOf({ ticket_type_ids: [], sort_by_create_date: 'asc' })).toEqual([id, other.id]);
    expect(await idsOf({ ticket_type_ids: [], ticketStateId: 2 })).toEqual([id]);
    expect(await idsOf({ ticket_type_ids: [], search: 'ПИТАНИЕ замка' })).toEqual([id]);
    expect(await idsOf({ ticket_type_ids: [], search: other.id })).toEqual([other.id]);
    expect(await idsOf({ ticket_type_ids: [], search: '%' })).toEqual([]);
    expect((await listed(owner)).body.unread).toBe(1);
    const read = await support
      .app()
      .call('POST /api/v4/tickets/:id/read', { params: { id } }, { token: owner.token });
    expect(read.body.unread).toBe(0);
    expect((await listed(await newOwner(support.app()), { ticket_type_ids: [] })).body.total).toBe(0);
  });
});

describe('a person', () => {
  it('gets their words without notes of colleagues, and takes them along when the account is erased', async () => {
    const { owner, id } = await answered();
    await answer(id, 'Клиент волнуется', { internal: true });
    await write(owner, id);
    await saveDraft(owner, draftOf('Забыли спросить про счёт'));
    const contributor = createTicketsPersonalData(support.app().db, support.app().clock);
    const { data } = await contributor.exportOf(owner.id);
    expect(JSON.stringify(data)).toContain(MESSAGE);
    expect(JSON.stringify(data)).toContain('Забыли спросить про счёт');
    expect(JSON.stringify(data)).not.toContain('волнуется');
    await transaction(support.app().db, async (tx) => {
      await contributor.lock?.(tx, owner.id);
      await contributor.erase(tx, owner.id);
    });
    expect(await readDraft(owner)).toEqual({ draft: null, updated: null });
    expect(await show(owner, id)).toMatchObject({ status: 3, description: '', dueDate: null });
    expect((await show(owner, id)).supportLogs.map(({ message }) => message)).toEqual(['', '']);
  });
});
