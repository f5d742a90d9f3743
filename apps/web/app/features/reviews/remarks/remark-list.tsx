import { IconFlagFilled, IconX } from '@tabler/icons-react';
import { useText } from '../../../lib/i18n.tsx';
import type { FieldWords } from '../case/field-words.ts';
import styles from './remarks.module.css';
import type { Remarks } from './use-remarks.ts';

interface Props {
  readonly words: FieldWords;
  readonly remarks: Remarks;
}

/** What will be sent, all in one place. */
export function RemarkList({ words, remarks }: Props) {
  const text = useText();
  return (
    <section aria-labelledby="remarks" className={styles.section}>
      <h2 id="remarks">{text('reviews.remarks.title')}</h2>
      {remarks.all.length === 0 && <p className={styles.hint}>{text('reviews.remarks.none')}</p>}
      <RemarkItems words={words} remarks={remarks} />
    </section>
  );
}

export function RemarkItems({ words, remarks }: Props) {
  const text = useText();
  return (
    <ul className={styles.items}>
      {remarks.all.map(({ path, message }) => (
        <li key={path}>
          <IconFlagFilled size={18} aria-hidden="true" />
          <span>
            <b>{words.label(path)}</b>
            {message}
          </span>
          <button
            type="button"
            aria-label={text('reviews.remark.remove', { field: words.label(path) })}
            onClick={() => remarks.remove(path)}
          >
            <IconX size={18} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
