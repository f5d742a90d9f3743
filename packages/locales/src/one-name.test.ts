import { readdir, readFile } from 'node:fs/promises';
import { VIDEO_SECONDS } from '@punkt/domain/files';
import { expect, test } from 'vitest';
import { conferences as enConferences } from './en/conferences.ts';
import { landing as enLanding } from './en/landing.ts';
import { orders as enOrders } from './en/orders.ts';
import { site as enSite } from './en/site.ts';
import { wizard as enWizard } from './en/wizard.ts';
import { conferences as kaConferences } from './ka/conferences.ts';
import { landing as kaLanding } from './ka/landing.ts';
import { orders as kaOrders } from './ka/orders.ts';
import { site as kaSite } from './ka/site.ts';
import { wizard as kaWizard } from './ka/wizard.ts';
import { conferences as ruConferences } from './ru/conferences.ts';
import { landing as ruLanding } from './ru/landing.ts';
import { orders as ruOrders } from './ru/orders.ts';
import { site as ruSite } from './ru/site.ts';
import { wizard as ruWizard } from './ru/wizard.ts';

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

test.each([
  ['ru', ruOrders, ruWizard],
  ['ka', kaOrders, kaWizard],
  ['en', enOrders, enWizard],
] as const)('what to prepare is what the form will ask for in %s', (_, orders, wizard) => {
  expect(orders['prepare.4']).toBe(wizard['need.bti']);
  expect(orders['prepare.5']).toBe(wizard['need.video'].replace('{{seconds}}', String(VIDEO_SECONDS)));
});

/** Words that would be a second name for a thing: გააქტიურება, მარკეტპლეისი, ვიდეოთვალთვალი, სანკტ-პეტერბურგი, ფართის გეგმა, ცრუ გააქტიურება, the button «შემდეგი». */
const SECOND_NAMES =
  /აქტივაცი|მარკეტფლეის|მარკეთ|ვიდეომეთვალყურ|სანქტ-პეტერბურგ|აზომვითი ნახაზ|ყალბი? გააქტიურებ|'შემდეგ'/;

test('things have one name in Georgian', async () => {
  const folder = new URL('./ka/', import.meta.url);
  for (const file of await readdir(folder))
    expect(`${file}: ${SECOND_NAMES.exec(await readFile(new URL(file, folder), 'utf8')) ?? ''}`).toBe(
      `${file}: `,
    );
});
