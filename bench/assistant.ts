/**
 * How well the assistant answers questions from files: `npm run bench:assistant -- questions.json`. A file holds a list, or one
 * object to a line, of `{ language, question, expect: [names of entries, or 'outside'], must_say?: [strings] }`.
 * `--folds` asks the taught questions, each of an assistant that was not taught it. `--entries` prints the names and titles of all entries; `--misses` prints each question that was not answered right.
 */
import { readFile } from 'node:fs/promises';
import {
  type Asked,
  firstAssistant,
  type Judged,
  judge,
  OUTCOMES,
} from '../apps/server/src/features/assistant/testing/evaluation.ts';
import { judgeFolds } from './assistant-folds.ts';

const assistant = firstAssistant();
const given = process.argv.slice(2);

async function questionsOf(file: string): Promise<Asked[]> {
  const text = (await readFile(file, 'utf8')).trim();
  if (text.startsWith('[')) return JSON.parse(text);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

function report(language: Asked['language'], all: readonly Judged[]): void {
  const own = all.filter((each) => each.language === language);
  if (own.length === 0) return;
  const outside = own.filter(({ expect }) => expect.includes('outside')).length;
  const counts = OUTCOMES.map((outcome) => {
    const count = own.filter((each) => each.outcome === outcome).length;
    const whole = outcome.startsWith('outside') ? outside : own.length - outside;
    return `${outcome} ${count}${whole > 0 ? ` (${Math.round((count / whole) * 100)} %)` : ''}`;
  });
  console.log(`${language}: ${own.length - outside} inside, ${outside} outside: ${counts.join(', ')}`);
}

if (given.includes('--entries'))
  for (const [name, title] of await assistant.entries('ru')) console.log(`${name}\t${title}`);

function tell(name: string, results: readonly Judged[]): void {
  console.log(name);
  for (const language of ['ru', 'ka', 'en'] as const) report(language, results);
  const misses = results.filter(({ outcome }) => outcome !== 'right' && outcome !== 'outside left');
  if (given.includes('--misses'))
    for (const { language, question, expect, outcome, given: got } of misses)
      console.log(
        `  ${language} ${outcome}: «${question}» expected ${expect.join(' | ')}, got ${got.join(' | ') || 'nothing'}`,
      );
}

for (const file of given.filter((each) => !each.startsWith('--'))) {
  const results: Judged[] = [];
  for (const asked of await questionsOf(file)) results.push(await judge(assistant, asked));
  tell(file, results);
}
if (given.includes('--folds')) tell('folds', await judgeFolds());
