import { formatDate } from '@punkt/domain/date';
import type { OfferKind } from '@punkt/domain/offer';
import type { Translate } from '@punkt/locales/translate';
import { escapeHtml, renderPage } from '../../platform/papers/html.ts';
import { DOCUMENT_STYLE } from '../../platform/papers/page-style.ts';
import { sanitise } from '../../platform/papers/sanitise.ts';
import type { OfferVersion } from './tables.ts';

const dateOf = (time: Date): string => formatDate(time.toISOString().slice(0, 10));

/** A document as its reader sees it; cleaned once more, for a row may be older than a rule of the allow-list. */
export function documentPage(version: OfferVersion, kind: OfferKind, translate: Translate): string {
  const name = translate(`certificate.kind.${kind}`);
  const line = translate('certificate.page.version', {
    kind: name,
    version: version.version,
    date: dateOf(version.published),
  });
  return renderPage({
    language: version.language,
    title: line,
    style: DOCUMENT_STYLE,
    body: `<main><p class="version">${escapeHtml(line)}</p>\n${sanitise(version[kind])}\n</main>`,
  });
}
