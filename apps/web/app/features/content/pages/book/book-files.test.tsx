import { readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppProviders } from '../../../../app-providers.tsx';
import { pageAt } from '../../../../lib/testing/page-info.ts';
import { siteTexts } from '../../../../site/texts-server.ts';
import { BookFiles } from './book-files.tsx';
import type { BookKind } from './book-rules.ts';

const PUBLIC = new URL('../../../../../public/', import.meta.url);

const draw = (kind: BookKind): string =>
  renderToStaticMarkup(
    <AppProviders info={pageAt('/documents/brandbook')} table={siteTexts.ru}>
      <BookFiles kind={kind} />
    </AppProviders>,
  );

test.each(['standard', 'georgian'] as const)(
  '%s: the place of each logo has the shape of its file',
  async (kind) => {
    const pictures = [...draw(kind).matchAll(/<img src="\/([^"]+)" alt="" width="(\d+)" height="(\d+)"/g)];
    expect(pictures).toHaveLength(4);
    for (const [, file = '', width, height] of pictures) {
      const svg = await readFile(new URL(file, PUBLIC), 'utf8');
      const [, across, high] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
      expect(Number(width), file).toBe(Math.round((Number(across) / Number(high)) * Number(height)));
    }
  },
);
