import type { APIRequestContext, FrameLocator, Page } from '@playwright/test';
import type { CallOutput } from '@punkt/contract/contract';
import type { ContentSection } from '@punkt/domain/content';
import { signIn } from '../support/accounts.ts';
import { expect } from '../support/journey.ts';
import { openSignedIn } from '../support/signed-in.ts';

export type Editor = Page | FrameLocator;

async function phoneOf(request: APIRequestContext, role: string) {
  const answer = await request.get('/api/v4/sandbox/accounts');
  const { data } = (await answer.json()) as CallOutput<'GET /api/v4/sandbox/accounts'>;
  const found = data.find((account) => account.role === role);
  if (!found) throw new Error(`the sandbox has no ${role}`);
  return found;
}

/** Asked for once: a second code within a minute is refused. */
const tokens = new Map<string, Promise<string>>();
export function tokenFor(request: APIRequestContext, role: string): Promise<string> {
  const known =
    tokens.get(role) ?? phoneOf(request, role).then(({ phone, country }) => signIn(request, phone, country));
  tokens.set(role, known);
  return known;
}

/** Sessions do not outlive it: whoever goes on is signed in again. */
export async function moveClock(request: APIRequestContext, advance_seconds: number): Promise<void> {
  tokens.clear();
  expect((await request.post('/api/v4/sandbox/clock', { data: { advance_seconds } })).ok()).toBe(true);
}

/** A lead lets somebody of the sandbox's people edit the site too. */
export async function grantEditing(request: APIRequestContext, role: string): Promise<void> {
  const { phone, country } = await phoneOf(request, role);
  const granted = await request.post('/api/v2/manage/staff/role', {
    headers: { authorization: `Bearer ${await tokenFor(request, 'lead')}` },
    data: { phone, country, role: 'contentAdmin', granted: true },
  });
  expect(granted.ok()).toBe(true);
}

/** The caller's draft as what is published; what was in it is thrown away. */
export async function freshDraft(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  type Draft = CallOutput<'GET /api/v2/manage/content/draft'>;
  const draft = (await (await request.get('/api/v2/manage/content/draft', { headers })).json()) as Draft;
  if (!draft.saved) return draft;
  const data = { revision: draft.revision };
  return (await (
    await request.post('/api/v2/manage/content/draft/discard', { headers, data })
  ).json()) as Draft;
}

/** The sandbox comes with a draft; these begin with what is published. */
export async function openEditor(page: Page, token: string): Promise<void> {
  await freshDraft(page.request, token);
  await openSignedIn(page, token, '/manage/content');
  await expect(page.getByRole('button', { name: /^Вопросы и ответы/ })).toBeVisible();
}

export const unfold = (editor: Editor, section: RegExp) =>
  editor.getByRole('button', { name: section, expanded: false }).click();
export const listOf = (editor: Editor, name: string) => editor.getByRole('region', { name, exact: true });

export async function save(editor: Editor): Promise<void> {
  await editor.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(editor.getByText('Изменения сохранены!').first()).toBeVisible();
  await expect(editor.getByText('Всё сохранено')).toBeVisible();
}

export async function publish(editor: Editor): Promise<void> {
  await editor.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await editor.getByRole('button', { name: 'Опубликовать все разделы' }).click();
}

export const sectionsOf = async (request: APIRequestContext): Promise<ContentSection[]> =>
  ((await (await request.get('/content/promo-content-sections/v2')).json()) as { sections: ContentSection[] })
    .sections;
