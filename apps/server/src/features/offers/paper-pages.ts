import { formatDate } from '@punkt/domain/date';
import { OFFER_KINDS, type OfferKind } from '@punkt/domain/offer';
import type { Translate } from '@punkt/locales/translate';
import { escapeHtml, renderPage } from '../../platform/papers/html.ts';
import { DOCUMENT_STYLE } from '../../platform/papers/page-style.ts';
import { sanitise } from '../../platform/papers/sanitise.ts';
import { type ChangedBlock, compareDocuments, type Part } from './changes.ts';
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

/** Neither by colour nor by style alone: a sign that is seen, and words that are heard. */
function renderPart({ kind, text }: Part, translate: Translate): string {
  const body = escapeHtml(text);
  if (kind === 'same' || !text.trim()) return body;
  const [tag, sign] = kind === 'added' ? ['ins', '+'] : ['del', '−'];
  const heard = (key: string) =>
    `<span class="heard"> [${escapeHtml(translate(`certificate.changes.${key}`))}] </span>`;
  return `<${tag}>${heard(kind)}<span class="sign" aria-hidden="true">${sign}</span>${body}${heard('end')}</${tag}>`;
}

const renderBlock = ({ tag, parts }: ChangedBlock, translate: Translate): string =>
  `<${tag}>${parts.map((part) => renderPart(part, translate)).join('')}</${tag}>`;

/** Headings shift below those of the page; unchanged text is told by its length, headings of changed parts stay. */
function renderBlocks(blocks: readonly ChangedBlock[], translate: Translate): string {
  const lines: string[] = [];
  let skipped: ChangedBlock[] = [];
  const fold = (keepHeading: boolean) => {
    const heading = keepHeading ? skipped.findLast(({ tag }) => tag !== 'p') : undefined;
    const count = skipped.length - (heading ? 1 : 0);
    if (count > 0)
      lines.push(`<p class="same">${escapeHtml(translate('certificate.changes.same', { count }))}</p>`);
    if (heading) lines.push(renderBlock({ ...heading, tag: 'h3' }, translate));
    skipped = [];
  };
  for (const block of blocks) {
    if (!block.changed) {
      skipped.push(block);
      continue;
    }
    fold(true);
    lines.push(renderBlock({ ...block, tag: block.tag === 'p' ? 'p' : 'h3' }, translate));
  }
  fold(false);
  return lines.join('\n');
}

function renderKind(kind: OfferKind, from: OfferVersion, to: OfferVersion, translate: Translate): string {
  const blocks = compareDocuments(from[kind], to[kind]);
  const same = blocks.every(({ changed }) => !changed);
  const body = same
    ? `<p class="same">${escapeHtml(translate('certificate.changes.none'))}</p>`
    : renderBlocks(blocks, translate);
  return `<h2>${escapeHtml(translate(`certificate.kind.${kind}`))}</h2>\n${body}`;
}

export function changesPage(from: OfferVersion, to: OfferVersion, translate: Translate): string {
  const title = translate('certificate.changes.title', { from: from.version, to: to.version });
  const kinds = OFFER_KINDS.map((kind) => renderKind(kind, from, to, translate)).join('\n');
  return renderPage({
    language: to.language,
    title,
    style: DOCUMENT_STYLE,
    body: `<main><h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(translate('certificate.changes.legend'))}</p>\n${kinds}\n</main>`,
  });
}
