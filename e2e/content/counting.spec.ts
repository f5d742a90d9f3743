import type { Page } from '@playwright/test';
import { METRIC_EVENTS, type MetricEvent } from '@punkt/contract/metrics';
import { expect, type Journey, test } from '../support/journey.ts';
import { openHelp, visit } from '../support/visitor.ts';
import { watchCounting } from './counted-names.ts';

/** By then everything that waits to be sent together has gone. */
const LATER_MS = 5_000;

/** What counting would ask for. */
function watchAsking(page: Page): () => string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return () => asked.filter((path) => /\/api\/v1\/events$|\/country$|\/count-presses/.test(path));
}

type Act = (page: Page, journey: Pick<Journey, 'newcomer' | 'logIn'>) => Promise<void>;

const bring = (page: Page, selector: string) =>
  page.locator(selector).evaluate((place) => place.scrollIntoView({ block: 'center' }));

/** A link to another site opens beside ours; nobody is there. */
async function leave(page: Page, selector: string): Promise<void> {
  const [beside] = await Promise.all([
    page.context().waitForEvent('page'),
    page.locator(selector).first().click(),
  ]);
  await beside.close();
}

const faq = '#faq [data-kind="standard"] > details';

/** How a visitor comes to be counted under each name; steps that only lead there are part of it. */
const ACTS = {
  page_view: async () => undefined,
  banner_click: async (page) => {
    await bring(page, '#landing-banners');
    await page.locator('#landing-banners a').first().click();
  },
  open_form_shown: (page) => bring(page, '#open form'),
  open_form_sent: async (page, { newcomer }) => {
    const form = page.locator('#open');
    await form.getByLabel('Номер телефона').fill(newcomer().national);
    await form.getByRole('button', { name: 'Далее' }).click();
    await expect(form.getByLabel('Код, 6 цифр')).toBeVisible();
  },
  video_played: async (page) => {
    await bring(page, '#film [data-frame]');
    await page.getByRole('button', { name: 'Смотреть' }).click();
    const film = page.locator('#film video');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    // Going on after a pause is the same playing.
    await film.evaluate(async (video: HTMLVideoElement) => {
      video.pause();
      await video.play();
      video.pause();
    });
  },
  checklist_downloaded: async (page) => {
    await Promise.all([page.waitForEvent('download'), page.locator('#checklist a[download]').click()]);
  },
  faq_opened: async (page) => {
    // Closing is no opening.
    await page.locator(`${faq} > summary[data-question]`).first().click();
    await page.locator(`${faq} > summary[data-question]`).first().click();
  },
  faq_expanded: (page) => page.locator(`${faq} > summary:not([data-question])`).click(),
  app_download_click: (page) => page.getByRole('contentinfo').locator('a[href="/apps"]').click(),
  chat_opened: async (page) => void (await openHelp(page, 'chat')),
  chat_message: async (page) => {
    const chat = page.getByRole('dialog');
    await chat.getByRole('textbox').fill('где взять вывеску?');
    await chat.getByRole('textbox').press('Enter');
    await expect(chat.locator('time')).toBeVisible();
    await chat.getByRole('button', { name: 'Закрыть чат' }).click();
    await expect(chat).toBeHidden();
  },
  question_opened: async (page) => void (await openHelp(page, 'ask')),
  question_sent: async (page) => {
    const form = page.getByRole('dialog');
    await form.getByLabel('Телефон').fill('9161234567');
    await form.getByLabel('Email').fill('anna@example.org');
    await form.getByLabel('Telegram').fill('@anna');
    await form.getByRole('textbox', { name: 'Вопрос' }).fill('Можно ли открыть пункт в торговом центре?');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Отправить вопрос' }).click();
    await page
      .getByRole('dialog', { name: 'Получили ваш запрос' })
      .getByRole('button', { name: 'Хорошо' })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
  contractor_click: (page) => leave(page, 'main a[target=_blank]'),
  bank_click: (page) => leave(page, 'main a[target=_blank]'),
  conference_click: (page) => leave(page, 'main a[target=_blank]'),
  login_opened: async (page) => {
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click();
    await expect(page).toHaveURL(/\/login$/);
  },
  registration_opened: async (page, { newcomer, logIn }) => {
    await logIn(newcomer());
    await expect(page).toHaveURL(/\/registration$/);
  },
  cookie_accepted: (page) => page.getByRole('button', { name: 'Согласиться' }).click(),
} satisfies Record<Exclude<MetricEvent, 'map_opened'>, Act>;
type Walked = keyof typeof ACTS;

type Stop = readonly [path: string, events: readonly Walked[], ...more: MetricEvent[]];
/** Each name once, unless somebody comes to another page on the way. */
const WALKS: ReadonlyArray<readonly Stop[]> = [
  [
    [
      '/',
      [
        'page_view',
        'banner_click',
        'faq_opened',
        'faq_expanded',
        'checklist_downloaded',
        'video_played',
        'open_form_shown',
        'open_form_sent',
        'app_download_click',
      ],
      'page_view',
    ],
  ],
  [
    [
      '/rating',
      [
        'page_view',
        'chat_opened',
        'chat_message',
        'question_opened',
        'question_sent',
        'login_opened',
        'registration_opened',
      ],
    ],
  ],
  [
    ['/contractors', ['page_view', 'contractor_click']],
    ['/banking-services', ['page_view', 'bank_click']],
    ['/conferences', ['page_view', 'conference_click']],
  ],
];

test.describe('with consent', () => {
  for (const stops of WALKS)
    test(`what is done at ${stops.map(([path]) => path).join(', ')}`, async ({
      page,
      baseURL,
      newcomer,
      logIn,
    }) => {
      const counted = await watchCounting(page);
      const done: MetricEvent[] = [];
      for (const [path, events, ...more] of stops) {
        await visit(page, baseURL, path);
        for (const event of events) await ACTS[event](page, { newcomer, logIn });
        done.push(...events, ...more);
        await expect.poll(counted).toEqual(done.toSorted());
      }
    });
});

test('what is pressed while the script that counts is on its way is counted once it is there', async ({
  page,
  baseURL,
}) => {
  const counted = await watchCounting(page);
  const { promise: script, resolve: come } = Promise.withResolvers<void>();
  await page.route(/\/assets\/count-presses-[^/]*\.js$/, async (route) => {
    await script;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/count-presses-/);
  await visit(page, baseURL, '/contractors');
  await asked;
  await ACTS.contractor_click(page);
  expect(await counted()).toEqual([]);
  come();
  await expect.poll(counted).toEqual(['contractor_click', 'page_view']);
});

test('without consent nothing is counted, asked or loaded; given later, counting begins at once', async ({
  page,
}) => {
  const counted = await watchCounting(page);
  const asked = watchAsking(page);
  await page.clock.install();
  await page.goto('/');
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await ACTS.faq_opened(page);
  await ACTS.faq_expanded(page);
  await bring(page, '#open form');
  await page.clock.runFor(LATER_MS);
  expect(asked()).toEqual([]);
  await page.clock.resume();
  await ACTS.cookie_accepted(page);
  // What is in view at the moment of consent is counted; what was done before is not.
  await expect.poll(counted).toEqual(['cookie_accepted', 'open_form_shown', 'page_view']);
  await ACTS.faq_opened(page);
  await expect.poll(counted).toEqual(['cookie_accepted', 'faq_opened', 'open_form_shown', 'page_view']);
});

test('nobody outside Russia is counted', async ({ page, baseURL }) => {
  const asked = watchAsking(page);
  await page.clock.install();
  await page.route('**/api/v4/country', (route) => route.fulfill({ json: { countryCode: 'GE' } }));
  const answered = page.waitForResponse('**/api/v4/country');
  await visit(page, baseURL, '/rating');
  await answered;
  await ACTS.login_opened(page);
  await page.clock.runFor(LATER_MS);
  expect(asked()).not.toContain('/api/v1/events');
});

test('every name that is counted has its walk', () => {
  // The map is counted where it is drawn: zone-map-drawn.spec.ts.
  const elsewhere = ['cookie_accepted', 'map_opened'];
  const walked = new Set<string>([...elsewhere, ...WALKS.flat().flatMap(([, events]) => events)]);
  expect(METRIC_EVENTS.filter((name) => !walked.has(name))).toEqual([]);
});
