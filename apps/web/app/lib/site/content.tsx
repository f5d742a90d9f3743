import type { ContentSection } from '@punkt/domain/content';
import { use } from 'react';
import { usePageInfo } from '../page-info.ts';
import { readPageInfo } from '../page-info-browser.ts';

type Sections = readonly ContentSection[];
type SectionOf<T extends ContentSection['type']> = Extract<ContentSection, { type: T }>;

const ADDRESS = '/content/promo-content-sections/v2?language=';

let reading: Promise<Sections> | undefined;

async function fetchContent(): Promise<Sections> {
  // A page that shows a preview names it: what wakes on it must show the same.
  const { preview } = document.documentElement.dataset;
  const answer = await fetch(`${ADDRESS}${readPageInfo().language}${preview ? `&preview=${preview}` : ''}`);
  if (!answer.ok) throw new Error(String(answer.status));
  return ((await answer.json()) as { sections: Sections }).sections;
}

let failed = false;

/** React reads a promise without waiting only if it finds its value beside it: an island that wakes must not blink. */
async function attachValue(promise: Promise<Sections>): Promise<void> {
  try {
    Object.assign(promise, { status: 'fulfilled', value: await promise });
  } catch {
    failed = true;
  }
}

function content(): Promise<Sections> {
  if (!reading) {
    reading = fetchContent();
    void attachValue(reading);
  }
  return reading;
}

/** The published content, once per visit. One that could not be read is asked for again here, never while drawing: that would not end. */
export function readContent(): Promise<Sections> {
  if (failed) reading = undefined;
  failed = false;
  return content();
}

/** A section of the published content, in the page's language: from the page's own on the server, fetched when drawn in the browser. */
export function useSection<T extends ContentSection['type']>(type: T): SectionOf<T> {
  const { content: published } = usePageInfo();
  const sections = import.meta.env.SSR ? (published ?? []) : use(content());
  const found = sections.find((section): section is SectionOf<T> => section.type === type);
  if (!found) throw new Error(`The published content has no section ${type}`);
  return found;
}
