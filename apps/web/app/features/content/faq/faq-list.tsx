import type { FaqItem } from '@punkt/domain/content';
import { FAQ_SHOWN } from '@punkt/domain/content-terms';
import { tie, tieHtml } from '@punkt/domain/typeset';
import { ChevronIcon } from '../../../components/icons.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { useWrittenIn } from '../../../lib/site/written-in.ts';
import { WithArrow } from '../with-arrow.tsx';
import styles from './faq-list.module.css';

interface Props {
  /** Names the entries' anchors. */
  readonly kind: string;
  readonly items: readonly FaqItem[];
  /** For the ear, where several lists stand in one section. */
  readonly title?: string;
}

/**
 * The browser's own accordion: it opens without scripts, and is found by searching in the page. The control stays where it
 * was pressed, and the rest unfolds below it.
 */
export function FaqList({ kind, items, title }: Props) {
  const text = useText();
  const writtenIn = useWrittenIn();
  const foreign = items.map(({ question, answer }) => writtenIn(question) ?? writtenIn(answer)).find(Boolean);
  const entries = items.map((item) => <FaqEntry key={item.index} kind={kind} item={item} />);
  const more = entries.slice(FAQ_SHOWN);
  return (
    <div className={styles.list} data-kind={kind}>
      {title && <h3 className="visually-hidden">{title}</h3>}
      {foreign && <p className={styles.foreign}>{text(`site.faq.in.${foreign}`)}</p>}
      {entries.slice(0, FAQ_SHOWN)}
      {more.length > 0 && (
        <details className={styles.all} data-count="faq_expanded">
          <summary>
            <ChevronIcon />
            <span data-when="closed">{text('site.faq.all')}</span>
            <span data-when="open">{text('site.faq.fewer')}</span>
          </summary>
          {more}
        </details>
      )}
    </div>
  );
}

interface EntryProps {
  readonly kind: string;
  readonly item: FaqItem;
}

/**
 * One question. Any number of them may be open: people compare answers. The id stands on the answer, inside: a link to it
 * makes the browser unfold everything around it.
 */
function FaqEntry({ kind, item }: EntryProps) {
  const writtenIn = useWrittenIn();
  const { index, question, answer, href, hrefText, target } = item;
  return (
    <details className={styles.entry} data-count="faq_opened">
      <summary data-question>
        <span lang={writtenIn(question)}>{tie(question)}</span>
        <ChevronIcon />
      </summary>
      <div id={`faq-${kind}-${index + 1}`} className={styles.answer}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: published HTML, cleaned by the server on its way in and out */}
        <div lang={writtenIn(answer)} dangerouslySetInnerHTML={{ __html: tieHtml(answer) }} />
        {href && hrefText && (
          <a
            href={href}
            lang={writtenIn(hrefText)}
            target={target}
            rel={target === '_blank' ? 'noopener' : undefined}
          >
            <WithArrow words={hrefText} />
          </a>
        )}
      </div>
    </details>
  );
}
