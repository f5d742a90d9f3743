import { useRef, useState } from 'react';
import { SectionHead } from '../section-head.tsx';
import styles from './film.module.css';
import { FilmPlayer } from './film-player.tsx';
import { useProgrammeText } from './programme-text.ts';
import { useWasSeen } from './use-seen.ts';

/** So much of it must be in sight before anything of it is loaded. */
const SHARE = 0.1;

/**
 * The film of the landing. Of it nothing is loaded before a tenth is in sight, and only its poster and captions before somebody
 * presses play.
 */
export default function Film() {
  const text = useProgrammeText();
  const frame = useRef<HTMLDivElement>(null);
  const seen = useWasSeen(frame, SHARE);
  const [failed, setFailed] = useState(false);
  return (
    <section id="film" className={styles.section}>
      <SectionHead title={text('programme.film.title')} lead={text('programme.film.lead')}>
        <a href="#steps" className={styles.words}>
          {text('programme.film.steps')}
        </a>
      </SectionHead>
      <div ref={frame} className={styles.frame} data-frame>
        {seen && !failed && <FilmPlayer onFailed={() => setFailed(true)} />}
        {failed && <p role="alert">{text('programme.film.failed')}</p>}
        <noscript>
          <FilmPlayer plain />
        </noscript>
      </div>
    </section>
  );
}
