import { chromium } from '@playwright/test';
import { findBrowser } from '../e2e/support/browser.ts';
import { blankEntry, blankWords } from '../packages/domain/src/content-document.ts';
import type { Server } from './lib/process.ts';
import { setStage, tokenOf } from './lib/stage.ts';
import { type Line, printTable } from './lib/table.ts';

const CONTENT_ADMIN = '79000000006';
const PRESSES = 40;

interface Draft {
  readonly revision: number;
  readonly document: { readonly sections: ReadonlyArray<{ readonly type: string; readonly lists: object }> };
}

/** A long list of the site, where it is edited, and the field that is typed into. */
interface Typing {
  readonly what: string;
  readonly section: 'faq' | 'sortingCenters';
  readonly list: 'standard' | 'centers';
  readonly many: number;
  readonly heading: RegExp;
  readonly label: string;
  entry(at: number): object;
}

const words = (ru: string, ka: string, en: string) => ({ ...blankWords(ru), ka, en });
const idOf = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

const TYPINGS: readonly Typing[] = [
  {
    what: 'questions',
    section: 'faq',
    list: 'standard',
    many: 300,
    heading: /^Вопросы и ответы/,
    label: 'Вопрос (RU)',
    entry: (at) => ({
      ...blankEntry('faq', 'standard', idOf(at)),
      question: words(`Запись ${at}`, `კითხვა ${at}`, `Question ${at}`),
      answer: words(`<p>Ответ ${at}</p>`, '<p>პასუხი</p>', '<p>Answer</p>'),
    }),
  },
  {
    what: 'sorting centres',
    section: 'sortingCenters',
    list: 'centers',
    many: 500,
    heading: /^Сортировочные центры/,
    label: 'Регион (RU)',
    entry: (at) => ({
      ...blankEntry('sortingCenters', 'centers', idOf(at)),
      city: words(`Запись ${at}`, `ქალაქი ${at}`, `Town ${at}`),
      address: words(`ул. Первая, ${at}`, `პირველი ქუჩა, ${at}`, `First street, ${at}`),
      workTime: words('09:00–18:00', '09:00–18:00', '09:00–18:00'),
    }),
  },
];
const FEW = 10;

/** Puts so many entries into the draft of the content admin. */
async function fill(punkt: Server, token: string, typing: Typing, count: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const address = `${punkt.address}/api/v2/manage/content/draft`;
  const { document, revision } = (await (await fetch(address, { headers })).json()) as Draft;
  const entries = Array.from({ length: count }, (_, at) => typing.entry(at));
  const sections = document.sections
    .filter(({ type }) => type === typing.section)
    .map((section) => ({ ...section, lists: { ...section.lists, [typing.list]: entries } }));
  const answer = await fetch(address, {
    method: 'POST',
    headers,
    body: JSON.stringify({ revision, sections }),
  });
  if (!answer.ok) throw new Error(`the draft was not saved: ${answer.status} ${await answer.text()}`);
}

/** Milliseconds from a typed letter until the browser has drawn it, the median of many. */
async function press(punkt: Server, token: string, { heading, label }: Typing): Promise<number> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
    await page.addInitScript((access) => {
      localStorage.setItem('punkt.tokens', JSON.stringify({ access, refresh: 'none' }));
    }, token);
    await page.goto(`${punkt.address}/manage/content`);
    await page.getByRole('button', { name: heading }).click();
    await page.getByRole('button', { name: /^Запись 0\b/ }).click();
    const field = page.getByLabel(label);
    await field.focus();
    return await field.evaluate(async (_, presses) => {
      const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
      const times: number[] = [];
      await drawn();
      // One right after the other: what a letter leaves to be done later keeps the next one waiting.
      for (let n = 0; n < presses; n += 1) {
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

/** A letter typed into one entry of hundreds against one of ten. */
export async function measureEditor(punkt: Server): Promise<Line[]> {
  const token = await tokenOf(punkt, CONTENT_ADMIN);
  const lines: Line[] = [];
  for (const typing of TYPINGS) {
    const times: number[] = [];
    for (const count of [FEW, typing.many]) {
      await fill(punkt, token, typing, count);
      times.push(await press(punkt, token, typing));
    }
    const [few = 0, many = 0] = times;
    const ratio = many / few;
    lines.push({
      what: `editor: key press with ${typing.many} ${typing.what} against ${FEW}`,
      ours: `${many.toFixed(1)} ms`,
      reference: `${few.toFixed(1)} ms`,
      ratio: ratio.toFixed(2),
      goal: '≤ 2, under 50 ms',
      met: ratio <= 2 && many < 50,
    });
  }
  return lines;
}

/** `npm run bench -- editor`: by itself, without the seven minutes of all the others. */
if (import.meta.main) {
  const stage = await setStage({ PUNKT_SANDBOX_EXAMPLES: '0' });
  try {
    printTable(await measureEditor(stage.punkt));
  } finally {
    await stage.clear();
  }
}
