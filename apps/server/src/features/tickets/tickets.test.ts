import { randomUUID } from 'node:crypto';
import { toQueue } from '@punkt/contract/events';
import { TICKET_TERMS } from '@punkt/domain/ticket-terms';
import { answerDue } from '@punkt/domain/tickets';
import { describe, expect, it } from 'vitest';
import { type LiveStream, openStream } from '../../../test/live.ts';
import { newOwner } from '../../../test/people.ts';
import { poll } from '../../../test/waiting.ts';
import { advisoryLock } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { uploadFile } from '../orders/testing/stage.ts';
import { openSupport } from './testing/stage.ts';

const support = openSupport();
const { create, answer, opened, write, show, listed, talk, caseOf, toldOf } = support;

describe('a new ticket', () => {
  it('has a number, a first line and a day until which it is answered', async () => {
    const owner = await newOwner(support.app());
    const { status, body } = await create(owner);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 1,
      ticketTypeId: 111,
      ticketTypeName: 'Электронный замок',
      preview: 'Замок не открывается с телефона,',
      isRead: true,
      canRate: false,
      hasNotice: false,
      dueDate: answerDue(111, new Date(body.createDate)).toISOString(),
    });
    expect(await caseOf(body.id)).toMatchObject({
      stage: 'waiting',
      due: body.dueDate,
      content: { ticket: { partner: { name: 'Вера Тихонова' } } },
    });
  });

  it('is one however often it is sent', async () => {
    const owner = await newOwner(support.app());
    const client_uuid = randomUUID();
    const twice = await Promise.all([create(owner, { client_uuid }), create(owner, { client_uuid })]);
    expect(new Set(twice.map(({ body }) => body.id)).size).toBe(1);
    expect((await listed(owner, { ticket_type_ids: [] })).body.total).toBe(1);
  });

  it('is refused with what is missing at which field', async () => {
    const owner = await newOwner(support.app());
    const refused = await create(owner, {
      ticket_type_id: 72,
      description: 'Мало',
      link: 'не ссылка',
      id_order: '999999999',
    });
    expect(refused.status).toBe(400);
    expect(refused.error.errors?.map(({ path }) => path)).toEqual([
      'description',
      'link',
      'files',
      'id_order',
    ]);
    const photo = await uploadFile(support.app(), owner, 5);
    const layout = await create(owner, { ticket_type_id: 72, files: [photo] });
    expect(layout.body.imageUrls).toEqual([photo]);
    const strange = await create(await newOwner(support.app()), { ticket_type_id: 72, files: [photo] });
    expect(strange.error.errors?.map(({ path }) => path)).toEqual(['files']);
  });

  it('is preceded by published answers that are near to it, three at most', async () => {
    const { token } = await newOwner(support.app());
    const near = async (words: string) =>
      (await support.app().call('POST /api/v4/tickets/help', { body: { words } }, { token })).body.data;
    const found = await near('Какой гарантийный взнос нужно внести и когда его вернут?');
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(3);
    expect(found[0]?.href).toMatch(/^\//);
    expect(await near('абракадабра зюзюка трям')).toEqual([]);
  });

  it('of a flood is refused with when to come back', async () => {
    const owner = await newOwner(support.app());
    const all = await Promise.all(Array.from({ length: TICKET_TERMS.perHour + 2 }, () => create(owner)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(TICKET_TERMS.perHour);
    const refused = all.find(({ status }) => status === 429);
    expect(Number(refused?.error.data?.retry_after)).toBeGreaterThan(3_500);
    // In words that somebody can live by.
    expect(refused?.error.message).toBe('Слишком много сообщений подряд. Отправьте это через 60 мин.');
  });
});

describe('a talk', () => {
  it('goes both ways, with a name for the manager and without notes between colleagues', async () => {
    const { owner, id } = await opened();
    await answer(id, 'Спросить у техников, почему мигает', { internal: true });
    expect((await show(owner, id)).supportLogs).toEqual([]);
    expect((await caseOf(id)).stage).toBe('waiting');
    await answer(id, 'Проверьте питание замка.');
    const seen = await show(owner, id);
    expect(seen).toMatchObject({ status: 2, hasNotice: true, isRead: false, dueDate: null });
    expect(seen.supportLogs).toMatchObject([{ isManager: true, message: 'Проверьте питание замка.' }]);
    expect(seen.supportLogs[0]?.fio).toMatch(/^\p{L}+ \p{L}\.$/u);
    expect(seen.managerId).toMatch(/^\d+$/);
    const { body } = await write(owner, id);
    expect(body).toMatchObject({ status: 2, hasNotice: false });
    expect(body.dueDate).not.toBeNull();
    expect((await talk(id)).map(({ internal, sendBy }) => `${sendBy} ${internal}`)).toEqual([
      'ADMIN true',
      'ADMIN false',
      'OWNER false',
    ]);
    expect(await toldOf(owner.token, `/lk/tickets/${id}`)).toEqual(['ticketAnswered']);
  });

  it('keeps one of what was sent twice, and refuses documents of partners', async () => {
    const { owner, id } = await opened();
    const client_uuid = randomUUID();
    await Promise.all([write(owner, id, { client_uuid }), write(owner, id, { client_uuid })]);
    expect((await show(owner, id)).supportLogs).toHaveLength(1);
    const paper = await write(owner, id, { document_urls: [await uploadFile(support.app(), owner, 5)] });
    expect(paper.error.errors?.map(({ path }) => path)).toEqual(['document_urls']);
    expect((await write(owner, id, { message: 'Спасибо' })).status).toBe(400);
  });

  it('carries files: the partner reads what a manager sent, others do not', async () => {
    const { owner, id } = await opened();
    const [photo, stranger] = [await uploadFile(support.app(), owner, 5), await newOwner(support.app())];
    const { body } = await write(owner, id, { image_urls: [photo] });
    expect(body.supportLogs[0]?.files.map(({ url }) => url)).toEqual([photo]);
    const plan = await uploadFile(support.app(), { token: support.staff().operator }, 5);
    expect((await answer(id, 'Вот план', { files: [plan] })).status).toBe(200);
    const read = async (token: string) =>
      (await support.app().http.inject({ url: plan, headers: { authorization: `Bearer ${token}` } }))
        .statusCode;
    expect(await read(owner.token)).toBe(200);
    expect(await read(stranger.token)).toBe(404);
  });

  it('refuses the second of two answers, with what the first one says', async () => {
    const { id } = await opened();
    await answer(id, 'Первый ответ', { seen: '0' });
    const second = await answer(id, 'Второй ответ', { seen: '0' }, support.staff().lead);
    expect(second.status).toBe(409);
    expect(second.error).toMatchObject({ code: 'ticket_answered', data: { message: 'Первый ответ' } });
    const [last] = (await talk(id)).slice(-1);
    expect((await answer(id, 'Второй ответ', { seen: last?.id }, support.staff().lead)).status).toBe(200);
  });

  it('is answered by who holds the case, while a lead may step in', async () => {
    const { id } = await opened();
    await support.claim(id, support.staff().lead);
    expect((await answer(id, 'Ответ коллеги')).error.code).toBe('review_taken');
    expect((await answer(id, 'Ответ старшего', {}, support.staff().lead)).status).toBe(200);
  });

  it('of a flood is refused with when to come back, also when it comes at once into two tickets', async () => {
    const { owner, id } = await opened();
    const other = (await create(owner)).body.id;
    const most = TICKET_TERMS.messagesPerTenMinutes;
    const sent = await Promise.all(
      Array.from({ length: most + 4 }, (_, at) => write(owner, at % 2 ? id : other)),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(most);
    const refused = sent.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
    expect(Number(refused[0]?.error.data?.retry_after)).toBeGreaterThan(0);
  });
});

describe('news', () => {
  it('reach both sides at once, and only the ones it concerns', async () => {
    const { owner, id } = await opened();
    const app = support.app();
    const [partner, stranger, desk] = [
      await openStream(app, owner.token),
      await openStream(app, (await newOwner(app)).token),
      await openStream(app, support.staff().operator),
    ];
    const heard = ({ events }: LiveStream) =>
      events.filter(({ topic, data }) => topic === 'ticket' && data.id === id);
    await write(owner, id);
    await poll(() => heard(desk).length).toBeGreaterThan(0);
    const before = heard(partner).length;
    await answer(id, 'Проверьте питание замка.');
    await poll(() => heard(partner).length).toBeGreaterThan(before);
    expect(heard(stranger)).toEqual([]);
    for (const stream of [partner, stranger, desk]) stream.leave();
  });

  it('hold up nobody who writes: the lock of the queue is a job’s to wait for', async () => {
    const [first, second] = [await opened(), await opened()];
    await transaction(support.app().db, async (tx) => {
      await advisoryLock(tx, `events ${toQueue('ticket')}`);
      const done = await Promise.all([
        write(first.owner, first.id),
        write(second.owner, second.id),
        answer(second.id, 'Проверьте питание замка.'),
      ]);
      expect(done.map(({ status }) => status)).toEqual([200, 200, 200]);
    });
  });
});
