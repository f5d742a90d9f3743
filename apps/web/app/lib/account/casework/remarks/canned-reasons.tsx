import type { KeyboardEvent } from 'react';
import { useText } from '../../../i18n.tsx';
import styles from './remarks.module.css';

interface Props {
  readonly reasons: readonly string[];
  readonly onChoose: (reason: string) => void;
}

/** Digits go as far as nine. */
const MOST = 9;

/** Alt and a digit, by the place of the key: a bare digit belongs to what is being typed. */
export function reasonByKey(
  { altKey, code }: Pick<KeyboardEvent, 'altKey' | 'code'>,
  reasons: readonly string[],
) {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return altKey && digit ? reasons[Number(digit) - 1] : undefined;
}

/** What is said again and again: a press, or its key, puts it into the box beside. */
export function CannedReasons({ reasons, onChoose }: Props) {
  const text = useText();
  return (
    <ul aria-label={text('casework.remark.canned')} className={styles.reasons}>
      {reasons.map((reason, index) => (
        <li key={reason}>
          <button
            type="button"
            aria-keyshortcuts={index < MOST ? `Alt+${index + 1}` : undefined}
            onClick={() => onChoose(reason)}
          >
            {index < MOST && <span aria-hidden="true">{index + 1}</span>}
            {reason}
          </button>
        </li>
      ))}
    </ul>
  );
}
