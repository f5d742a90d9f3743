import type { Page } from '@playwright/test';
import type { ContentSection } from '@punkt/domain/content';
import { FAQ_SHOWN } from '@punkt/domain/content-terms';
import { expect, expectAccessible, test } from '../support/journey.ts';

type Faq = Extract<ContentSection, { type: 'faq' }>['content'];

async function published(page: Page): Promise<Faq> {
  const answer = await page.request.get('/content/promo-content-sections/v2');
  const { sections } = (await answer.json()) as { sections: ContentSection[] };
  const faq = sections.find(({ type }) => type === 'faq');
  if (faq?.type !== 'faq') throw new Error('no questions are published');
  return faq.content;
}

const listOf = (page: Page, kind: 'standard' | 'simplified') => page.locator(`#faq [data-kind="${kind}"]`);
const questions = (page: Page, kind: 'standard' | 'simplified') =>
  listOf(page, kind).locator('summary[data-question]:visible');

async function fiveThenAll(page: Page, { standard }: Faq): Promise<void> {
  const toggle = listOf(page, 'standard').getByText('Показать все');
  await expect(questions(page, 'standard')).toHaveCount(FAQ_SHOWN);
  await toggle.scrollIntoViewIfNeeded();
  const place = await toggle.boundingBox();
  await toggle.click();
  await expect(questions(page, 'standard')).toHaveCount(standard.length);
  const back = listOf(page, 'standard').getByText('Свернуть');
  // The button stays under the finger.
  expect((await back.boundingBox())?.y).toBe(place?.y);
  await back.click();
  await expect(questions(page, 'standard')).toHaveCount(FAQ_SHOWN);
}

async function bothKinds(page: Page, { standard, simplified }: Faq): Promise<void> {
  await expect(page.getByText(standard[0]?.question ?? '', { exact: true })).toBeVisible();
  await page.locator('#faq').getByLabel('Упрощённые условия').check();
  await expect(listOf(page, 'standard')).toBeHidden();
  await expect(questions(page, 'simplified')).toHaveCount(FAQ_SHOWN);
  await expect(page.getByText(simplified[0]?.question ?? '', { exact: true })).toBeVisible();
}

test('five questions, then all; each kind has its own; answers stay open; keys are enough', async ({
  page,
}) => {
  const faq = await published(page);
  await page.goto('/');
  await test.step('five questions, then all, and the button does not move', () => fiveThenAll(page, faq));
  await test.step('answers stay open beside each other', async () => {
    const entries = listOf(page, 'standard').locator('details:has(> [data-question])');
    await entries.nth(0).locator('summary').click();
    await entries.nth(1).locator('summary').click();
    await expect(entries.nth(0)).toHaveAttribute('open', '');
    await expect(entries.nth(1)).toHaveAttribute('open', '');
    await expectAccessible(page, '#faq');
  });
  await test.step('each kind of point has questions of its own', () => bothKinds(page, faq));
  await test.step('a key is enough', async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(listOf(page, 'standard')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(listOf(page, 'simplified')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(listOf(page, 'simplified').locator('details').first()).toHaveAttribute('open', '');
  });
});

test('a link to an answer unfolds it', async ({ page }) => {
  const { standard } = await published(page);
  await page.goto(`/#faq-standard-${FAQ_SHOWN + 2}`);
  await expect(page.locator(`#faq-standard-${FAQ_SHOWN + 2}`)).toBeVisible();
  await expect(page.getByText(standard[FAQ_SHOWN + 1]?.question ?? '', { exact: true })).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('five questions, then all, and both kinds', async ({ page }) => {
    const faq = await published(page);
    await page.goto('/');
    await fiveThenAll(page, faq);
    await bothKinds(page, faq);
  });
});
