import { useState } from 'react';
import ChatWindow from '../../features/assistant/chat-window.tsx';
import type { HelpProps } from '../../features/content/shell/use-help.ts';
import QuestionDialog from '../../features/questions/question-dialog.tsx';
import { readPageInfo } from '../../lib/page-info-browser.ts';
import { loadTexts } from '../../lib/texts.ts';

export const prepare = (): Promise<void> => loadTexts(readPageInfo().language, ['door', 'chat']);

/** The assistant and the form to ask a manager. */
export function Help({ asked, ask }: HelpProps) {
  const [message, setMessage] = useState('');
  const close = () => ask(null);
  if (asked === 'question') return <QuestionDialog onClose={close} message={message} />;
  const askManager = (typed: string) => {
    setMessage(typed);
    ask('question');
  };
  return <ChatWindow onClose={close} onAskManager={askManager} />;
}
