/**
 * Makes the film of the landing, its poster and its captions: `npm run make:film`. The scenes are drawn
 * by scripts/film, the captions are texts of packages/locales with the figures of the domain. Run it again when either changes;
 * what it writes to apps/web/public/films is part of the repository.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBrowser } from '../e2e/support/launch.ts';
import { FILM_SCENES, programmeFigures, SCENE_SECONDS } from '../packages/domain/src/programme-figures.ts';
import { programme as en } from '../packages/locales/src/en/programme.ts';
import { programme as ka } from '../packages/locales/src/ka/programme.ts';
import { programme as ru } from '../packages/locales/src/ru/programme.ts';
import { translator } from '../packages/locales/src/translate.ts';
import { HEIGHT, svgPen, WIDTH } from './film/pen.mjs';
import { poster } from './film/scenes.mjs';
import { webm } from './film/webm.mjs';
import { ROOT } from './lib/prepare.mjs';

const FOLDER = join(ROOT, 'apps/web/public/films');
const SECONDS = FILM_SCENES.length * SCENE_SECONDS;
const PLAN = { framesPerSecond: 25, seconds: SECONDS, sceneSeconds: SCENE_SECONDS, bitrate: 260_000 };
/** Encoding needs a secure page; this one exists only inside the script. */
const STAGE = 'https://film.example/';

async function encodeInBrowser() {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.route(`${STAGE}**`, async (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      if (!name) return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
      const body = await readFile(join(ROOT, 'scripts/film', name));
      return route.fulfill({ contentType: 'text/javascript', body });
    });
    await page.goto(STAGE);
    return await page.evaluate(async (plan) => {
      const { encodeFilm } = await import('./encode.mjs');
      return encodeFilm(plan);
    }, PLAN);
  } finally {
    await browser.close();
  }
}

const clock = (seconds) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;

function captions(language, texts) {
  const text = translator(language, { programme: texts });
  const cues = FILM_SCENES.map((scene, index) => {
    const from = index * SCENE_SECONDS;
    const words = text(`programme.film.caption.${scene}`, programmeFigures(language));
    return `${scene}\n${clock(from + 0.1)} --> ${clock(from + SCENE_SECONDS - 0.1)}\n${words}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

const frames = (await encodeInBrowser()).map((each) => ({ ...each, data: Buffer.from(each.data, 'base64') }));
const film = webm(frames, { width: WIDTH, height: HEIGHT, milliseconds: SECONDS * 1000 });
await writeFile(join(FOLDER, 'opening.webm'), film);
for (const [language, texts] of Object.entries({ ru, ka, en }))
  await writeFile(join(FOLDER, `opening-${language}.vtt`), captions(language, texts));
const pen = svgPen();
poster(pen);
await writeFile(join(FOLDER, 'opening.svg'), pen.toString());
console.log(`opening.webm: ${frames.length} frames, ${Math.round(film.length / 1024)} KiB`);
