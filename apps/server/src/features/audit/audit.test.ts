import { randomUUID } from 'node:crypto';
import type { AuditAct } from '@punkt/domain/audit';
import { CAMERA_PROTOCOLS } from '@punkt/domain/cameras';
import { COUNTRY_CODES } from '@punkt/domain/country-code';
import { MONEY_DECISIONS } from '@punkt/domain/ledger';
import { LOCK_REASONS } from '@punkt/domain/lock-terms';
import { LOCK_PERMISSIONS, PERMISSIONS } from '@punkt/domain/permissions';
import { reviews as reviewWords } from '@punkt/locales/ru/reviews';
import { serverTexts } from '@punkt/locales/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile, type TestApp, testApp } from '../../../test/harness.ts';
import { leadToken, newOwner, operatorToken, type TestPerson } from '../../../test/people.ts';
import { audit } from '../../platform/audit/audit.ts';
import { presentAudit } from './presenter.ts';

const cleanUp = afterFile();
let app: TestApp;
let lead: string;
let operatorId: string;
let owner: TestPerson;

beforeAll(async () => {
  app = await testApp({ cleanUp });
  lead = await leadToken(app);
  owner = await newOwner(app);
  const { body } = await app.call('GET /api/v2/user', {}, { token: await operatorToken(app) });
  operatorId = body.user_id;
});

interface Act {
  readonly action?: AuditAct;
  readonly kind?: string;
  readonly id: string;
  readonly actorId?: string | null;
  readonly at?: Date;
  readonly data?: Record<string, string>;
}

const act = ({ action = 'review.opened', kind = 'order', id, actorId = operatorId, at, data }: Act) =>
  audit(app.db, {
    at: at ?? app.clock.now(),
    actorId,
    action,
    subject: { kind, id },
    ownerId: owner.id,
    ...(data && { data }),
  });

type Query = Parameters<typeof app.call<'GET /api/v2/manage/audit'>>[1]['query'];
const read = async (query: Query, headers: Record<string, string> = {}) => {
  const answer = await app.call('GET /api/v2/manage/audit', { query }, { token: lead, headers });
  expect(answer.status, JSON.stringify(answer.error)).toBe(200);
  return answer.body;
};

