import type { TextPart } from '@punkt/locales/keys';
import { type ComponentType, lazy } from 'react';
import { readPageInfo } from '../page-info-browser.ts';
import { loadTexts } from '../texts.ts';
import { readContent } from './content.tsx';

interface Plan<P> {
  /** Also its element's id: the place the server's HTML is found at. */
  readonly id: string;
  /** The file below, as the bundler names it: by it the server finds the style sheets. */
  readonly source: string;
  load(): Promise<{ readonly default: ComponentType<P> }>;
  /** The texts it speaks, loaded with its script. */
  readonly texts?: readonly TextPart[];
  /** Shows the published content. */
  readonly content?: boolean;
  /** Draws the page's head. */
  readonly heads?: boolean;
  /** Gets its script when it comes near the viewport or is touched; otherwise it stays HTML. */
  readonly wakes?: boolean;
}

export interface Island<P extends object = object> {
  readonly id: string;
  readonly source: string;
  readonly heads: boolean;
  readonly wakes: boolean;
  /** The component, once its script is here; until then one that waits for it. */
  inside(): ComponentType<P>;
  wake(): Promise<void>;
  /** Loads all that it takes to draw the island in the browser: for navigations inside the app. */
  prepare(): Promise<null>;
}

export interface ShowProps<P extends object> {
  readonly island: Island<P>;
  readonly with?: NoInfer<P>;
}

/**
 * A part of a public page that the server draws and the browser leaves alone. React and its router take nine tenths of
 * what a public page may weigh, so its own scripts stay away until they are needed: on the first load an island is
 * the server's HTML, without its component, its texts and its data. A navigation inside the app draws the same component in
 * the browser.
 */
export function island<P extends object = object>(plan: Plan<P>): Island<P> {
  const { id, source, texts = [], content = false, heads = false, wakes = false } = plan;
  let known: ComponentType<P> | undefined;
  const load = async () => {
    const words = import.meta.env.SSR ? undefined : loadTexts(readPageInfo().language, texts);
    const [module] = await Promise.all([plan.load(), words]);
    known = module.default;
    return module;
  };
  const late = lazy(load);
  // With its data: an island that woke without them would stand empty meanwhile. What can't be had leaves the server's HTML.
  const wake = async () => void (await Promise.all([load(), content ? readContent() : null]));
  const prepare = async () => {
    await Promise.all([load(), content ? readContent().catch(() => null) : null]);
    return null;
  };
  return { id, source, heads, wakes, inside: () => known ?? late, wake, prepare };
}
