import { useEffect, useState } from 'react';
import { useText } from '../lib/i18n.tsx';
import styles from './loading-screen.module.css';
import { Mark } from './mark.tsx';
import { NeedsScript } from './needs-script.tsx';
import { PageHead } from './screen-title.tsx';

interface Props {
  readonly words: string;
  /** Of a screen that the server draws: said in the place of the words where no script will ever fill it. */
  readonly needs?: string;
  /** The page behind is ready; the screen is fading. */
  readonly leaving?: boolean;
}

export function LoadingScreen({ words, needs, leaving = false }: Props) {
  return (
    <div className={styles.screen} data-leaving={leaving || undefined} aria-hidden={leaving || undefined}>
      <div className={styles.mark}>
        <Mark size={72} />
      </div>
      <p role={leaving ? undefined : 'status'}>{words}</p>
      {needs && <NeedsScript words={needs} />}
      {needs && <Late />}
    </div>
  );
}

/**
 * A script that did not come through leaves nobody who could tell. The sheet shows these words after a while, and the link needs nothing but the
 * browser: whoever has a bad connection, or a page older than its files, is not left with a promise.
 */
function Late() {
  const text = useText();
  return (
    <p className={styles.late}>
      {text('common.late')}{' '}
      {/* biome-ignore lint/a11y/useValidAnchor: the same page, with its query, whatever that is: no script may be there to tell. */}
      <a href="">{text('common.retry')}</a>
    </p>
  );
}

let opening = false;

/** Whether this page load began with the loading screen (and not by a link from inside): then it has to fade out. */
export const wasOpening = (): boolean => opening;

interface WasOpeningProps {
  readonly words: string;
  readonly description: string;
}

/** What the server draws of a part that only the browser can fill. */
export function OpeningScreen({ words, description }: WasOpeningProps) {
  const text = useText();
  useEffect(() => {
    opening = true;
  }, []);
  return (
    <main>
      <PageHead title={text('common.brand')} description={description} />
      <h1 className="visually-hidden">{text('common.brand')}</h1>
      <LoadingScreen words={words} needs={text('shell.noscript')} />
    </main>
  );
}

const LINGER_MS = 500;

/** The loading screen ends half a second after the account area stands: it fades over it instead of flashing away. */
export function LeavingScreen({ words }: { readonly words: string }) {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), LINGER_MS);
    return () => clearTimeout(timer);
  }, []);
  return gone ? null : <LoadingScreen words={words} leaving />;
}
