import { randomInt } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import type { CallOutput } from '@punkt/contract/contract';
import { country } from '@punkt/domain/countries';
import type { CountryCode } from '@punkt/domain/country-code';
import { hashFor, type Role } from './accounts.ts';

export interface Person {
  readonly country: CountryCode;
  /** As typed after the dial code. */
  readonly national: string;
  /** Full digits, as the server keeps them. */
  readonly phone: string;
}

interface Journey {
  /** Somebody nobody has heard of yet: journeys share one server and must not meet. */
  newcomer: (code?: CountryCode) => Person;
  /** What the sandbox «sent» last to a phone; waits until a code other than `after` is there. */
  codeFor: (phone: string, after?: string) => Promise<string>;
  /** The Georgian site of the same server. */
  georgianUrl: string;
  /** Opens a page of the account area or the console as one of the sandbox's people. */
  openAs: (role: Role, path?: string) => Promise<void>;
  /** Types phone and code, as a person would; ends wherever log-in leads. */
  logIn: (person: Person) => Promise<void>;
}

function makeNewcomer(code: CountryCode = 'RU'): Person {
  const { dialCode, nationalLength } = country(code).phone;
  const start = code === 'RU' ? '9' : code === 'KZ' ? '7' : '5';
  const rest = Array.from({ length: nationalLength - 1 }, () => randomInt(10)).join('');
  return { country: code, national: start + rest, phone: dialCode + start + rest };
}

export const test = base.extend<Journey>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  newcomer: async ({}, use) => use(makeNewcomer),
  codeFor: async ({ request }, use) =>
    use(async (phone, after) => {
      let code: string | undefined;
      await expect
        .poll(async () => {
          const answer = await request.get(`/api/v4/sandbox/outbox?to=${phone}`);
          const { data } = (await answer.json()) as CallOutput<'GET /api/v4/sandbox/outbox'>;
          code = /\d{6}/.exec(data.find(({ to }) => to === phone)?.text ?? '')?.[0];
          return code !== undefined && code !== after;
        })
        .toBe(true);
      return code ?? '';
    }),
  openAs: async ({ page, request }, use) =>
    use(async (role, path = '/lk') => {
      await page.goto(`${path}?hash=${await hashFor(request, role)}`);
      await expect(page).not.toHaveURL(/hash=/);
      // Whoever leaves the page before the hash was exchanged is nobody yet.
      await expect
        .poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('access')))
        .toBe(true);
    }),
  logIn: async ({ page, codeFor }, use) =>
    use(async (person) => {
      await page.getByLabel('Страна').selectOption(person.country);
      await page.getByLabel('Номер телефона').fill(person.national);
      await page.getByRole('button', { name: 'Далее' }).click();
      await page.getByLabel('Код, 6 цифр').fill(await codeFor(person.phone));
    }),
  georgianUrl: async ({ baseURL }, use) => use((baseURL ?? '').replace('localhost', 'ge.localhost')),
});

export { expect };

/** Runs in the browser. What moves for ever (a spinner) is part of the screen as it stands. */
const movingParts = () =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    ).length;

/** No violation of WCAG 2.2 AA on the screen as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // A screen that is still fading in or out has, for that moment, the contrast of a ghost.
  await expect(page.locator('[data-leaving]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(movingParts)).toBe(0);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}
