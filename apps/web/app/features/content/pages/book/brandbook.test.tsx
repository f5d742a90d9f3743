import { readFile } from 'node:fs/promises';
import { REQUIRED_PHOTOS } from '@punkt/domain/files';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppProviders } from '../../../../app-providers.tsx';
import { pageAt } from '../../../../lib/testing/page-info.ts';
import { siteTexts } from '../../../../site/texts-server.ts';
import { BookFiles } from './book-files.tsx';
import type { BookKind } from './book-rules.ts';
import { BookPhotos } from './brandbook.tsx';

const draw = (kind: BookKind, language: 'ru' | 'ka' | 'en' = 'ru'): string =>
  renderToStaticMarkup(
    <AppProviders
      info={{ variant: 'main', language, sandbox: false, stage: false }}
      table={siteTexts[language]}
    >
      <BookPhotos kind={kind} />
    </AppProviders>,
  );

test.each(['standard', 'simplified', 'georgian'] as const)('%s: every photo of the activation', (kind) => {
  expect(draw(kind).match(/<li>/g)).toHaveLength(REQUIRED_PHOTOS.edit.length);
});

test('a point without a signboard is not asked for its picture', () => {
  expect(draw('standard')).toContain('вывеска включена');
  expect(draw('simplified')).not.toMatch(/вывеска (целиком|включена)|кронштейн со стороны/);
  expect(draw('simplified', 'ka')).not.toMatch(/აბრა (მთლიანად|ანთებულია)/);
  expect(draw('simplified', 'en')).not.toMatch(/whole signboard|signboard lit/);
});

const PUBLIC = new URL('../../../../../public/', import.meta.url);

const drawFiles = (kind: BookKind): string =>
  renderToStaticMarkup(
    <AppProviders info={pageAt('/documents/brandbook')} table={siteTexts.ru}>
      <BookFiles kind={kind} />
    </AppProviders>,
  );

test.each(['standard', 'georgian'] as const)(
  '%s: the place of each logo has the shape of its file',
  async (kind) => {
    const pictures = [
      ...drawFiles(kind).matchAll(/<img src="\/([^"]+)" alt="" width="(\d+)" height="(\d+)"/g),
    ];
    expect(pictures).toHaveLength(4);
    for (const [, file = '', width, height] of pictures) {
      const svg = await readFile(new URL(file, PUBLIC), 'utf8');
      const [, across, high] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
      expect(Number(width), file).toBe(Math.round((Number(across) / Number(high)) * Number(height)));
    }
  },
);
