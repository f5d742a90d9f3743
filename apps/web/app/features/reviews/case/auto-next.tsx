import { useState } from 'react';
import { useText } from '../../../lib/i18n.tsx';
import { browserStorage } from '../../../lib/storage.ts';
import styles from './case-head.module.css';

const KEY = 'punkt.autoNext';
const storage = browserStorage('localStorage');

/** Whether a decision opens the next case by itself. Off until chosen: opening reads somebody's data, and is audited. */
export const opensNext = (): boolean => storage.getItem(KEY) === 'on';

/** Beside the keys, on every case: whoever never sees an outcome must be able to switch it off too. */
export function AutoNext() {
  const text = useText();
  const [on, setOn] = useState(opensNext);
  const change = (next: boolean) => {
    storage.setItem(KEY, next ? 'on' : 'off');
    setOn(next);
  };
  return (
    <label className={styles.auto}>
      <input type="checkbox" checked={on} onChange={({ target }) => change(target.checked)} />
      {text('reviews.auto')}
    </label>
  );
}
