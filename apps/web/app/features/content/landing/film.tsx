import { useRef, useState } from 'react';
import styles from './film.module.css';
import { FilmPlayer } from './film-player.tsx';
import { useFilmSeen } from './film-seen.ts';
import { useProgrammeText } from './programme-text.ts';

/**
 * The film of the landing. Of it nothing is loaded before a tenth is in sight, and only its poster and captions before somebody
 * presses play.
 */
export default function Film() {
  const text = useProgrammeText();
  const frame = useRef<HTMLDivElement>(null);
  const seen = useFilmSeen(frame);
  const [failed, setFailed] = useState(false);
  return (
    <section id="film" className={styles.section}>
      <header className={styles.head}>
        <h2>{text('programme.film.title')}</h2>
        <p>{text('programme.film.lead')}</p>
        <a href="#steps">{text('programme.film.steps')}</a>
      </header>
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
