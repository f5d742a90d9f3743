import type { FaqItem } from '@punkt/domain/content';
import { FAQ_SHOWN } from '@punkt/domain/content-terms';
import type { Language } from '@punkt/locales/language';
import { ChevronIcon } from '../../../../components/icons.tsx';
import { FaqEntry } from '../../landing/faq-entry.tsx';
import styles from './faq-list.module.css';

interface Props {
  /** Names the entries' anchors. */
  readonly kind: string;
  readonly items: readonly FaqItem[];
  /** On the control that shows what follows the first entries. */
  readonly all: string;
  readonly written: Language;
}

/** The browser's own accordion: it opens without scripts, and is found by searching in the page. */
export function FaqList({ kind, items, all, written }: Props) {
  const entries = items.map((item) => (
    <FaqEntry key={item.index} kind={kind} item={item} written={written} />
  ));
  return (
    <div className={styles.list}>
      {entries.slice(0, FAQ_SHOWN)}
      {entries.length > FAQ_SHOWN && (
        <details className={styles.all}>
          <summary>
            {all}
            <ChevronIcon />
          </summary>
          {entries.slice(FAQ_SHOWN)}
        </details>
      )}
    </div>
  );
}
