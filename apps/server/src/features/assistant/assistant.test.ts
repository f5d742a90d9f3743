import { ASSISTANT_TERMS } from '@punkt/domain/assistant';
import type { ContentSection } from '@punkt/domain/content';
import { describe, expect, it, onTestFinished } from 'vitest';
import { afterFile, readableLog, type TestApp, testApp } from '../../../test/harness.ts';
import { twoInstances } from '../../../test/instances.ts';
import { poll } from '../../../test/waiting.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { firstContent } from '../content/first/first-content.ts';
import { publish } from '../content/publishing.ts';
import { ask } from './testing/asking.ts';

const shared = testApp({ cleanUp: afterFile(), environment: { TRUST_PROXY: '1' } });

describe('the assistant', () => {
  it('answers with the published entry and where it comes from', async () => {
    const before = Date.now();
    const { status, body } = await ask(await shared, { request: 'где взять вывеску?' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      known: true,
      escalate: false,
      source: { title: 'Где забрать вывеску?', href: '/list-sign-boards-sorting-centers' },
    });
    expect(body.answer).toContain('<p>На ближайшем сортировочном центре');
    expect(Date.parse(body.answerTime)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(body.answerTime)).toBeLessThanOrEqual(Date.now());
  });

  it('says which conditions an entry is for', async () => {
    const { body } = await ask(await shared, { request: 'сколько стоит взнос на упрощённых условиях' });
    expect(body.answer).toMatch(/^<p>На упрощённых условиях:<\/p><p>10\s000/);
  });

  it('leads to the very entry where it names no page of its own', async () => {
    const { body } = await ask(await shared, { request: 'какие требования к помещению' });
    expect(body.source).toEqual({ title: 'Какие требования к помещению?', href: '/#faq-standard-4' });
  });

  it('offers the nearest entries and a person where it is not sure, and answers with the one that is chosen', async () => {
    const app = await shared;
    const { body } = await ask(app, { request: 'штраф за опоздание' });
    expect(body).toMatchObject({ known: false, escalate: true });
    expect(body.answer).not.toMatch(/\d/);
    const titles = body.choices?.map(({ title }) => title) ?? [];
    expect(titles).toContain('Что будет, если отправить на активацию неготовый пункт?');
    const [request = ''] = titles;
    const { body: chosen } = await ask(app, { request });
    expect(chosen).toMatchObject({ known: true, source: { title: request } });
  });

  it.each([
    ['ru', 'Сколько стоит взнос?', ['50 000 ₽', '10 000 ₽']],
    ['ru', 'сколько взнос в деревне', ['50 000 ₽', '10 000 ₽']],
    ['ru', 'вернёте взнос, если я передумаю?', ['50 000 ₽', '10 000 ₽', '7 дней', '30 дней', 'баланс']],
    ['ru', 'сколько нужно денег на открытие', ['300 000 ₽', '50 000 ₽', '10 000 ₽']],
    ['ru', 'какой штраф за ложную активацию', ['100 000 ₽', '2 800 ₾']],
    ['ru', 'сколько я заработаю', ['1,5–2,4 %']],
    ['en', 'how much is the fee', ['50,000', '10,000']],
    ['ka', 'რამდენია შენატანი', ['50 000', '10 000']],
    ['ka', 'რა ჯარიმაა ცრუ გააქტიურებისთვის', ['2 800']],
    ['ka', 'რა ჯარიმაა ყალბი გააქტიურებისთვის', ['2 800']],
  ])('names every variant of a rule about money in %s: %s', async (language, request, sums) => {
    const headers = { 'accept-language': language, cookie: `punkt_language=${language}` };
    const { body } = await ask(await shared, { request }, headers);
    const words = body.answer.replace(/[\u00a0\u202f]/g, ' ');
    for (const sum of sums) expect(words).toContain(sum);
  });

  it.each([
    ['ru', 'код для входа не приходит', ['6 цифр', '59 секунд', 'PUNKT']],
    ['ru', 'как добавить сотрудника', ['Пункты выдачи', '4 цифр']],
    ['ru', 'можно ли открыть пункт в Бишкеке', ['Армения', 'Киргизия', 'Таджикистан']],
    ['ru', 'сколько выходных можно в неделю', ['5 дней', 'до 2']],
    ['ru', 'не открылась за 30 дней, взнос вернут?', ['не возвращается', '50 000 ₽', '10 000 ₽']],
    ['ru', 'оплата не прошла, что делать', ['ещё раз', '24 часа']],
    ['ru', 'сколько возместят за вывеску в Армении', ['180 000 ֏']],
    ['ru', 'новое помещение в 300 метрах, переехать можно?', ['500 метров', 'Взнос за перенос не нужен']],
    ['en', 'my payment did not go through', ['pay again', '24 hours']],
    ['en', 'signboard compensation in Armenia', ['180,000']],
    ['en', 'what happens to my fee if I miss the 30 days?', ['not returned', '50,000']],
    ['ka', 'კოდი არ მოდის', ['59 წამში', 'PUNKT']],
    ['ka', 'მეზობელ კორპუსში მინდა გადავიდე, 200 მეტრშია', ['500 მეტრ']],
  ])('tells how the product works in %s: %s', async (language, request, facts) => {
    const headers = { 'accept-language': language, cookie: `punkt_language=${language}` };
    const { body } = await ask(await shared, { request }, headers);
    expect(body.known).toBe(true);
    const words = body.answer.replace(/[\u00a0\u202f]/g, ' ');
    for (const fact of facts) expect(words).toContain(fact);
  });

  it.each([
    ['ru', 'штраф за опоздание на смену'],
    ['en', 'fine for being late'],
    ['ka', 'დაგვიანებისთვის ჯარიმა არის?'],
  ])('names no fine that it was not asked about in %s: %s', async (language, request) => {
    const headers = { 'accept-language': language, cookie: `punkt_language=${language}` };
    const { body } = await ask(await shared, { request }, headers);
    expect(body.known).toBe(false);
    expect(body.answer).not.toMatch(/\d/);
  });

  it.each([
    ['ru', 'смс с кодом не приходит'],
    ['ru', 'как связаться с поддержкой'],
    ['en', 'how do I contact support?'],
    ['ka', 'ცოცხალ ადამიანთან მინდა საუბარი'],
  ])('offers the question form with the answer in %s: %s', async (language, request) => {
    const headers = { 'accept-language': language, cookie: `punkt_language=${language}` };
    expect((await ask(await shared, { request }, headers)).body).toMatchObject({
      known: true,
      escalate: true,
    });
  });

  it('finds the question in a story', async () => {
    const request = 'Здравствуйте! Я из Самары, раньше продавала цветы. Сколько камер нужно в пункте?';
    expect((await ask(await shared, { request })).body.source?.title).toBe(
      'Какие требования к видеонаблюдению?',
    );
  });

  it('says at once what a named area is enough for, instead of asking for it', async () => {
    const { body } = await ask(await shared, { request: 'у меня комната 25,5 метров подойдет?' });
    expect(body.answer).toMatch(/^<p>Для стандартных условий нужно не меньше 30 м²\. 25 м² подойдёт/);
    expect(body).not.toHaveProperty('branch');
  });

  it.each([
    ['en', 'how much is the deposit', 'The fee is paid in Russia only'],
    ['ka', 'რა არის საგარანტიო შენატანი', 'შენატანს მხოლოდ რუსეთში იხდიან'],
  ])('answers in %s from the content in that language', async (language, request, words) => {
    const { body } = await ask(
      await shared,
      { request },
      { 'accept-language': language, cookie: `punkt_language=${language}` },
    );
    expect(body.known).toBe(true);
    expect(body.answer).toContain(words);
  });

  it('does not exist on the Georgian site', async () => {
    const headers = { host: 'ge.localhost' };
    const { status, error } = await ask(await shared, { request: 'где взять вывеску?' }, headers);
    expect([status, error.code]).toEqual([404, 'not_found']);
  });

  it('does not know what nobody published, and offers a person', async () => {
    const { body } = await ask(await shared, { request: 'Какая завтра погода?' });
    expect(body).toMatchObject({ known: false, escalate: true });
    expect(body).not.toHaveProperty('source');
    expect(body.answer).toContain('Не знаю');
  });

  it.each([
    ['Здравствуйте!', 'Здравствуйте!', false],
    ['спасибо', 'Пожалуйста!', false],
    ['позовите менеджера', 'форме', true],
  ])('understands %s', async (request, words, escalate) => {
    const { body } = await ask(await shared, { request });
    expect(body).toMatchObject({ known: true, escalate });
    expect(body.answer).toContain(words);
  });

  it.each([
    ['en', 'I don’t know'],
    ['ka', 'არ ვიცი'],
  ])('speaks %s in its own words', async (language, words) => {
    const { body } = await ask(await shared, { request: 'wetter' }, { 'accept-language': language });
    expect(body.answer).toContain(words);
  });

  it('asks for the area, and reads nothing but digits then', async () => {
    const app = await shared;
    const { body } = await ask(app, { request: 'какая нужна площадь?' });
    expect([body.branch, body.source?.title]).toEqual(['numeric', 'Какие требования к помещению?']);
    const advised = async (request: string) => (await ask(app, { request, branch: 'numeric' })).body.answer;
    expect(await advised('около 35 м')).toContain('35 м² достаточно');
    expect(await advised('12')).toContain('на упрощённых условиях');
    expect(await advised('5')).toContain('мало');
    expect(await advised('25 м2')).toContain('25 м² подойдёт');
    expect(await advised('от 20 до 30')).toContain('20 м² подойдёт');
    expect((await ask(app, { request: '9'.repeat(400), branch: 'numeric' })).body.known).toBe(false);
    expect((await ask(app, { request: 'много', branch: 'numeric' })).status).toBe(400);
  });

  it('tells of conferences by the hour of the question', async () => {
    const app = await testApp();
    const next = async () => (await ask(app, { request: 'когда ближайшая конференция' })).body.answer;
    expect(await next()).toContain('Первые шаги владельца');
    app.clock.set(60 * 86_400);
    expect(await next()).toContain('пока нет');
  });
});

