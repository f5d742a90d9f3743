import { REQUIRED_PHOTOS } from '@punkt/domain/files';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppProviders } from '../../../../app-providers.tsx';
import { siteTexts } from '../../../../site/texts-server.ts';
import { BookPhotos } from './book-photos.tsx';
import type { BookKind } from './book-rules.ts';

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
