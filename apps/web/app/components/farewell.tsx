import { useEffect, useState } from 'react';
import { readFarewell, type Farewell as Words } from '../lib/farewell.ts';
import styles from './farewell.module.css';
import { TickIcon } from './icons.tsx';

/** Good news that outlived the page that had it. Read after hydration: the page itself is shared by everybody. */
export function Farewell() {
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => setWords(readFarewell()), []);
  return (
    <div role="status" className={styles.region}>
      {words && (
        <div className={styles.farewell}>
          <TickIcon />
          <div>
            <p>
              <b>{words.title}</b>
            </p>
            <p>{words.text}</p>
          </div>
        </div>
      )}
    </div>
  );
}
