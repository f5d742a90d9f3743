import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { METRIC_EVENTS } from '@punkt/contract/metrics';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from '../testing/waiting.ts';

const server = { country: 'RU' as string | null, asked: 0, refuses: false };
let cookies: Map<string, string>;
let stored: Map<string, string>;
let beacons: string[][];
let page: EventTarget & { visibilityState: string; cookie: string };

function newPage() {
  const target = new EventTarget();
  return Object.defineProperties(target, {
    visibilityState: { value: 'visible', writable: true },
    cookie: {
      get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      set: (text: string) => {
        const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
        cookies.set(name, value);
        written.push(text);
      },
    },
  }) as typeof page;
}
let written: string[];

/** A page that has just been opened: modules begin anew, storage and cookies stay. */
async function open() {
  vi.resetModules();
  page = newPage();
  vi.stubGlobal('document', page);
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
  const consent = await import('./consent.ts');
  const { count } = await import('./count-presses.ts');
  return { ...consent, count };
}

async function flush() {
  await vi.advanceTimersByTimeAsync(2_000);
  await waitFor(() => undefined);
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(server, { country: 'RU', asked: 0, refuses: false });
  cookies = new Map();
  stored = new Map();
  beacons = [];
  written = [];
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', { ...storage, setItem: () => undefined });
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('navigator', {
    sendBeacon: (_: string, body: Blob) => {
      expect(body.type).toBe('application/json');
      void body.text().then((text) => {
        const { events } = JSON.parse(text) as { events: { name: string }[] };
        beacons.push(events.map(({ name }) => name));
      });
      return true;
    },
  });
  vi.stubGlobal('fetch', async () => {
    server.asked += 1;
    if (server.refuses) throw new TypeError('Failed to fetch');
    return Response.json({ countryCode: server.country });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('counting', () => {
  test('sends names in one go, with consent and in Russia', async () => {
    const { answerConsent, count } = await open();
    answerConsent(true);
    count('page_view');
    count('faq_opened');
    await flush();
    expect(beacons).toEqual([['page_view', 'faq_opened']]);
  });

  test('asks nobody anything before consent', async () => {
    const { count } = await open();
    count('page_view');
    await flush();
    expect([beacons, server.asked]).toEqual([[], 0]);
  });

  test.each(['GE', null])('counts nobody from %s, and asks once per session', async (country) => {
    server.country = country;
    for (let visit = 0; visit < 2; visit += 1) {
      const { answerConsent, count } = await open();
      answerConsent(true);
      count('page_view');
      await flush();
    }
    expect([beacons, server.asked]).toEqual([[], 1]);
  });

  test('stays silent when the country can not be learnt, and asks again on the next page', async () => {
    server.refuses = true;
    const first = await open();
    first.answerConsent(true);
    first.count('page_view');
    first.count('faq_opened');
    await flush();
    expect([beacons, server.asked]).toEqual([[], 1]);
    server.refuses = false;
    const second = await open();
    second.count('page_view');
    await flush();
    expect(beacons).toEqual([['page_view']]);
  });

  test('sends what is left when the page is left', async () => {
    const { answerConsent, count } = await open();
    answerConsent(true);
    count('chat_opened');
    await vi.advanceTimersByTimeAsync(100);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(beacons).toEqual([['chat_opened']]));
    await flush();
    expect(beacons).toHaveLength(1);
  });

  test('never sends more than the server takes', async () => {
    const { answerConsent, count } = await open();
    answerConsent(true);
    for (let n = 0; n < 70; n += 1) count('banner_click');
    await flush();
    await waitFor(() => expect(beacons.map((batch) => batch.length)).toEqual([50, 20]));
  });

  test('breaks nothing where beacons and the network are blocked', async () => {
    vi.stubGlobal('navigator', {});
    const { answerConsent, count } = await open();
    answerConsent(true);
    count('page_view');
    await vi.advanceTimersByTimeAsync(100);
    server.refuses = true;
    await flush();
    expect(server.asked).toBe(2);
  });
});

describe('consent', () => {
  test('is a cookie of ninety days', async () => {
    const { answerConsent, hasConsent } = await open();
    expect(hasConsent()).toBe(false);
    answerConsent(true);
    expect(hasConsent()).toBe(true);
    expect(written).toEqual(['punkt_cookies=1; Path=/; SameSite=Lax; Max-Age=7776000; Secure']);
  });

  test('that was refused is kept as long, and counts nothing', async () => {
    const { answerConsent, hasConsent, hasAnswered, count } = await open();
    expect(hasAnswered()).toBe(false);
    answerConsent(false);
    expect([hasAnswered(), hasConsent()]).toEqual([true, false]);
    expect(written).toEqual(['punkt_cookies=0; Path=/; SameSite=Lax; Max-Age=7776000; Secure']);
    count('page_view');
    await flush();
    expect(server.asked).toBe(0);
  });

  test('is told to this tab and to others, until one stops listening', async () => {
    const { answerConsent, onConsent } = await open();
    const told = vi.fn();
    const stop = onConsent(told);
    const fromAnotherTab = (key: string, newValue = '1 17') =>
      dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    answerConsent(true);
    expect(told).toHaveBeenCalledTimes(1);
    fromAnotherTab('something_else');
    expect(told).toHaveBeenCalledTimes(1);
    fromAnotherTab('punkt_cookies');
    expect(told).toHaveBeenCalledTimes(2);
    fromAnotherTab('punkt_cookies', '0 17');
    expect(told.mock.calls).toEqual([[true], [true], [false]]);
    stop();
    answerConsent(true);
    expect(told).toHaveBeenCalledTimes(3);
  });
});

const app = join(import.meta.dirname, '../..');
const source = globSync('**/*.{ts,tsx}', { cwd: app })
  .filter((name) => !/\.test\.tsx?$/.test(name))
  .map((name) => readFileSync(join(app, name), 'utf8'))
  .join('\n');

/** Either the press is listened to, or the script that does it says so. */
const ways = (name: string) => [`data-count="${name}"`, `countLate('${name}')`];

test.each(METRIC_EVENTS)('%s is counted somewhere', (name) => {
  expect(ways(name).filter((way) => source.includes(way))).not.toEqual([]);
});
