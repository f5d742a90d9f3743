import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { CallOutput } from '@punkt/contract/contract';
import { openAsRole, openWith } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { registerOwner } from '../support/owners.ts';

async function create(request: APIRequestContext, token: string, description: string): Promise<string> {
  const answer = await request.post('/api/v1/user/tickets', {
    headers: { authorization: `Bearer ${token}` },
    data: { ticket_type_id: 111, description },
  });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as CallOutput<'POST /api/v1/user/tickets'>).id;
}

test('an operator closes several tickets at once, and their owner sees it @desktop', async ({
  page,
  request,
  newcomer,
  browser,
}) => {
  const { token } = await registerOwner(request, newcomer(), { lastName: 'Закрываева' });
  const word = randomUUID().slice(0, 8);
  const ids: string[] = [];
  for (const number of [1, 2, 3])
    ids.push(
      await create(request, token, `Вопрос ${word} номер ${number}: замок больше не пищит, всё хорошо`),
    );
  await openWith(page, token, `/lk/tickets/${ids[0]}`);
  await expect(page.getByLabel('Сообщение')).toBeVisible();

  const context = await browser.newContext();
  const desk = await context.newPage();
  await openAsRole(desk, 'operator', `/manage/reviews/ticket?search=${word}`);
  for (const id of ids.slice(0, 2)) await desk.getByRole('checkbox', { name: `Выбрать: ${id}` }).check();
  await expect(desk.getByText('Выбрано 2')).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Закрыть', exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog).toContainText('в течение 3 дней');
  await dialog.getByRole('button', { name: 'Закрыть', exact: true }).last().click();
  await expect(desk.getByText('Готово: 2')).toBeVisible();
  await expect(desk.getByRole('checkbox', { name: `Выбрать: ${ids[0]}` })).toHaveCount(0);
  await expect(desk.getByRole('checkbox', { name: `Выбрать: ${ids[2]}` })).toBeVisible();
  await context.close();

  // Nobody pressed anything here.
  await expect(page.getByRole('heading', { name: 'Вопрос решен' })).toBeVisible();
  await expect(page.getByLabel('Сообщение')).toHaveCount(0);
  await page.goto('/lk/tickets?type=111');
  await expect(page.getByRole('listitem').filter({ hasText: 'Решено' })).toHaveCount(2);
});
