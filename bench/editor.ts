import { chromium } from '@playwright/test';
import { findBrowser } from '../e2e/support/browser.ts';
import { type AnyEntry, blankEntry, blankWords } from '../packages/domain/src/content-document.ts';
import type { Server } from './lib/process.ts';
import { tokenOf } from './lib/stage.ts';
import type { Line } from './lib/table.ts';

const CONTENT_ADMIN = '79000000006';
const PRESSES = 40;

interface Draft {
  readonly revision: number;
  readonly document: { readonly sections: ReadonlyArray<{ readonly type: string; readonly lists: object }> };
}

const entriesOf = (count: number): AnyEntry[] =>
  Array.from({ length: count }, (_, at) => {
    const words = { ...blankWords(`Вопрос ${at}`), ka: `კითხვა ${at}`, en: `Question ${at}` };
    const answer = { ...blankWords(`<p>Ответ ${at}</p>`), ka: '<p>პასუხი</p>', en: '<p>Answer</p>' };
    const id = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
    return { ...blankEntry('faq', 'standard', id), question: words, answer } as unknown as AnyEntry;
  });

/** Puts so many questions into the draft of the content admin. */
async function fill(punkt: Server, token: string, count: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const address = `${punkt.address}/api/v2/manage/content/draft`;
  const { document, revision } = (await (await fetch(address, { headers })).json()) as Draft;
  const sections = document.sections
    .filter(({ type }) => type === 'faq')
    .map((section) => ({ ...section, lists: { ...section.lists, standard: entriesOf(count) } }));
  const answer = await fetch(address, {
    method: 'POST',
    headers,
    body: JSON.stringify({ revision, sections }),
  });
  if (!answer.ok) throw new Error(`the draft was not saved: ${answer.status} ${await answer.text()}`);
}

/** Milliseconds from a typed letter until the browser has drawn it, the median of many. */
async function press(punkt: Server, token: string): Promise<number> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
    await page.addInitScript((access) => {
      localStorage.setItem('punkt.tokens', JSON.stringify({ access, refresh: 'none' }));
    }, token);
    await page.goto(`${punkt.address}/manage/content`);
    await page.getByRole('button', { name: /^Вопросы и ответы/ }).click();
    await page.getByRole('button', { name: /^Вопрос 0\b/ }).click();
    const field = page.getByLabel('Вопрос (RU)');
    await field.focus();
    return await field.evaluate(async (_, presses) => {
      const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
      const times: number[] = [];
      for (let n = 0; n < presses; n += 1) {
        await drawn();
        const start = performance.now();
        document.execCommand('insertText', false, 'я');
        await drawn();
        times.push(performance.now() - start);
      }
      return times.toSorted((a, b) => a - b)[presses >> 1] ?? 0;
    }, PRESSES);
  } finally {
    await browser.close();
  }
}

/** A letter typed into one question of three hundred against one of ten. */
export async function measureEditor(punkt: Server): Promise<Line[]> {
  const token = await tokenOf(punkt, CONTENT_ADMIN);
  const times: number[] = [];
  for (const count of [10, 300]) {
    await fill(punkt, token, count);
    times.push(await press(punkt, token));
  }
  const [few = 0, many = 0] = times;
  const ratio = many / few;
  return [
    {
      what: 'editor: key press with 300 questions against 10',
      ours: `${many.toFixed(1)} ms`,
      reference: `${few.toFixed(1)} ms`,
      ratio: ratio.toFixed(2),
      goal: '≤ 2, under 50 ms',
      met: ratio <= 2 && many < 50,
    },
  ];
}
