import type { FaqItem } from '@punkt/domain/content';
import type { Language } from '@punkt/locales/language';
import { ChevronIcon, ForwardIcon } from '../../../components/icons.tsx';
import styles from './faq-entry.module.css';

interface Props {
  readonly kind: string;
  readonly item: FaqItem;
  /** What the entry is written in, whatever the page speaks. */
  readonly written?: Language;
}

/**
 * One question. Any number of them may be open: people compare answers. The id stands on the answer, inside: a link to it
 * makes the browser unfold everything around it.
 */
export function FaqEntry({ kind, item, written = 'ru' }: Props) {
  const { index, question, answer, href, hrefText, target } = item;
  return (
    <details className={styles.entry} lang={written}>
      <summary data-question>
        <span>{question}</span>
        <ChevronIcon />
      </summary>
      <div id={`faq-${kind}-${index + 1}`} className={styles.answer}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: published HTML, cleaned by the server on its way in and out */}
        <div dangerouslySetInnerHTML={{ __html: answer }} />
        {href && hrefText && (
          <a href={href} target={target} rel={target === '_blank' ? 'noopener' : undefined}>
            {`${hrefText}\u00a0`}
            <ForwardIcon />
          </a>
        )}
      </div>
    </details>
  );
}
