import { useEffect, useState } from 'react';
import { useText } from '../lib/i18n.tsx';
import { knownEnd, readSignOutNotice, type SignOutNotice as Words } from '../lib/sign-out-notice.ts';
import { AlertIcon, TickIcon } from './icons.tsx';
import styles from './sign-out-message.module.css';

/** News that outlived the page that had it: registered, or signed out by time or in another tab. Read after hydration: the page itself is shared by everybody. */
export function SignOutMessage() {
  const text = useText();
  const [words, setWords] = useState<Words | null>(null);
  const known = words ? knownEnd(words) : undefined;
  useEffect(() => setWords(readSignOutNotice()), []);
  return (
    <div role="status" className={styles.region}>
      {words && (
        <div className={styles.message}>
          {known ? <AlertIcon /> : <TickIcon />}
          <div>
            <p>
              <b>{known ? text(`auth.${known}.title`) : words.title}</b>
            </p>
            <p>{known ? text(`auth.${known}.text`) : words.text}</p>
          </div>
        </div>
      )}
    </div>
  );
}
