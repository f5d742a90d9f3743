import { useText } from '../../../i18n.tsx';
import styles from './remarks.module.css';

interface Props {
  readonly reasons: readonly string[];
  readonly onChoose: (reason: string) => void;
}

/** What is said again and again: a press puts it into the box beside. */
export function CannedReasons({ reasons, onChoose }: Props) {
  const text = useText();
  return (
    <ul aria-label={text('casework.remark.canned')} className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reason}>
          <button type="button" onClick={() => onChoose(reason)}>
            {reason}
          </button>
        </li>
      ))}
    </ul>
  );
}
