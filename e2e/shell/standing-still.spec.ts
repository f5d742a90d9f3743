import type { Page } from '@playwright/test';
import type { CallOutput } from '@punkt/contract/contract';
import { tokenOf } from '../support/accounts.ts';
import { headersOf } from '../support/cases.ts';
import { expect, test } from '../support/journey.ts';
import { answerOneByOne, movedOf, shiftsOf, watchShifts, watchWhatIsPressed } from '../support/shifts.ts';
import { openSignedIn } from '../support/signed-in.ts';

/** Half of what a browser calls good: whoever presses in the first second presses what they meant. */
const LIMIT = 0.05;

/** Photos farther down are fetched when they come near: nobody sees them move, and nobody waits for them. */
const waitingInView = (page: Page) =>
  page
    .locator('#content [data-skeleton]')
    .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().top < innerHeight).length);

test('screens stand still while what they show comes in', async ({ page, request }) => {
  const headers = await headersOf('owner');
  const orders = await request.get('/api/v2/pickpoint/order/list', { headers });
  const [order] = ((await orders.json()) as CallOutput<'GET /api/v2/pickpoint/order/list'>).data;
  const points = await request.get('/api/v2/pickpoint/list', { headers });
  const [point] = ((await points.json()) as CallOutput<'GET /api/v2/pickpoint/list'>).data;
  const screens = [
    'orders',
    `orders/${order?.id}`,
    'pvz',
    `pvz/${point?.id}`,
    'notifications',
    'tickets',
    'tickets/create',
    'profile',
  ].map((screen) => ({ who: 'owner', path: `/lk/${screen}` }) as const);
  const queue = { who: 'lead', path: '/manage/reviews' } as const;
  await watchShifts(page);
  await watchWhatIsPressed(page);
  await answerOneByOne(page);
  for (const { who, path } of [...screens, queue])
    await test.step(path, async () => {
      await openSignedIn(page, await tokenOf(who), path);
      // Of the screen itself: that of the opening has a title too.
      await expect(page.locator('#content h1')).toBeVisible();
      await expect.poll(() => waitingInView(page)).toBe(0);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const moved = (await shiftsOf(page)).reduce((sum, each) => sum + each, 0);
      expect(moved, path).toBeLessThanOrEqual(LIMIT);
      expect(await movedOf(page), path).toEqual([]);
    });
});
