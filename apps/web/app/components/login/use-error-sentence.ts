import { ApiError } from '../../lib/api-error.ts';
import { useText } from '../../lib/i18n.tsx';
import { describeError } from '../../lib/notifications/describe-error.ts';
import { usePhrase } from '../../lib/notifications/use-phrase.ts';

/**
 * One line to stand under a field. Here nothing stays silent: a notification may be skipped, but a person who pressed
 * a button must learn why nothing happened. The code for support comes along where the fault is the server's.
 */
export function useErrorSentence(): (error: unknown) => string {
  const text = useText();
  const say = usePhrase();
  return (error) => {
    const words = describeError(error);
    if (!words) return messageOf(error) || text('notifications.default.network');
    const sentence = words.list[0] ?? say(words.text);
    const theirs = error instanceof ApiError && error.status < 500;
    return theirs || !words.requestId
      ? sentence
      : `${sentence}\n${text('notifications.error.code', { code: words.requestId })}`;
  };
}

const messageOf = (error: unknown): string => (error instanceof ApiError ? error.message : '');
