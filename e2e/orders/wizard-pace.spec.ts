import { openWith } from '../support/cases.ts';
import { expect, expectAccessible } from '../support/journey.ts';
import { nextFrame } from '../support/shifts.ts';
import { applicant } from './made-orders.ts';
import { test } from './support/applying.ts';
import { wizardOf } from './support/filling.ts';

/** The last step, a file of its own. */
const FILES = /\/files-step-[^/]+\.js$/;

test('a press that began over empty shapes is heard, also when the fields arrive under it @desktop', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, draft } = await applicant(request, newcomer('RU'));
  const { id } = await draft({ actual_urls: [] });
  const wizard = wizardOf(page);
  const held = Promise.withResolvers<void>();
  await page.route(FILES, async (route) => {
    await held.promise;
    await route.continue();
  });
  await openWith(page, token, `/lk/orders/${id}/edit?field=area`);
  await wizard.next();
  await expect(wizard.step(4)).toBeVisible();
  await expect(page.locator('form [data-skeleton]')).toBeVisible();
  await expectAccessible(page);

  await page.locator('form[aria-labelledby="step-4"] button[type="submit"]').hover();
  await page.mouse.down();
  held.resolve();
  // The file is here with everything it imports and wears, and the page was drawn twice since.
  await page.waitForFunction(() => performance.getEntriesByName('punkt:steps').length > 0);
  await nextFrame(page);
  await page.mouse.up();
  await expect(wizard.problem('actual_urls.generalPhoto')).toHaveText('Поле обязательно');
});

test('a step that is here already is drawn at once, without empty shapes @desktop', async ({
  page,
  request,
  newcomer,
}) => {
  const { token, draft } = await applicant(request, newcomer('RU'));
  const { id } = await draft();
  const wizard = wizardOf(page);
  await openWith(page, token, `/lk/orders/${id}/edit?field=description`);
  await page.waitForFunction(() => performance.getEntriesByName('punkt:steps').length > 0);
  await expect(wizard.field('description')).toBeVisible();
  // What stands in the form at the moment the step does.
  const shown = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const look = () => {
          const form = document.querySelector('form[aria-labelledby="step-3"]');
          if (form) resolve(form.querySelector('#area') !== null);
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await wizard.next();
  expect(await shown).toBe(true);
});

test('whoever never stops typing is told of the zone, and the server has the draft once they do @desktop', async ({
  page,
  apply,
}) => {
  const { wizard, place } = await apply('RU', { town: 'Москва', street: 'ая улица' });
  await wizard.read();
  await page.getByLabel('Партнёрский').check();
  const typing = await wizard.field('entrance').evaluateHandle((entrance: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    let letters = 0;
    return setInterval(() => {
      letters += 1;
      set?.call(entrance, String(letters % 10));
      entrance.dispatchEvent(new Event('input', { bubbles: true }));
    }, 50);
  });
  await wizard.location(place);
  await expect(page.locator('[data-kind]')).toHaveAttribute('data-kind', place.zone.zone);
  await expect(wizard.state('waiting')).toBeVisible();
  await typing.evaluate((timer) => clearInterval(timer));
  await expect(wizard.state('saved')).toBeVisible();
  await expect(page).toHaveURL(/\/lk\/orders\/\d+\/edit$/);
});