describe('abuse', () => {
  it.each([
    ['nothing', ''],
    ['blanks', ' \n '],
    ['1001 characters', 'я'.repeat(1_001)],
    ['7,000 characters', 'а'.repeat(7_000)],
  ])('%s is refused with a reason', async (_, request) => {
    const { status, error } = await ask(await shared, { request });
    expect(status).toBe(400);
    expect(error.errors?.[0]?.path).toBe('request');
  });

  it('gives nothing of the question back', async () => {
    const request = '<script>alert(1)</script> вывеску где взять <img src=x onerror=alert(1)>';
    const { status, body } = await ask(await shared, { request });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/script|onerror|alert/);
  });

  it('ends in 429 with the time to wait, for that address alone', async () => {
    const app = await shared;
    const from = { 'x-forwarded-for': '198.51.100.7' };
    const times = Array.from({ length: ASSISTANT_TERMS.perAddressPerMinute + 1 });
    const statuses: number[] = [];
    for (const _ of times) statuses.push((await ask(app, { request: 'привет' }, from)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(ASSISTANT_TERMS.perAddressPerMinute);
    const { status, error } = await ask(app, { request: 'привет' }, from);
    expect([status, error.code]).toEqual([429, 'too_many_requests']);
    expect(error.data?.retry_after).toBeGreaterThan(0);
    expect((await ask(app, { request: 'привет' })).status).toBe(200);
  });

  it('leaves no word of a question in the log', async () => {
    const { log, text } = readableLog();
    const app = await testApp({ log });
    await ask(app, { request: 'Меня зовут Аполлинария, какая погода?' });
    await ask(app, { request: `Аполлинария ${'я'.repeat(2_000)}` });
    expect(text()).not.toContain('Аполлинария');
  });
});

/** The first content with another answer to its first question. */
function withAnswer(answer: string): ContentSection[] {
  return firstContent(new Date()).map((section) => {
    if (section.type !== 'faq') return section;
    const [first, ...rest] = section.content.standard;
    if (!first) throw new Error('no question to change');
    return { ...section, content: { ...section.content, standard: [{ ...first, answer }, ...rest] } };
  });
}

it('answers from a new version on every instance', async () => {
  const instances = await twoInstances(onTestFinished);
  const [app] = instances;
  const answers = async (each: TestApp) => (await ask(each, { request: 'с чего начать' })).body.answer;
  for (const each of instances) expect(await answers(each)).toContain('Войдите по номеру');
  const sections = withAnswer('<p>Начните с нового ответа<script>alert(1)</script></p>');
  await transaction(app.db, (tx) => publish(tx, app.clock, { sections, baseVersion: 1, publishedBy: null }));
  for (const each of instances) await poll(() => answers(each)).toBe('<p>Начните с нового ответа</p>');
});

it('finds what an editor has added by its words', async () => {
  const app = await testApp();
  const sections = firstContent(new Date()).map((section) => {
    if (section.type !== 'faq') return section;
    const own = { question: 'Можно ли поставить кофемашину?', answer: '<p>Да, если есть вода.</p>' };
    const added = { ...own, index: 99, href: '', hrefText: '', target: '_self' as const };
    return { ...section, content: { ...section.content, standard: [...section.content.standard, added] } };
  });
  await transaction(app.db, (tx) => publish(tx, app.clock, { sections, baseVersion: 1, publishedBy: null }));
  const asked = async (request: string) => (await ask(app, { request })).body.source?.title;
  await poll(() => asked('разрешено поставить кофемашину')).toBe('Можно ли поставить кофемашину?');
  expect(await asked('какая нужна площадь')).toBe('Какие требования к помещению?');
  expect(await asked('разрешено поставить аквариум')).toBeUndefined();
});
