import golosCyrillic from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url';
import golosLatin from '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2?url';
import notoGeorgian from '@fontsource-variable/noto-sans-georgian/files/noto-sans-georgian-georgian-wght-normal.woff2?url';
import type { Language } from '@punkt/locales/language';
import { usePageInfo } from '../lib/page-info.ts';

const FONTS: Record<Language, string> = { ru: golosCyrillic, ka: notoGeorgian, en: golosLatin };
const THEME_COLOR = { main: '#0E6F6A', georgian: '#7A1F3D' } as const;

/** What the head of every document begins with, whoever draws the rest. */
export function DocumentHead() {
  const { language, variant } = usePageInfo();
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content={THEME_COLOR[variant]} />
      <link rel="preload" as="font" type="font/woff2" href={FONTS[language]} crossOrigin="anonymous" />
      <link rel="icon" href={`/icons/${variant}.svg`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`/icons/${variant}-180.png`} />
      <link rel="manifest" href={`/${variant}.webmanifest`} />
    </>
  );
}

/** The part of what the server knows that the browser reads back (lib/page-info-browser.ts). */
export function useDocumentAttributes() {
  const { language, variant, sandbox, stage, preview } = usePageInfo();
  return {
    lang: language,
    'data-variant': variant,
    'data-sandbox': sandbox,
    'data-stage': stage,
    'data-preview': preview,
  };
}
