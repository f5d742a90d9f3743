import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { conferences as enConferences } from './en/conferences.ts';
import { landing as enLanding } from './en/landing.ts';
import { site as enSite } from './en/site.ts';
import { conferences as kaConferences } from './ka/conferences.ts';
import { landing as kaLanding } from './ka/landing.ts';
import { site as kaSite } from './ka/site.ts';
import { conferences as ruConferences } from './ru/conferences.ts';
import { landing as ruLanding } from './ru/landing.ts';
import { site as ruSite } from './ru/site.ts';

test.each([
  ['ru', ruConferences, ruLanding, ruSite],
  ['ka', kaConferences, kaLanding, kaSite],
  ['en', enConferences, enLanding, enSite],
] as const)('the calendar of conferences has one name in %s', (_, conferences, landing, site) => {
  const name = site['link.conferences'];
  expect(conferences.title).toBe(name);
  expect(conferences['calendar.label']).toBe(name);
  expect(landing['banner.calendar.link']).toBe(name);
});

/** Words that would be a second name for a thing: გააქტიურება, მარკეტპლეისი, ვიდეოთვალთვალი, სანკტ-პეტერბურგი. */
const SECOND_NAMES = /აქტივაცი|მარკეტფლეის|მარკეთ|ვიდეომეთვალყურ|სანქტ-პეტერბურგ/;

test('things have one name in Georgian', async () => {
  const folder = new URL('./ka/', import.meta.url);
  for (const file of await readdir(folder))
    expect(`${file}: ${SECOND_NAMES.exec(await readFile(new URL(file, folder), 'utf8')) ?? ''}`).toBe(
      `${file}: `,
    );
});
