import { useEffect } from 'react';
import { useUser } from '../../lib/account/user-query.ts';
import { storedKeys } from '../../lib/storage.ts';

/**
 * An answer that was given at the door is sent from wherever its owner comes back to: the tab of the lock may be closed. Loads the rest only
 * where this browser keeps something.
 */
export function AnswerWatch() {
  const { user_id: userId } = useUser();
  useEffect(() => {
    const send = async (): Promise<void> => {
      if (!storedKeys(`punkt.lock.${userId}/`).length) return;
      const { sendKept } = await import('./send-kept.ts');
      sendKept(userId);
    };
    const begin = () => void send().catch(() => undefined);
    begin();
    addEventListener('online', begin);
    return () => removeEventListener('online', begin);
  }, [userId]);
  return null;
}
