import type { APIRequestContext, Page, Route } from '@playwright/test';
import { caseOf, headersOf, newSurname, openWith } from '../support/cases.ts';
import { expect, test } from '../support/journey.ts';
import { registerOwner } from '../support/owners.ts';

const EVENTS = /\/api\/v4\/events/;

/** The screens read at once; the stream, as on a slow line, is blocked until the test releases it. */
async function holdStream(page: Page) {
  const held: Route[] = [];
  await page.route(EVENTS, (route) => void held.push(route));
  return {
    held: () => held.length,
    /** The one that waits goes on its way, or fails; those that follow pass. */
    release: async (how: 'continue' | 'abort') => {
      await page.unroute(EVENTS);
      for (const route of held) await route[how]().catch(() => undefined);
    },
  };
}

async function approve(request: APIRequestContext, subject: string) {
  const path = `/api/v2/manage/reviews/${await caseOf(request, subject, 'passport')}/decide`;
  const headers = await headersOf('lead');
  const answer = await request.post(path, { headers, data: { decision: 'approve' } });
  expect(answer.ok()).toBe(true);
}

for (const [title, how] of [
  ['arrives late', 'continue'],
  ['fails at first', 'abort'],
] as const)
  test(`what happens between the first reading and a stream that ${title} is shown without a touch @desktop`, async ({
    page,
    request,
    newcomer,
  }) => {
    const owner = await registerOwner(request, newcomer(), { lastName: newSurname() });
    const stream = await holdStream(page);
    const read = page.waitForResponse(/\/api\/v4\/notifications/);
    await openWith(page, owner.token, '/lk/tickets');
    await read;
    const bell = (name: string) => page.getByRole('link', { name, exact: true });
    await expect(bell('Уведомления')).toBeVisible();
    await expect.poll(stream.held).toBeGreaterThan(0);
    await approve(request, owner.subject);
    // No event has reached the page yet.
    await expect(bell('Уведомления')).toBeVisible();
    await stream.release(how);
    await expect(bell('Уведомления: 1 непрочитанное')).toBeVisible();
  });
