import chunks from 'virtual:text-chunks';
import golosCyrillic from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url';
import golosLatin from '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2?url';
import notoGeorgian from '@fontsource-variable/noto-sans-georgian/files/noto-sans-georgian-georgian-wght-normal.woff2?url';
import type { Language } from '@punkt/locales/language';
import type { ReactNode } from 'react';
import { preload, preloadModule } from 'react-dom';
import { textPartsOf } from './lib/text-parts.ts';

const fonts: Record<Language, string> = { ru: golosCyrillic, ka: notoGeorgian, en: golosLatin };

interface Props {
  readonly language: Language;
  readonly pathname: string;
  readonly children: ReactNode;
}

/** Asks for the language's font and texts together with the scripts. Server only: by hydration they are loading. */
export function DocumentPreloads({ language, pathname, children }: Props) {
  preload(fonts[language], { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  for (const part of textPartsOf(pathname)) {
    for (const file of chunks[`${language}/${part}`] ?? []) preloadModule(file, { as: 'script' });
  }
  return children;
}
