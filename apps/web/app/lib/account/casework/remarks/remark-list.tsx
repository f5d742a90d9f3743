import IconFlagFilled from 'icon:flag-filled';
import IconX from 'icon:x';
import { useText } from '../../../i18n.tsx';
import styles from './remarks.module.css';
import type { Remarking } from './use-remarks.ts';

interface Props {
  readonly remarking: Pick<Remarking, 'remarks' | 'label'>;
}

/** What will be sent, all in one place. */
export function RemarkList({ remarking }: Props) {
  const text = useText();
  return (
    <section aria-labelledby="remarks" className={styles.section}>
      <h2 id="remarks">{text('casework.remarks.title')}</h2>
      {remarking.remarks.all.length === 0 && <p className={styles.hint}>{text('casework.remarks.none')}</p>}
      <RemarkItems remarking={remarking} />
    </section>
  );
}

export function RemarkItems({ remarking: { remarks, label } }: Props) {
  const text = useText();
  return (
    <ul className={styles.items}>
      {remarks.all.map(({ path, message }) => (
        <li key={path}>
          <IconFlagFilled size={18} />
          <span>
            <b>{label(path)}</b>
            {message}
          </span>
          <button
            type="button"
            aria-label={text('casework.remark.remove', { field: label(path) })}
            onClick={() => remarks.remove(path)}
          >
            <IconX size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}
