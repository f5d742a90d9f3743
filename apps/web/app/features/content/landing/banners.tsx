import { BackIcon, ForwardIcon } from '../../../components/icons.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './banners.module.css';
import { PauseIcon, PlayIcon } from './banners-icons.tsx';
import { BANNERS } from './banners-list.ts';
import { BannerSlide } from './banners-slide.tsx';
import { useProgrammeText } from './programme-text.ts';

/** Four offers in a row that can be scrolled with or without a script; with one (banners-script.ts) it moves on by itself. */
export default function Banners() {
  const text = useText();
  const say = useProgrammeText();
  const titleOf = (index: number) => say(`landing.banner.${BANNERS[index]?.name ?? 'income'}.title`);
  return (
    <section
      id="landing-banners"
      className={styles.banners}
      aria-roledescription={text('landing.banners.carousel')}
      aria-label={text('landing.banners.label')}
    >
      <div className={styles.track} data-track>
        {BANNERS.map((banner, index) => (
          <BannerSlide key={banner.name} banner={banner} number={index + 1} total={BANNERS.length} />
        ))}
      </div>
      <div className={styles.controls}>
        <button type="button" data-play="on" aria-label={text('landing.banners.pause')}>
          <PauseIcon />
        </button>
        <button type="button" data-play="off" aria-label={text('landing.banners.play')} hidden>
          <PlayIcon />
        </button>
        <div className={styles.dots}>
          {BANNERS.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              data-to={index}
              aria-current={index === 0 || undefined}
              aria-label={text('landing.banners.show', { number: index + 1, title: titleOf(index) })}
            />
          ))}
        </div>
        <button type="button" data-turn="-1" aria-label={text('landing.banners.previous')}>
          <BackIcon />
        </button>
        <button type="button" data-turn="1" aria-label={text('landing.banners.next')}>
          <ForwardIcon />
        </button>
      </div>
      {/* Told only when somebody turns by hand: a voice every ten seconds would be a nuisance. */}
      <p className="visually-hidden" aria-live="off" />
    </section>
  );
}
