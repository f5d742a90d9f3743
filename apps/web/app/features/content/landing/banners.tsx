import { BackIcon, ForwardIcon, Icon } from '../../../components/icons.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './banners.module.css';
import { useProgrammeText } from './programme-text.ts';

const PauseIcon = () => (
  <Icon>
    <path d="M8 5v14M16 5v14" />
  </Icon>
);
const PlayIcon = () => (
  <Icon>
    <path d="M7 4v16l13-8z" />
  </Icon>
);

/** In the order they are shown; the name is that of the texts and of the drawing. */
const BANNERS = [
  { name: 'income', to: '#zones' },
  { name: 'sign', to: '/signboard' },
  { name: 'village', to: '/simplified-conditions' },
  { name: 'calendar', to: '/conferences' },
] as const;

interface SlideProps {
  readonly banner: (typeof BANNERS)[number];
  readonly number: number;
  readonly total: number;
}

function BannerSlide({ banner: { name, to }, number, total }: SlideProps) {
  const text = useText();
  const say = useProgrammeText();
  return (
    <article
      className={styles.slide}
      data-name={name}
      aria-roledescription={text('landing.banners.role')}
      aria-label={text('landing.banners.slide', { number, total })}
    >
      <div className={styles.words}>
        <h2>{say(`landing.banner.${name}.title`)}</h2>
        <p>{say(`landing.banner.${name}.text`)}</p>
        <a href={to} data-count="banner_click">
          {text(`landing.banner.${name}.link`)}
          <ForwardIcon />
        </a>
      </div>
      <img src={`/drawings/landing-${name}.svg`} alt="" width="360" height="260" loading="lazy" />
    </article>
  );
}

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
