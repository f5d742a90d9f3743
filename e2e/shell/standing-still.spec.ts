import type { Page } from '@playwright/test';
import type { CallOutput } from '@punkt/contract/contract';
import { tokenOf } from '../support/accounts.ts';
import { headersOf } from '../support/cases.ts';
import { expect, test } from '../support/journey.ts';
import { answerOneByOne, nextFrame, shiftsOf, watchShifts } from '../support/shifts.ts';
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
    'profile',
  ];
  await watchShifts(page);
  await answerOneByOne(page);
  for (const screen of screens)
    await test.step(screen, async () => {
      await openSignedIn(page, await tokenOf('owner'), `/lk/${screen}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => waitingInView(page)).toBe(0);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await nextFrame(page);
      const moved = (await shiftsOf(page)).reduce((sum, each) => sum + each, 0);
      expect(moved, screen).toBeLessThanOrEqual(LIMIT);
    });
});
