import { sampleOwner } from '@punkt/domain/testing/owners';
import { expect, test } from '../support/journey.ts';
import { picture } from './pictures.ts';
import { enter, formOf, saveDraft, signIn } from './registrant.ts';

const CALL = /\/api\/v4\/uploads\/[^/]+\?/;

test('an upload that was cut goes on after a reload from where it was', async ({
  page,
  newcomer,
  codeFor,
  request,
}) => {
  const form = formOf(page);
  const tokens = await signIn(request, newcomer('RU'), codeFor);
  const record = sampleOwner('RU');
  await saveDraft(request, tokens, 3, {
    ...record,
    passport: { ...record.passport, document_photo: [], with_document_photo: [] },
  });
  await enter(page, tokens);
  await expect(form.step(3)).toBeVisible();

  const firstSlice = (address: string) => Number(new URL(address).searchParams.get('chunk_num'));
  // By their slices, not by their number: how many slices a request takes along is up to the line.
  await page.route(CALL, (route) =>
    firstSlice(route.request().url()) < 2 ? route.continue() : route.abort('connectionreset'),
  );
  // 1150 × 1070 × 3 bytes: five slices.
  await form.field('passport.document_photo').setInputFiles([picture('large.png', 1150, 1070)]);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await expect(page.getByText('Нет связи').first()).toBeVisible();

  await page.unroute(CALL);
  const sent: number[] = [];
  page.on('request', (call) => {
    if (CALL.test(call.url())) sent.push(firstSlice(call.url()));
  });
  await page.reload();
  await expect(page.locator('[data-status="done"] img')).toBeVisible();
  // The first two of an upload go one by one.
  expect(sent).toEqual([2, 3, 4]);
});

test('files of the wrong kind are refused before they are sent', async ({
  page,
  newcomer,
  codeFor,
  request,
}) => {
  const form = formOf(page);
  const tokens = await signIn(request, newcomer('RU'), codeFor);
  await saveDraft(request, tokens, 3, {
    ...sampleOwner('RU'),
    passport: { ...sampleOwner('RU').passport, document_photo: [], with_document_photo: [] },
  });
  await enter(page, tokens);
  let calls = 0;
  await page.route(CALL, (route) => {
    calls += 1;
    return route.continue();
  });
  const pdf = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 and more') };
  await form.field('passport.document_photo').setInputFiles([pdf]);
  await expect(page.getByText('Недопустимый формат файла')).toBeVisible();
  expect(calls).toBe(0);
  await form.send('passport.document_photo', 'right.png');
  await page.getByRole('button', { name: /^Удалить/ }).click();
  await expect(form.field('passport.document_photo')).toBeAttached();
});
