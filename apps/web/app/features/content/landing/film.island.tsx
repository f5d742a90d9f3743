import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../components/icons.tsx';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import { SectionHead } from '../section-head.tsx';
import styles from './film.module.css';
import { useProgrammeText } from './programme-text.ts';
import { useWasSeen } from './use-seen.ts';

interface Props {
  readonly onFailed?: () => void;
  /** Without scripts nobody can press our button: the browser's own controls stand there from the start. */
  readonly plain?: boolean;
}

/** Our own button to begin, where a thumb finds it; then the browser's controls, which know keys, captions and full screen. */
function FilmPlayer({ onFailed, plain = false }: Props) {
  const text = useText();
  const language = useLanguage();
  const video = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(plain);
  useEffect(() => {
    // Our button has gone, and only with its controls can the film take the focus.
    if (started && !plain) video.current?.focus();
  }, [started, plain]);
  const play = () => {
    setStarted(true);
    // Refused (no codec, no network) it says so by its error event.
    video.current?.play().catch(() => undefined);
  };
  return (
    <>
      <video
        ref={video}
        className={styles.video}
        aria-label={text('programme.film.label')}
        poster="/films/opening.svg"
        width="1280"
        height="720"
        preload="none"
        controls={started}
        playsInline
        data-count="video_played"
        onPlay={() => setStarted(true)}
        onError={onFailed}
      >
        <source src="/films/opening.webm" type="video/webm" />
        {/* For browsers without VP9. When all sources fail, only the last <source> gets the error event. */}
        <source src="/films/opening.mp4" type="video/mp4" onError={onFailed} />
        <track
          kind="captions"
          src="/films/opening-ru.vtt"
          srcLang="ru"
          label={text('common.language.ru')}
          default={language === 'ru'}
        />
        <track
          kind="captions"
          src="/films/opening-ka.vtt"
          srcLang="ka"
          label={text('common.language.ka')}
          default={language === 'ka'}
        />
        <track
          kind="captions"
          src="/films/opening-en.vtt"
          srcLang="en"
          label="English"
          default={language === 'en'}
        />
      </video>
      {!started && (
        <button type="button" className={styles.play} onClick={play}>
          <Icon>
            <path d="M7 4v16l13-8z" fill="currentColor" />
          </Icon>
          <span>{text('programme.film.play')}</span>
        </button>
      )}
    </>
  );
}

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
