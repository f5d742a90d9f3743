import { createHash } from 'node:crypto';
import { conferencesOf } from '@punkt/domain/conference-days';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import { icsOf } from './ics.ts';
import type { RenderedContent } from './rendered.ts';

export interface FeedOptions {
  readonly texts: (language: Language) => Translate;
  /** Of the main site: both have the same conferences, so an event has one name wherever the feed was read. */
  readonly origin: string;
}

interface Feed {
  readonly etag: string;
  readonly body: string;
}

/** Written once per version of the content and language; the content comes in that language too. */
export function createFeed({ texts, origin }: FeedOptions) {
  const kept = new WeakMap<RenderedContent, Map<Language, Feed>>();

  function write({ version, published, sections }: RenderedContent, language: Language): Feed {
    const section = sections.find((each) => each.type === 'conferences');
    const conferences = section ? conferencesOf(section.content.conferences) : [];
    const body = icsOf({ conferences, published, origin, text: texts(language) });
    // By its bytes: the words may change with a release while the version stays.
    const mark = createHash('sha256').update(body).digest('hex').slice(0, 8);
    return { etag: `"conferences-${version}-${language}-${mark}"`, body };
  }

  return (content: RenderedContent, language: Language): Feed => {
    const known = kept.get(content) ?? new Map<Language, Feed>();
    const feed = known.get(language) ?? write(content, language);
    kept.set(content, known.set(language, feed));
    return feed;
  };
}
