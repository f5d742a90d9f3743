import { describe, expect, it } from 'vitest';
import { readableLog, testApp } from '../../../test/harness.ts';
import { listen, openStream } from '../../../test/live.ts';
import { poll } from '../../../test/waiting.ts';
import { asked, kept, newAddress, newForm, openApp, send, staffOf } from './testing/visitors.ts';

const shared = openApp();
const staff = staffOf(shared);

describe('a question', () => {
  it('is kept with the dial code before the phone, and trimmed', async () => {
    const app = await shared;
    const form = {
      phoneNumber: ' 555123456 ',
      email: ' nino@example.org ',
      telegram: ' @nino ',
      message: '  Как открыть пункт в Тбилиси?  ',
      country: 'GE',
    };
    const { status, body } = await send(app, form);
    expect([status, body.success]).toEqual([200, true]);
    expect(await kept(app, 'nino@example.org')).toMatchObject([
      {
        phone: '995555123456',
        telegram: '@nino',
        message: 'Как открыть пункт в Тбилиси?',
        country: 'GE',
        language: 'ru',
        state: 1,
      },
    ]);
  });

  it('is answered by the day that its visitor was told, which is that of the staff', async () => {
    const app = await shared;
    const form = newForm();
    const { body } = await send(app, form);
    const [question] = await kept(app, form.email ?? '');
    expect(new Date(body.dueDate ?? '')).toEqual(question?.due);
    const { token } = await staff.operator();
    const params = { kind: 'ticket', id: String(question?.id) };
    const opened = await app.call('GET /api/v2/manage/reviews/:kind/:id', { params }, { token });
    expect(opened.body.due).toBe(body.dueDate);
  });

  it('needs no more than the four fields of the specification', async () => {
    const app = await shared;
    const { phoneNumber, email, telegram, message } = newForm();
    expect((await send(app, { phoneNumber: `7${phoneNumber}`, email, telegram, message })).status).toBe(200);
    expect(await kept(app, email ?? '')).toMatchObject([{ phone: `7${phoneNumber}`, country: 'RU' }]);
  });

  it('is told to the staff at once, by its id alone', async () => {
    const app = await shared;
    await listen(app);
    const { token } = await staff.operator();
    const stream = await openStream(app, token);
    const { id } = await asked(app);
    await poll(() =>
      stream.events.filter(({ topic, data }) => topic === 'ticket' && data.id === id),
    ).toHaveLength(1);
    stream.leave();
  });

  it('can not be asked on the Georgian site, which has no form', async () => {
    const app = await shared;
    const form = newForm();
    const { status, body } = await send(app, form, newAddress(), { host: 'ge.localhost' });
    expect([status, body.code]).toEqual([404, 'not_found']);
    expect(await kept(app, form.email ?? '')).toEqual([]);
  });

  it('is refused with the words of the specification', async () => {
    const app = await shared;
    const { status, body } = await send(app, { consent: false, message: 'коротко' });
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(body.errors).toEqual([
      { path: 'phoneNumber', message: 'Ошибка! Чтобы отправить вопрос менеджеру введите номер телефона' },
      { path: 'email', message: 'Ошибка! Чтобы отправить вопрос менеджеру введите email' },
      { path: 'telegram', message: 'Ошибка! Чтобы отправить вопрос менеджеру введите Telegram' },
      { path: 'message', message: 'Сообщение должно содержать минимум 10 символов' },
      { path: 'consent', message: 'Вы должны подтвердить согласие' },
    ]);
  });

  it.each([
    ['phoneNumber', '123', 'Неверный формат телефона'],
    ['email', 'anna', 'Неверный формат email'],
    ['telegram', 'anna', 'Telegram должен начинаться с "@" и содержать больше 2 символов'],
    ['message', '', 'Ошибка! Необходимо ввести вопрос менеджеру'],
    ['message', '            ', 'Сообщение не должно состоять только из пробелов'],
    ['message', 'я'.repeat(501), 'Сообщение должно содержать не более 500 символов'],
  ])('%s «%s»', async (path, value, message) => {
    const { status, body } = await send(await shared, { ...newForm(), [path]: value });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path, message }]);
  });
});

