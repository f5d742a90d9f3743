import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../e2e/support/browser.ts';
import { SITE_PAGES, type Variant } from '../packages/domain/src/site-pages.ts';
import { setStage, temporaryFolder } from './lib/stage.ts';

/** Fetched when it is wanted: it would double what a fresh clone has to install. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const HOSTS: Record<Variant, string> = { main: 'localhost', georgian: 'ge.localhost' };

interface Report {
  readonly categories: Record<(typeof CATEGORIES)[number], { readonly score: number | null }>;
  readonly audits: Record<string, { readonly title: string; readonly score: number | null }>;
}

const run = promisify(execFile);

async function look(url: string, folder: string): Promise<Report> {
  const { executablePath, args } = await findBrowser();
  const output = join(folder, 'report.json');
  const flags = ['--headless=new', ...args].join(' ');
  await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${flags}`,
    ].concat(`--only-categories=${CATEGORIES.join(',')}`),
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 1e8 },
  );
  return JSON.parse(await readFile(output, 'utf8')) as Report;
}

const MOST_RUNS = 3;

/**
 * One run in ten loses a point or two to whatever else the machine does at that moment, so the middle of three counts, as Lighthouse
 * itself advises. Two that agree in all four figures are the middle already, whatever a third would say.
 */
async function lookOften(url: string, folder: string): Promise<{ scores: number[]; reports: Report[] }> {
  const reports: Report[] = [];
  while (reports.length < MOST_RUNS && !agree(reports.map(points))) reports.push(await look(url, folder));
  const scores = CATEGORIES.map((_, index) => middle(reports.map((report) => points(report)[index] ?? 0)));
  return { scores, reports };
}

const agree = ([first, second]: number[][]): boolean =>
  first !== undefined && second !== undefined && first.every((score, index) => score === second[index]);

/** Of two that agree, either. */
const middle = (scores: number[]): number =>
  scores.sort((one, other) => one - other)[scores.length >> 1] ?? 0;

const points = ({ categories }: Report): number[] =>
  CATEGORIES.map((category) => Math.round((categories[category].score ?? 0) * 100));

/** What kept a page from the full score: the audits that are not whole. */
const complaints = (report: Report | undefined): string[] =>
  Object.values(report?.audits ?? {})
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title }) => title);

/** Every public page as a phone on a slow network meets it. The lowest figure is what counts. */
const stage = await setStage();
const folder = await temporaryFolder();
const lowest = [100, 100, 100, 100];
try {
  const { port } = new URL(stage.punkt.address);
  console.log(`${CATEGORIES.join(' / ')}, simulated phone; about a minute per page\n`);
  const asked = process.argv.slice(2);
  for (const variant of ['main', 'georgian'] as const) {
    const pages = SITE_PAGES.filter((page) => page.indexed && page.variants.includes(variant));
    for (const { path } of pages.filter((page) => asked.length === 0 || asked.includes(page.path))) {
      const { scores, reports } = await lookOften(`http://${HOSTS[variant]}:${port}${path}`, folder.path);
      for (const [index, score] of scores.entries()) lowest[index] = Math.min(lowest[index] ?? 100, score);
      const whole = scores.every((score) => score === 100);
      const runs = reports.map((report) => points(report)[0]).join(', ');
      const why = whole ? '' : ` (${complaints(reports.at(-1)).join('; ')})`;
      console.log(`${variant} ${path}: ${scores.join(' / ')}${why}; performance of each run: ${runs}`);
    }
  }
  console.log(`\nLowest: ${lowest.join(' / ')}`);
} finally {
  await folder.remove();
  await stage.clear();
}
