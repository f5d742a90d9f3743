import { useState } from 'react';
import { useLanguage, useText } from '../../lib/i18n.tsx';
import { Dialog } from '../dialog.tsx';
import { HelpIcon } from '../icons.tsx';
import styles from './code-help.module.css';

/** On phones and tablets the code arrives on the same screen, behind this page: a short film shows where. */
export function CodeHelp() {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setOpen(true)}>
        <HelpIcon />
        {text('auth.help.open')}
      </button>
      <Dialog open={open} title={text('auth.help.title')} onClose={() => setOpen(false)}>
        {open && <HelpFilm />}
        <ol className={styles.steps}>
          <li>{text('auth.help.step.1')}</li>
          <li>{text('auth.help.step.2')}</li>
          <li>{text('auth.help.step.3')}</li>
        </ol>
      </Dialog>
    </>
  );
}

/** Nine seconds without sound or words; the steps below and its captions say the same. Where motion is not wanted it waits to be started. */
function HelpFilm() {
  const text = useText();
  const language = useLanguage();
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  return (
    <video
      className={styles.film}
      aria-label={text('auth.help.film')}
      poster="/films/code.svg"
      width="640"
      height="640"
      autoPlay={!still}
      loop
      muted
      playsInline
      controls
    >
      <source src="/films/code.webm" type="video/webm" />
      <source src="/films/code.mp4" type="video/mp4" />
      <track
        kind="captions"
        src={`/films/code-${language}.vtt`}
        srcLang={language}
        label={text('auth.help.film')}
      />
    </video>
  );
}
