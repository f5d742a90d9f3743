import { useEffect } from 'react';
import { useText } from '../lib/i18n.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { PageHead } from './page-head.tsx';

let opening = false;

/** Whether this page load began with the loading screen (and not by a link from inside): then it has to fade out. */
export const wasOpening = (): boolean => opening;

interface Props {
  readonly words: string;
  readonly description: string;
}

/** What the server draws of a part that only the browser can fill. */
export function OpeningScreen({ words, description }: Props) {
  const text = useText();
  useEffect(() => {
    opening = true;
  }, []);
  return (
    <main>
      <PageHead title={text('common.brand')} description={description} />
      <h1 className="visually-hidden">{text('common.brand')}</h1>
      <LoadingScreen words={words} needs={text('auth.noscript.account')} />
    </main>
  );
}
