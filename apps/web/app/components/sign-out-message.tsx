import { useEffect, useState } from 'react';
import { useText } from '../lib/i18n.tsx';
import { isSessionEnd, readSignOutNotice, type SignOutNotice as Words } from '../lib/sign-out-notice.ts';
import { AlertIcon, TickIcon } from './icons.tsx';
import styles from './sign-out-message.module.css';

/** News that outlived the page that had it: registered, or signed out by time. Read after hydration: the page itself is shared by everybody. */
export function SignOutMessage() {
  const text = useText();
  const [words, setWords] = useState<Words | null>(null);
  const ended = words !== null && isSessionEnd(words);
  useEffect(() => setWords(readSignOutNotice()), []);
  return (
    <div role="status" className={styles.region}>
      {words && (
        <div className={styles.message}>
          {ended ? <AlertIcon /> : <TickIcon />}
          <div>
            <p>
              <b>{ended ? text('auth.ended.title') : words.title}</b>
            </p>
            <p>{ended ? text('auth.ended.text') : words.text}</p>
          </div>
        </div>
      )}
    </div>
  );
}
