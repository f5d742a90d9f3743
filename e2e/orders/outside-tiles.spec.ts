import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { findBrowserWithMap } from '../support/browser.ts';
import { expect, test as journey } from '../support/journey.ts';
import { withServer } from '../support/own-server.ts';

const ATTRIBUTION = '© Картографы соседней улицы';
/** One point of a colour that nothing of ours has. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGM4ETAfAAObAbjBbnmGAAAAAElFTkSuQmCC';

/** Another server of tiles: pictures of its own, and vector tiles that it has from the server journeys share. */
async function withTiles(use: (origin: string, asked: string[]) => Promise<void>): Promise<void> {
  const asked: string[] = [];
  const server = createServer(async ({ url = '' }, response) => {
    asked.push(url);
    response.setHeader('access-control-allow-origin', '*');
    if (url.endsWith('.png'))
      return response.setHeader('content-type', 'image/png').end(Buffer.from(PICTURE, 'base64'));
    const known = `http://localhost:${process.env.PUNKT_JOURNEYS_PORT}/api/v4/geo/tiles${url}`;
    const tile = await fetch(known);
    return response.writeHead(tile.status).end(Buffer.from(await tile.arrayBuffer()));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked);
  server.close().closeAllConnections();
}

/** A server whose map has its ground from elsewhere, and what was asked for there. */
const test = journey.extend<{ template: string; elsewhere: { ours: string; asked: string[] } }>({
  template: ['', { option: true }],
  elsewhere: async ({ template, playwright }, use) =>
    withTiles((origin, asked) =>
      withServer(
        playwright.request,
        { TILES_URL: origin + template, TILES_ATTRIBUTION: ATTRIBUTION },
        (ours) => use({ ours, asked }),
      ),
    ),
  baseURL: async ({ elsewhere }, use) => use(elsewhere.ours),
});
// A small window: every point is drawn without a graphics card.
test.use({ launchOptions: await findBrowserWithMap(), viewport: { width: 420, height: 420 } });

/** Which share of the points of the map as it is drawn has this colour. */
async function shareOf(page: Page, colour: readonly number[]): Promise<number> {
  const drawn = (await page.locator('canvas').screenshot()).toString('base64');
  const paper = await page.context().newPage();
  const share = await paper.evaluate(
    async ({ picture, wanted }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
      pen?.drawImage(image, 0, 0);
      const data = pen?.getImageData(0, 0, image.width, image.height).data ?? [];
      let found = 0;
      for (let at = 0; at < data.length; at += 4)
        if (wanted.every((value, part) => Math.abs(value - (data[at + part] ?? 0)) <= 2)) found += 1;
      return found / (image.width * image.height);
    },
    { picture: drawn, wanted: colour },
  );
  await paper.close();
  return share;
}

for (const { what, template, path, colour } of [
  {
    what: 'layers',
    template: '/{layer}/{z}/{x}/{y}',
    path: /^\/(land|borders|towns|streets)\/\d+\/\d+\/\d+$/,
    colour: [0xfa, 0xf9, 0xf6],
  },
  {
    what: 'pictures',
    template: '/{z}/{x}/{y}.png',
    path: /^\/\d+\/\d+\/\d+\.png$/,
    colour: [0xc8, 0x50, 0x9f],
  },
])
  test.describe(what, () => {
    test.use({ template });

    test(`of another server are the ground of the map, under zones of ours @desktop`, async ({
      page,
      elsewhere,
    }) => {
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', ({ message }) => complaints.push(message));
      const zones = page.waitForResponse(/\/api\/v4\/geo\/tiles\/zones\/.*/);
      await page.goto('/');
      const show = page.getByRole('button', { name: 'Показать карту' });
      await show.evaluate((button) => button.scrollIntoView({ block: 'center' }));
      await show.click();
      const farther = page.getByRole('button', { name: 'Отдалить' });
      await expect(farther).toBeVisible();
      expect(new URL((await zones).url()).origin).toBe(elsewhere.ours);
      await expect(page.getByText(ATTRIBUTION)).toBeVisible();
      // From farther away there are no zones over the ground.
      const goFarther = async () => {
        if (await farther.isEnabled()) await farther.click();
        return shareOf(page, colour);
      };
      await expect.poll(goFarther).toBeGreaterThan(0.3);
      expect(elsewhere.asked.length).toBeGreaterThan(0);
      expect(elsewhere.asked.filter((address) => !path.test(address))).toEqual([]);
      await expect(page.getByText('Часть карты не загрузилась')).toHaveCount(0);
      expect(complaints).toEqual([]);
    });
  });
