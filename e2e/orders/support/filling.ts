import { expect, type Page } from '@playwright/test';
import { picture } from '../../owners/pictures.ts';
import type { Place } from './places.ts';

const idOf = (path: string): string => `#${path.replaceAll('.', '-')}`;

/** The wizard by its fields, which are named as on the wire. */
export function wizardOf(page: Page) {
  const field = (path: string) => page.locator(idOf(path));
  const next = () => page.locator('form[aria-labelledby^="step-"] button[type="submit"]').click();
  const step = (number: number) => page.locator(`li[aria-current="step"] #step-${number}`);

  /** Types into a search and takes the answer that reads exactly so. */
  async function choose(path: string, typed: string, exactly: string): Promise<void> {
    await field(path).fill(typed);
    const option = page
      .locator(`div:has(> ${idOf(path)})`)
      .getByRole('option')
      .filter({ has: page.getByText(exactly, { exact: true }) });
    await option.first().click();
    await expect(field(path)).toHaveValue(exactly);
  }

  async function address({ city, street, house }: Place): Promise<void> {
    await choose('city_name', city.cityName, city.cityName);
    await choose('street', street.street, street.street);
    await choose('house', house.house, house.house);
    await expect(field('latitude')).toHaveValue(String(house.latitude));
  }

  async function building(): Promise<void> {
    await field('locations').selectOption('firstFloor');
    await field('description').fill('Вход со двора, вторая дверь слева от арки, домофон 12');
  }

  /** The press of the last step, and the yes to the question that always follows it. */
  async function submit(): Promise<void> {
    await next();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.locator('button[data-look="primary"]').click();
  }

  return {
    field,
    next,
    submit,
    step,
    choose,
    address,
    problem: (path: string) => page.locator(`${idOf(path)}-error`),
    state: (state: string) => page.locator(`#content header [data-state="${state}"]`),
    async read(): Promise<void> {
      await field('agreed').check();
      await next();
      await expect(step(2)).toBeVisible();
    },
    /** Everything the step asks of everybody. */
    async location(place: Place): Promise<void> {
      await address(place);
      if (place.zone.subsidies.length > 0)
        await page.locator('input[name="subsidy_hex_type"]').last().check();
      await building();
    },
    building,
    async conditions(area = '60', stock = '45'): Promise<void> {
      await field('area').fill(area);
      await field('stock_area').fill(stock);
      await field('celling_height').fill('2,8');
      await field('dressing_rooms_count').fill('2');
    },
    /** Sends a picture and waits until it has arrived. */
    async send(type: string): Promise<void> {
      const upload = page.locator('fieldset', { has: field(`actual_urls.${type}`) });
      const label = await upload.getAttribute('aria-labelledby');
      await field(`actual_urls.${type}`).setInputFiles(picture(`${type}.png`));
      const group = page.locator(`fieldset[aria-labelledby="${label}"]`);
      await expect(group.locator('[data-status="done"]')).toHaveCount(1);
    },
    async link(url = 'https://video.example.com/room'): Promise<void> {
      await page.locator('input[name="video-way"]').last().check();
      await field('actual_urls.video').fill(url);
    },
  };
}

export type WizardPage = ReturnType<typeof wizardOf>;

const PHOTOS = ['generalPhoto', 'nightlyGeneralPhoto', 'clientAreaPhoto', 'fittingRoomsPhoto'] as const;

export async function sendAll(wizard: WizardPage): Promise<void> {
  for (const type of [...PHOTOS, 'btiDocument']) await wizard.send(type);
  await wizard.link();
}