describe('the audit room', () => {
  it('says each row in words of the reader, with whom and what it is about', async () => {
    await act({ action: 'review.decided', id: '501', data: { decision: 'decline' } });
    const { data } = await read({ record: 'order:501' });
    expect(data).toEqual([
      expect.objectContaining({
        act: 'review.decided',
        words: 'Решение по проверке',
        actor: { id: operatorId, name: 'Мария Орлова' },
        owner: { id: owner.id, name: 'Вера Тихонова' },
        record: { kind: 'order', id: '501', words: 'Заявка №\u00a0501' },
        changes: [{ name: 'Решение', value: 'Отклонить' }],
      }),
    ]);
    const english = await read({ record: 'order:501' }, { 'accept-language': 'en' });
    expect(english.data[0]).toMatchObject({
      words: 'Decided a case',
      changes: [{ name: 'Decision', value: 'Decline' }],
    });
  });

  it.each([
    ['review.decided', { decision: 'closeTicket' }, ['Решение: Закрыть обращение']],
    ['review.decided', { decision: 'refundFee' }, ['Решение: Вернуть взнос']],
    ['money.decided', { decision: 'accept', order: '7' }, ['Решение: Зачесть как взнос', 'Заявка: 7']],
    ['lock.reasonSent', { reason: 'unsuitableDoor' }, ['Причина: Дверь не подходит']],
    ['lock.answered', { lock: 'A1', clicked: 'false' }, ['Щёлкнул: нет']],
    ['lock.tokenIssued', { kind: 'open', until: '2026-03-10T22:30:00.000Z' }, []],
    [
      'employee.lockChanged',
      { point: '5', from: 'none', to: 'openAndActivate' },
      ['Было: нет доступа', 'Стало: открывать и активировать', 'Пункт: 5'],
    ],
    [
      'employee.roleChanged',
      { point: '5', from: 'PERM_EMPLOYEE', to: 'PERM_FIRM_EMPLOYEE' },
      ['Было: Сотрудник', 'Стало: Менеджер', 'Пункт: 5'],
    ],
    ['zone.reset', { from: 'none', to: 'single' }, ['Было: Без субсидии', 'Стало: Единовременная субсидия']],
    ['session.ended', { reason: 'too old' }, ['Причина: истёк срок входа']],
    ['offer.signed', { country: 'GE', version: '3' }, ['Страна: Грузия', 'Версия: 3']],
    ['point.blocked', { reason: 'Нет вывески' }, ['Причина: Нет вывески']],
  ] as const)('says what %s was, %o', async (action, data, said) => {
    const id = randomUUID();
    await act({ action, id, data });
    const [row] = (await read({ record: `order:${id}` })).data;
    expect(row?.changes.map(({ name, value }) => `${name}: ${value}`)).toEqual(said);
  });

  it('names whom a case was given to, and whose acts were read', async () => {
    const id = randomUUID();
    await act({ action: 'review.assigned', id, data: { to: operatorId } });
    await act({ action: 'audit.read', id, data: { actor: operatorId }, actorId: null });
    expect((await read({ record: `order:${id}` })).data.flatMap(({ changes }) => changes)).toEqual([
      { name: 'Кто действовал', value: 'Мария Орлова' },
      { name: 'Кому', value: 'Мария Орлова' },
    ]);
  });

  const decisions = Object.keys(reviewWords).flatMap((key) => /^decide\.(\w+)$/.exec(key)?.[1] ?? []);
  it.each<[AuditAct, string, readonly string[]]>([
    ['review.decided', 'decision', decisions],
    ['money.decided', 'decision', MONEY_DECISIONS],
    ['lock.reasonSent', 'reason', LOCK_REASONS],
    ['employee.lockChanged', 'to', LOCK_PERMISSIONS],
    ['employee.roleChanged', 'to', PERMISSIONS],
    ['offer.signed', 'country', COUNTRY_CODES],
    ['cameras.vendorSaved', 'protocol', CAMERA_PROTOCOLS],
  ])('has words for whatever %s may say', (action, key, values) => {
    expect(values.length).toBeGreaterThan(1);
    // The English word may be the key.
    for (const language of ['ru', 'ka'] as const)
      for (const value of values) {
        const row = {
          ...{ id: 1, at: new Date(), actor_id: null, owner_id: null, request_id: null, address: null },
          ...{ action, subject_kind: 'order', subject_id: '1', data: { [key]: value } },
        };
        const { changes } = presentAudit(serverTexts(language), row, new Map());
        expect(changes, `${language} ${value}`).toEqual([
          { name: expect.not.stringContaining('audit.'), value: expect.not.stringMatching(`^${value}$`) },
        ]);
      }
  });

  it('is narrowed down by person, act, record and day, and by all of them at once', async () => {
    const at = new Date('2026-03-10T22:30:00Z'); // the 11th in Moscow
    await act({ action: 'file.read', kind: 'file', id: 'f1', at });
    await act({ action: 'file.read', kind: 'file', id: 'f2', at, actorId: null });
    const ids = async (query: Query) =>
      (await read({ from: '2026-03-11', to: '2026-03-11', ...query })).data.map(({ record }) => record.id);
    expect(await ids({})).toEqual(['f2', 'f1']);
    expect(await ids({ actor: operatorId })).toEqual(['f1']);
    expect(await ids({ actor: 'system' })).toEqual(['f2']);
    expect(await ids({ actor: operatorId, act: 'file.read', owner: owner.id, record: 'file:f1' })).toEqual([
      'f1',
    ]);
    expect(await ids({ act: 'review.opened' })).toEqual([]);
    expect((await read({ from: '2026-03-10', to: '2026-03-10' })).data).toEqual([]);
  });

  it('finds a person by phone, and says whom it means', async () => {
    await act({ id: '502' });
    const found = await read({ owner: `+7 ${owner.phone.slice(1)}`, record: 'order:502' });
    expect(found.owner).toEqual({ id: owner.id, name: 'Вера Тихонова' });
    expect(found.data).toHaveLength(1);
    for (const query of [
      { owner: '+7 916 000-00-99' },
      { owner: 'Вера' },
      { record: 'nonsense' },
      { actor: '12' },
    ])
      expect((await read(query)).data, JSON.stringify(query)).toEqual([]);
  });

  it('turns pages without losing or repeating a row, also of one moment', async () => {
    const at = app.clock.now();
    const written = Array.from({ length: 7 }, () => randomUUID());
    for (const id of written) await act({ action: 'question.read', kind: 'question', id, at });
    const seen: string[] = [];
    let before: number | undefined;
    do {
      const page = await read({ act: 'question.read', page_size: 3, ...(before && { before }) });
      seen.push(...page.data.map(({ record }) => record.id));
      before = page.next === null ? undefined : Number(page.next);
      // What comes in between belongs to an earlier page.
      await act({ action: 'question.read', kind: 'question', id: randomUUID() });
    } while (before);
    expect(seen).toEqual([...written].reverse());
    expect(await read({ before: 999_999_999 })).toMatchObject({ data: [], next: null });
  });

  it('leaves a trace of each reading, under the person it was about, and no phone in it', async () => {
    await read({ owner: owner.phone, act: 'offer.signed', from: '2026-01-02' });
    const [trace] = (await read({ act: 'audit.read' })).data;
    expect(trace).toMatchObject({
      words: 'Просмотр журнала',
      actor: { name: 'Павел Зимин' },
      owner: { id: owner.id },
      changes: [
        { name: 'Чьи данные', value: 'Вера Тихонова' },
        { name: 'Действие', value: 'Подпись оферты' },
        { name: 'С', value: '02.01.2026' },
      ],
    });
    expect(JSON.stringify(trace)).not.toContain(owner.phone);
  });

  it('hands out the chosen rows as a file, and writes down who took it', async () => {
    await act({ action: 'zone.set', kind: 'zone', id: '=cell;1', data: { from: 'none', to: 'single' } });
    const query = 'act=zone.set&from=2020-01-01';
    const { rawPayload, headers } = await app.http.inject({
      url: `/api/v2/manage/audit/export?${query}`,
      headers: { authorization: `Bearer ${lead}` },
    });
    expect(headers['content-disposition']).toBe('attachment; filename="punkt-audit.csv"');
    // Without the mark Excel reads the letters wrongly.
    expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...lines] = rawPayload.subarray(3).toString().trim().split('\r\n');
    expect(head).toBe(
      'Когда;Кто;Что сделал;Запись;Номер записи;Чьи данные;Подробности;Сетевой адрес;Код запроса',
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`Мария Орлова;Зона задана вручную;"Зона =cell;1";"'=cell;1";Вера Тихонова;`);
    expect(lines[0]).toContain('"Было: Без субсидии; Стало: Единовременная субсидия"');
    expect((await read({ act: 'audit.exported' })).data[0]).toMatchObject({
      changes: expect.arrayContaining([{ name: 'Строк', value: '1' }]),
    });
  });

  it('shows acts that have no words any more as they were written', async () => {
    await act({ action: 'order.opened' as AuditAct, kind: 'kiosk', id: '7' });
    expect((await read({ record: 'kiosk:7' })).data[0]).toMatchObject({
      words: 'order.opened',
      record: { words: 'kiosk 7' },
    });
  });

  it.each([
    'from=2026-02-30',
    'from=yesterday',
    'to=1999-01-01',
    'act=nothing',
    'before=x',
    'page_size=1000',
  ])('refuses %s', async (query) => {
    const { statusCode } = await app.http.inject({
      url: `/api/v2/manage/audit?${query}`,
      headers: { authorization: `Bearer ${lead}` },
    });
    expect(statusCode).toBe(400);
  });
});
