import { beforeEach, expect, test, vi } from 'vitest';
import { localDrafts } from './local-drafts.ts';

const drafts = localDrafts<{ record: Record<string, unknown>; begun?: object; version: number }>('test', [
  'phone',
]);
const draft = {
  record: { area: 40, phone: '79161234567', parts: { phone: '79167654321', note: 'двор' } },
  begun: { area: 30, phone: '79160000000' },
  version: 3,
};

let [browser, tab] = [new Map<string, string>(), new Map<string, string>()];
const storageOf = (values: () => Map<string, string>) => ({
  getItem: (key: string) => values().get(key) ?? null,
  setItem: (key: string, value: string) => void values().set(key, value),
  removeItem: (key: string) => void values().delete(key),
});

beforeEach(() => {
  [browser, tab] = [new Map(), new Map()];
  vi.stubGlobal(
    'localStorage',
    storageOf(() => browser),
  );
  vi.stubGlobal(
    'sessionStorage',
    storageOf(() => tab),
  );
});

test('what says how to reach somebody stays in the tab, and comes back whole there', () => {
  drafts.write('a', draft);
  expect(JSON.stringify([...browser])).not.toMatch(/7916\d{7}/);
  expect(drafts.read('a')).toEqual(draft);
});

test('in another tab the rest is there, and the fields are left to the server', () => {
  drafts.write('a', draft);
  tab.clear();
  expect(drafts.read('a')).toEqual({
    record: { area: 40, parts: { note: 'двор' } },
    begun: { area: 30 },
    version: 3,
  });
});

test('a draft that is gone leaves nothing in the tab either', () => {
  drafts.write('a', draft);
  drafts.forget('a');
  expect([browser.size, tab.size]).toEqual([0, 0]);
});

test('a draft of another session does not come back from the tab alone', () => {
  drafts.write('a', draft);
  browser.clear();
  expect(drafts.read('a')).toBeNull();
});

test('a kind that is personal as a whole is in the tab as a whole', () => {
  const whole = localDrafts<typeof draft>('whole', 'all');
  whole.write('a', draft);
  expect([browser.size, whole.read('a')]).toEqual([0, draft]);
});
