import { useRef } from 'react';
import { useText } from '../../../lib/i18n.tsx';
import styles from './banners.module.css';
import { BannerControls } from './banners-controls.tsx';
import { BANNERS } from './banners-list.ts';
import { usePlay } from './banners-play.ts';
import { BannerSlide } from './banners-slide.tsx';
import { useTrack } from './banners-track.ts';
import { useProgrammeText } from './programme-text.ts';

/** Four offers in a row that can be scrolled with or without a script; with one it moves on by itself. */
export default function Banners() {
  const text = useText();
  const say = useProgrammeText();
  const track = useRef<HTMLDivElement>(null);
  const { current, go, onScroll, onTake } = useTrack(track, BANNERS.length);
  const { playing, toggle, hovering, rewind } = usePlay(() => go(current + 1));
  const choose = (index: number) => {
    go(index);
    rewind();
  };
  const shown = BANNERS[current] ?? BANNERS[0];
  return (
    <section
      className={styles.banners}
      aria-roledescription={text('landing.banners.carousel')}
      aria-label={text('landing.banners.label')}
      {...hovering}
    >
      <div ref={track} className={styles.track} onScroll={onScroll} onPointerDown={onTake} onWheel={onTake}>
        {BANNERS.map((banner, index) => (
          <BannerSlide key={banner.name} banner={banner} number={index + 1} total={BANNERS.length} />
        ))}
      </div>
      <BannerControls current={current} playing={playing} onChoose={choose} onToggle={toggle} />
      {/* Told only when somebody turns by hand: a voice every ten seconds would be a nuisance. */}
      <p className="visually-hidden" aria-live={playing ? 'off' : 'polite'}>
        {text('landing.banners.slide', { number: current + 1, total: BANNERS.length })}.{' '}
        {say(`landing.banner.${shown.name}.title`)}
      </p>
    </section>
  );
}
