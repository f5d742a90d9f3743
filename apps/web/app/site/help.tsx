import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import ChatWindow from '../features/assistant/chat-window.tsx';
import type { Asked } from '../features/content/shell/shell-script.ts';
import QuestionDialog from '../features/questions/question-dialog.tsx';
import { readPageInfo } from '../lib/page-info-browser.ts';
import { prepare, provided } from './hydrate-island.tsx';
import { loadTexts } from './texts.ts';

let root: Root | undefined;

/** The assistant and the form to ask a manager: drawn when they are first asked for. Ready once the window stands. */
export async function openHelp(asked: Asked): Promise<void> {
  await Promise.all([prepare(), loadTexts(readPageInfo().language, ['door', 'chat'])]);
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const { promise, resolve } = Promise.withResolvers<void>();
  root.render(provided(<Help key={Date.now()} first={asked} onShown={resolve} />));
  return promise;
}

function Help({ first, onShown }: { readonly first: Asked; readonly onShown: () => void }) {
  const [asked, ask] = useState<Asked | null>(first);
  const [message, setMessage] = useState('');
  useEffect(onShown, [onShown]);
  const close = () => ask(null);
  if (!asked) return null;
  if (asked === 'question') return <QuestionDialog onClose={close} message={message} />;
  const askManager = (typed: string) => {
    setMessage(typed);
    ask('question');
  };
  return <ChatWindow onClose={close} onAskManager={askManager} />;
}