describe('abuse', () => {
  it.each(['phoneNumber', 'email', 'telegram', 'message'])('%s of 10,000 characters', async (path) => {
    const { status, body } = await send(await shared, { ...newForm(), [path]: '@'.repeat(10_000) });
    expect(status).toBe(400);
    expect(body.errors?.map((each) => each.path)).toEqual([path]);
  });

  it('HTML is no phone and no address, and is text everywhere else', async () => {
    const app = await shared;
    const html = '<img src=x onerror=alert(1)>';
    const { body } = await send(app, { phoneNumber: html, email: html, telegram: html, message: html });
    expect(body.errors?.map(({ path }) => path)).toEqual(['phoneNumber', 'email', 'telegram']);
    const form = { ...newForm(), telegram: '@<b>anna</b>', message: html };
    expect((await send(app, form)).status).toBe(200);
    expect(await kept(app, form.email ?? '')).toMatchObject([{ telegram: '@<b>anna</b>', message: html }]);
  });

  it.each([
    ['a list', []],
    ['numbers', { phoneNumber: 1, email: 2, telegram: 3, message: 4 }],
    ['objects', { ...newForm(), message: { length: 50 } }],
    ['a country of the moon', { ...newForm(), country: 'MOON' }],
    ['a consent in words', { ...newForm(), consent: 'да' }],
    ['a NUL', { ...newForm(), message: 'раз два три\u0000четыре' }],
  ])('%s', async (_, payload) => {
    expect((await send(await shared, payload)).status).toBe(400);
  });

  it('lone surrogates do no harm', async () => {
    const app = await shared;
    const form = { ...newForm(), message: 'Вопрос про \ud800 пункт' };
    expect((await send(app, form)).status).toBe(200);
    expect((await kept(app, form.email ?? ''))[0]?.message).toBe('Вопрос про \ufffd пункт');
  });

  it('a program that fills in the hidden field is thanked and forgotten', async () => {
    const app = await shared;
    const form = newForm();
    const { body } = await send(app, { ...form, website: 'https://spam.example' });
    expect(await kept(app, form.email ?? '')).toEqual([]);
    // Word for word what a person hears.
    expect(body).toEqual((await send(app, form)).body);
  });

  it('five an hour from one address, counted for all instances', async () => {
    const app = await shared;
    const elsewhere = await testApp({ databaseUrl: app.databaseUrl });
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => send(turn % 2 ? app : elsewhere, newForm(), address)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429)?.body;
    expect(refused?.data?.retry_after).toBeGreaterThan(3_500);
    expect((await send(app, newForm())).status).toBe(200);
    elsewhere.clock.set(3_601);
    expect((await send(elsewhere, newForm(), address)).status).toBe(200);
  });

  it('five an hour from one IPv6 network, whatever address it takes', async () => {
    const app = await shared;
    const statuses: number[] = [];
    for (let host = 1; host <= 6; host += 1)
      statuses.push((await send(app, newForm(), `2001:db8:1:2::${host}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await send(app, newForm(), '2001:db8:1:3::1')).status).toBe(200);
  });

  it('the same question twice is one, whatever way it came; a minute later it is another', async () => {
    const app = await testApp();
    const elsewhere = await testApp({ databaseUrl: app.databaseUrl });
    const form = newForm();
    const address = newAddress();
    const answers = await Promise.all([
      send(app, form, address),
      send(elsewhere, form, address),
      send(app, { ...form, message: ` ${form.message} ` }, newAddress()),
    ]);
    const [question, ...others] = await kept(app, form.email ?? '');
    expect(others).toEqual([]);
    const dueDate = question?.due.toISOString();
    for (const answer of answers) expect(answer).toEqual({ status: 200, body: { success: true, dueDate } });
    app.clock.set(61);
    expect((await send(app, form, address)).status).toBe(200);
    expect(await kept(app, form.email ?? '')).toHaveLength(2);
  });

  it('nothing of it reaches the log', async () => {
    const { log, text } = readableLog();
    const app = await testApp({ log });
    const form = newForm();
    await send(app, form, '10.9.9.9');
    await send(app, { ...form, email: 'вера-без-собаки' }, '10.9.9.9');
    for (const secret of [form.phoneNumber, form.email, form.telegram, form.message, 'вера-без-собаки'])
      expect(text()).not.toContain(secret);
  });
});
