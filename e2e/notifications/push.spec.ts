import type { APIRequestContext } from '@playwright/test';
import type { CallOutput } from '@punkt/contract/contract';
import { payloadOf, topicOf } from '../../apps/server/src/providers/push/port.ts';
import { caseOf, headersOf, newSurname, openWith } from '../support/cases.ts';
import { expect, test } from '../support/journey.ts';
import { registerOwner } from '../support/owners.ts';
import { openTray } from './notice-tray.ts';
import { standInForPush } from './push-stand-in.ts';

// What is pushed is shown by the service worker.
test.use({ serviceWorkers: 'allow' });

async function approve(request: APIRequestContext, subject: string, kind: 'tax' | 'passport') {
  const path = `/api/v2/manage/reviews/${await caseOf(request, subject, kind)}/decide`;
  const headers = await headersOf('lead');
  expect((await request.post(path, { headers, data: { decision: 'approve' } })).ok()).toBe(true);
}

/** What the server sent to a device, the newest first, packed as for a push service. */
async function sentTo(request: APIRequestContext, endpoint: string) {
  const answer = await request.get(`/api/v4/sandbox/outbox?to=${encodeURIComponent(endpoint)}`);
  const { data } = (await answer.json()) as CallOutput<'GET /api/v4/sandbox/outbox'>;
  return data
    .filter(({ channel }) => channel === 'push')
    .map(({ text: words }) => {
      const [title = '', text = '', link = ''] = words.split('\n\n');
      return { title, text, link, topic: topicOf(link) };
    });
}

test('a push is shown, newer news of one thing take its place, and a press opens the page they are about', async ({
  page,
  request,
  newcomer,
}) => {
  const company = `ООО ${newSurname()}`;
  const owner = await registerOwner(request, newcomer(), { lastName: newSurname(), vat: true, company });
  const { endpoint } = await standInForPush(page);
  await openWith(page, owner.token, '/lk/notifications');
  await page.getByRole('checkbox', { name: 'Уведомления на этом устройстве' }).click();
  await expect(page.getByText('Включены: сообщим, даже если кабинет закрыт.')).toBeVisible();
  await approve(request, owner.subject, 'passport');
  await expect.poll(async () => (await sentTo(request, endpoint)).length).toBe(1);
  await approve(request, company, 'tax');
  await expect.poll(async () => (await sentTo(request, endpoint)).length).toBe(2);
  const [taxes, passport] = await sentTo(request, endpoint);
  if (!taxes || !passport) throw new Error('two news were sent');
  expect([passport.title, taxes.title]).toEqual([
    'Документ подтверждён',
    'Система налогообложения подтверждена',
  ]);

  const tray = await openTray(page);
  const { link, topic: tag } = passport;
  await tray.push(payloadOf(passport));
  await expect
    .poll(tray.shown)
    .toMatchObject([{ title: passport.title, body: passport.text, tag, data: { link } }]);
  await tray.push('no JSON at all');
  await tray.push(payloadOf({ ...passport, link: '/lk/orders/7', topic: topicOf('/lk/orders/7') }));
  await expect.poll(async () => (await tray.shown()).length).toBe(2);
  await tray.push(payloadOf(taxes));
  await expect
    .poll(async () => (await tray.shown()).map(({ title }) => title))
    .toEqual([taxes.title, passport.title]);

  await tray.click(tag);
  await expect(page).toHaveURL(new RegExp(`${link}$`));
  expect((await tray.shown()).map(({ data }) => data.link)).toEqual(['/lk/orders/7']);
});
