import type { CallOutput } from '@punkt/contract/contract';
import type { Coordinates } from '@punkt/domain/countries/country';
import { FIND_TERMS } from '@punkt/domain/places';
import { api } from '../../../lib/client.ts';
import { PATIENCE_MS, whereAmI } from '../../../lib/site/where-am-i.ts';

type Center = CallOutput<'GET /api/v4/centers/nearest'>['data'][number];
/** How it ended, by the names of the words that the page brings along (`data-found`, …). */
type Outcome = 'busy' | 'found' | 'empty' | 'unknown' | 'refused' | 'failed';

const patience = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) });

function itemOf({ city, address, workTime, kilometres }: Center): HTMLLIElement {
  const language = document.documentElement.lang;
  const away = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer' });
  const item = document.createElement('li');
  const lines = [
    ['strong', city],
    ['b', `≈ ${away.format(Math.max(1, kilometres))}`],
    ['span', address],
    ['span', workTime],
  ];
  for (const [tag = 'span', words = ''] of lines) {
    const line = document.createElement(tag);
    line.textContent = words;
    item.append(line);
  }
  return item;
}

async function placeOfTown(query: string): Promise<Coordinates | undefined> {
  const { data } = await api('GET /api/v4/geo/find', { query: { query } }, patience());
  return data[0];
}

/** Where to look around: what the person typed, or where they are. A refusal to say so is an answer too. */
async function startOf(button: HTMLButtonElement, town: string): Promise<Coordinates | Outcome> {
  if (button.dataset.nearest === 'here') return whereAmI().catch(() => 'refused' as const);
  if (town.length < FIND_TERMS.minimumCharacters) return 'empty';
  return (await placeOfTown(town)) ?? 'unknown';
}

let presses = 0;

/** The press on «nearest»: loaded with it, since most visitors read the table. */
export async function showNearest(button: HTMLButtonElement): Promise<void> {
  const box = button.closest<HTMLElement>('[data-near]');
  const input = box?.querySelector('input');
  const status = box?.querySelector<HTMLElement>('[data-busy]');
  const list = box?.querySelector('ol');
  if (!input || !status || !list) return;
  presses += 1;
  const press = presses;
  const say = (outcome: Outcome, centers: readonly Center[] = []) => {
    // An earlier press that answers late must not speak over the last one.
    if (press !== presses) return;
    status.textContent = status.dataset[outcome] ?? '';
    list.replaceChildren(...centers.map(itemOf));
    if (outcome === 'empty') input.focus();
  };
  say('busy');
  try {
    const start = await startOf(button, input.value.trim());
    if (typeof start === 'string') return say(start);
    const { latitude, longitude } = start;
    const language = document.documentElement.lang as 'ru' | 'ka' | 'en';
    const query = { latitude, longitude, language };
    const { data } = await api('GET /api/v4/centers/nearest', { query }, patience());
    say(data.length > 0 ? 'found' : 'unknown', data);
  } catch {
    say('failed');
  }
}
