import { parseMessage } from '@punkt/domain/message';
import { type TextKey, useText } from './i18n.tsx';

/** Puts what a rule answered into words. A sentence that the server has already worded comes back as it is. */
export function useMessage(): (problem: string) => string {
  const text = useText();
  return (problem) => {
    const { key, params } = parseMessage(problem);
    return text(key as TextKey, params);
  };
}
