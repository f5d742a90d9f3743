import type { FaqItem } from '@punkt/domain/content';
import { tie, tieHtml } from '@punkt/domain/typeset';
import { ChevronIcon } from '../../../components/icons.tsx';
import { useWrittenIn } from '../../../lib/site/written-in.ts';
import { WithArrow } from '../with-arrow.tsx';
import styles from './faq-list.module.css';

interface Props {
  readonly kind: string;
  readonly item: FaqItem;
}

/**
 * One question. Any number of them may be open: people compare answers. The id stands on the answer, inside: a link to it
 * makes the browser unfold everything around it.
 */
export function FaqEntry({ kind, item }: Props) {
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
