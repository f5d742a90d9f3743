import type { TextPart } from '@punkt/locales/parts';
import type { TextTable } from '@punkt/locales/translate';
import { type ComponentType, createContext, use } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nContext } from '../i18n.tsx';
import { PageInfoContext } from '../page-info.ts';

/** What a file `*.island.tsx` exports: the browser loads it by itself when its place comes near or is touched. */
export interface IslandModule {
  readonly default: ComponentType;
  /** The parts of the dictionary that are loaded with it. */
  readonly texts?: readonly TextPart[];
  /** Shows the published content, which is read first. */
  readonly content?: boolean;
  /** Draws something else than the server did, in its place. */
  readonly redraws?: boolean;
}

/** Where the browser finds the script of an island, by its source. */
export const IslandFiles = createContext<(source: string) => string>((source) => source);

interface Props {
  readonly id: string;
  /** `content/landing/film` is `app/features/content/landing/film.island.tsx`. */
  readonly source: string;
  readonly of: ComponentType;
  /** `landing.map`: texts that the page carries for it. Most stand in its HTML already, so they pack to nearly nothing. */
  readonly words?: readonly string[];
  /** `touch`: well enough as the server drew it until somebody uses it. `idle`: in view at once, and not worth the first moments of a phone. */
  readonly wake?: 'near' | 'touch' | 'idle';
}

/** Of every namespace, the texts below these names. */
function wordsBelow(names: readonly string[], table: TextTable): TextTable {
  const found: Record<string, Record<string, TextTable[string][string]>> = {};
  for (const [namespace, texts] of Object.entries(table))
    for (const [key, words] of Object.entries(texts))
      if (names.some((name) => `${namespace}.${key}`.startsWith(`${name}.`))) {
        found[namespace] ??= {};
        found[namespace][key] = words;
      }
  return found;
}

/**
 * A part of a public page that moves. Drawn here as a root of its own, so that the browser finds the same ids when it takes over.
 * Server only: no browser loads a page's components, only its islands.
 */
export function Island({ id, source, of: Inside, words = [], wake }: Props) {
  const i18n = use(I18nContext);
  const carried = i18n && words.length > 0 ? JSON.stringify(wordsBelow(words, i18n.table)) : undefined;
  const file = use(IslandFiles)(`app/features/${source}.island.tsx`);
  const html = renderToString(
    <PageInfoContext value={use(PageInfoContext)}>
      <I18nContext value={i18n}>
        <Inside />
      </I18nContext>
    </PageInfoContext>,
    { identifierPrefix: id },
  );
  const inside = { dangerouslySetInnerHTML: { __html: html } };
  return <div id={id} data-island={file} data-wake={wake} data-words={carried} {...inside} />;
}
