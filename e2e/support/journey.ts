import { randomInt } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import type { CallOutput } from '@punkt/contract/contract';
import { country } from '@punkt/domain/countries';
import type { CountryCode } from '@punkt/domain/country-code';
import { type Role, tokenOf } from './accounts.ts';
import { pressLikePeople } from './long-presses.ts';
import { isKnown, openSignedIn } from './signed-in.ts';

export interface Person {
  readonly country: CountryCode;
  /** As typed after the dial code. */
  readonly national: string;
  /** Full digits, as the server keeps them. */
  readonly phone: string;
}

export interface Journey {
  /** A new person: journeys share one server and must not meet. */
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

export const test = base.extend<Journey & { leftAsFound: undefined }>({
  // The next journey gets the same browser, and nothing of what this one asked of it.
  leftAsFound: [
    async ({ context }, use) => {
      const lost = await pressLikePeople(context);
      await use(undefined);
      await context.setOffline(false);
      await context.clearPermissions();
      await context.setGeolocation(null);
      await context.setExtraHTTPHeaders({});
      expect(lost).toEqual([]);
    },
    { auto: true },
  ],
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
  openAs: async ({ page }, use) =>
    use(async (role, path = '/lk') => {
      await openSignedIn(page, await tokenOf(role), path);
      await expect.poll(() => isKnown(page)).toBe(true);
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

export { expectAccessible } from './accessible.ts';
export { expect };
