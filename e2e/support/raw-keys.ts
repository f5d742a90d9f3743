import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const TEXTS = join(import.meta.dirname, '../../packages/locales/src/ru');

/** `order-page.ts` holds the namespace `orderPage`. */
const namespaces = readdirSync(TEXTS).map((file) =>
  file.replace(/\.ts$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
);

/** Addresses of pages and of people have dots too, but something before or behind them. */
const KEY = new RegExp(`(?<![\\w@/.:-])(?:${namespaces.join('|')})(?:\\.[\\w-]+)+(?![\\w@/])`, 'g');

/** A text that is missing, or was not loaded, shows as its key: `policy.title`. */
export const rawKeys = (text: string): string[] => text.match(KEY) ?? [];

const ATTRIBUTES = ['title', 'aria-label', 'aria-description', 'placeholder', 'alt', 'content'];
const SPOKEN = new RegExp(`\\s(?:${ATTRIBUTES.join('|')})="([^"]*)"`, 'g');

/** What a page says to the eye, to the ear and to search engines: no scripts, sheets, data or HTML. */
export function spokenBy(html: string): string {
  const page = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ');
  const attributes = Array.from(page.matchAll(SPOKEN), ([, value]) => value);
  return [page.replace(/<[^>]+>/g, ' '), ...attributes].join(' ').replace(/&[^;\s]+;/g, ' ');
}
