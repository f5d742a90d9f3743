/**
 * Makes the films, their posters and captions: `npm run make:film`, or one of them by its name. Scenes are drawn by scripts/film,
 * captions are texts of packages/locales with the figures of the domain. Run it again when either changes; what it writes to
 * apps/web/public/films is part of the repository. H.264 needs a browser that can write it (Chromium of a distribution, Chrome).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBrowser } from '../e2e/support/launch.ts';
import { FILM_SCENES, programmeFigures, SCENE_SECONDS } from '../packages/domain/src/programme-figures.ts';
import { auth as authEn } from '../packages/locales/src/en/auth.ts';
import { programme as programmeEn } from '../packages/locales/src/en/programme.ts';
import { auth as authKa } from '../packages/locales/src/ka/auth.ts';
import { programme as programmeKa } from '../packages/locales/src/ka/programme.ts';
import { auth as authRu } from '../packages/locales/src/ru/auth.ts';
import { programme as programmeRu } from '../packages/locales/src/ru/programme.ts';
import { translator } from '../packages/locales/src/translate.ts';
import * as code from './film/code.mjs';
import { HEIGHT, svgPen, WIDTH } from './film/pen.mjs';
import * as opening from './film/scenes.mjs';
import { ROOT } from './lib/prepare.mjs';

const FOLDER = join(ROOT, 'apps/web/public/films');
const TEXTS = {
  ru: { auth: authRu, programme: programmeRu },
  ka: { auth: authKa, programme: programmeKa },
  en: { auth: authEn, programme: programmeEn },
};
const FILMS = [
  {
    name: 'opening',
    poster: opening.poster,
    captions: (text, language) =>
      FILM_SCENES.map((scene) => text(`programme.film.caption.${scene}`, programmeFigures(language))),
    plan: {
      scenes: 'scenes',
      width: WIDTH,
      height: HEIGHT,
      framesPerSecond: 25,
      seconds: FILM_SCENES.length * SCENE_SECONDS,
      sceneSeconds: SCENE_SECONDS,
      bitrate: 260_000,
    },
  },
  {
    name: 'code',
    poster: code.poster,
    captions: (text) => [1, 2, 3].map((step) => text(`auth.help.step.${step}`)),
    plan: {
      scenes: 'code',
      width: code.SIZE,
      height: code.SIZE,
      framesPerSecond: 25,
      seconds: 9,
      sceneSeconds: 3,
      bitrate: 120_000,
    },
  },
];
/** Encoding needs a secure page; this one exists only inside the script. */
const STAGE = 'https://film.example/';
const LIBRARY = join(ROOT, 'node_modules/mediabunny/dist/bundles');

async function encode(page, plan, format) {
  const text = await page.evaluate(
    async ([given, wanted]) => {
      const { encodeFilm } = await import('./encode.mjs');
      return encodeFilm(given, wanted);
    },
    [plan, format],
  );
  return Buffer.from(text, 'base64');
}

async function onStage(work) {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.route(`${STAGE}**`, async (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      if (!name) return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
      const folder = name === 'mediabunny.mjs' ? LIBRARY : join(ROOT, 'scripts/film');
      return route.fulfill({ contentType: 'text/javascript', body: await readFile(join(folder, name)) });
    });
    await page.goto(STAGE);
    await work(page);
  } finally {
    await browser.close();
  }
}

const clock = (seconds) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;

function captionFile(lines, sceneSeconds) {
  const cues = lines.map((words, index) => {
    const from = index * sceneSeconds;
    return `${index + 1}\n${clock(from + 0.1)} --> ${clock(from + sceneSeconds - 0.1)}\n${words}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

async function writeWords({ name, poster, captions, plan }) {
  for (const [language, texts] of Object.entries(TEXTS)) {
    const lines = captions(translator(language, texts), language);
    await writeFile(join(FOLDER, `${name}-${language}.vtt`), captionFile(lines, plan.sceneSeconds));
  }
  const pen = svgPen(plan.width, plan.height);
  poster(pen);
  await writeFile(join(FOLDER, `${name}.svg`), pen.toString());
}

const wanted = process.argv.slice(2);
await onStage(async (page) => {
  for (const film of FILMS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    await writeWords(film);
    for (const format of ['webm', 'mp4']) {
      const bytes = await encode(page, film.plan, format);
      await writeFile(join(FOLDER, `${film.name}.${format}`), bytes);
      console.log(`${film.name}.${format}: ${Math.round(bytes.length / 1024)} KiB`);
    }
  }
});
