import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openAsRole, openWith } from '../support/cases.ts';
import { expect, test } from '../support/journey.ts';
import { applicant } from './made-orders.ts';
import { wizardOf } from './support/filling.ts';

const UPLOADS = '**/api/v4/uploads/**';
const ROOM = new URL('./support/room.mp4', import.meta.url);

/** A second of VP9, which every Chromium plays, its index at the end as phones write it; its header may say something else. */
async function film(name: string, seconds?: number) {
  const buffer = await readFile(ROOM);
  const header = buffer.indexOf('mvhd') + 4;
  if (seconds) buffer.writeUInt32BE(seconds * buffer.readUInt32BE(header + 12), header + 16);
  return { name, mimeType: 'video/mp4', buffer };
}

async function playToTheEnd(page: Page): Promise<void> {
  const pieces: number[] = [];
  page.on('response', (answer) => {
    if (/\/films\/[\w-]+$/.test(answer.url())) pieces.push(answer.status());
  });
  await page.getByRole('button', { name: 'Показать видео' }).click();
  const video = page.getByLabel('Видео', { exact: true }).and(page.locator('video'));
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.ended)).toBe(true);
  expect(await video.evaluate((element: HTMLVideoElement) => element.duration)).toBeCloseTo(1.2, 1);
  // Piece by piece, from an address: nothing is fetched whole into memory first.
  expect(new Set(pieces)).toEqual(new Set([206]));
}

test('a film that is too long is refused before it travels; another one plays to its end for the owner and the operator @desktop', async ({
  page,
  request,
  newcomer,
}) => {
  const owner = await applicant(request, newcomer('GE'));
  const { id } = await owner.draft();
  const wizard = wizardOf(page);
  await openWith(page, owner.token, `/lk/orders/${id}/edit?field=actual_urls.video`);
  const slices: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/api/v4/uploads/')) slices.push(call.url());
  });
  await page.locator('input[name="video-way"]').first().check();
  await wizard.field('actual_urls.video').setInputFiles(await film('long.mp4', 45));
  await expect(page.getByRole('alert').filter({ hasText: 'long.mp4' })).toContainText('30');
  expect(slices).toEqual([]);
  // Cut off, and the page left: it is shown and goes on, though the link that it is to replace still stands in the draft.
  await page.route(UPLOADS, (route) => route.abort('connectionreset'));
  await wizard.field('actual_urls.video').setInputFiles(await film('room.mp4'));
  await expect(page.getByText('Нет связи').first()).toBeVisible();
  await page.unroute(UPLOADS);
  await page.reload();
  await expect(page.getByText('Видео загружено').first()).toBeVisible();
  await expect(page.locator('input[name="video-way"]').first()).toBeChecked();
  await expect(wizard.state('saved')).toBeVisible();

  await owner.send(id);
  await page.goto(`/lk/orders/${id}`);
  await playToTheEnd(page);
  await openAsRole(page, 'operator', `/manage/reviews/application/${id}`);
  await playToTheEnd(page);
});

test('a link that is typed while a film is on its way ends the upload, and stays @desktop', async ({
  page,
  request,
  newcomer,
}) => {
  const owner = await applicant(request, newcomer('GE'));
  const { id } = await owner.draft();
  const wizard = wizardOf(page);
  await openWith(page, owner.token, `/lk/orders/${id}/edit?field=actual_urls.video`);
  const ways = page.locator('input[name="video-way"]');
  const [asFile, asLink] = [ways.first(), ways.last()];
  await asFile.check();
  await page.route(UPLOADS, (route) => route.abort('connectionreset'));
  await wizard.field('actual_urls.video').setInputFiles(await film('room.mp4'));
  await expect(page.getByText('Нет связи').first()).toBeVisible();
  await asLink.check();
  await wizard.field('actual_urls.video').fill('https://video.example/another');
  await expect(wizard.state('saved')).toBeVisible();
  await page.unroute(UPLOADS);

  // Nothing of the film is left that could take the link's place once the connection is back.
  const slices: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/api/v4/uploads/')) slices.push(call.url());
  });
  await page.reload();
  await expect(wizard.field('actual_urls.video')).toHaveValue('https://video.example/another');
  await expect(asLink).toBeChecked();
  await asFile.check();
  await expect(page.getByText('room.mp4')).toHaveCount(0);
  expect(slices).toEqual([]);
});
