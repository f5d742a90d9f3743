import { ForwardIcon } from '../../../components/icons.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './banners.module.css';
import type { BANNERS } from './banners-list.ts';
import { useProgrammeText } from './programme-text.ts';

interface Props {
  readonly banner: (typeof BANNERS)[number];
  readonly number: number;
  readonly total: number;
}

export function BannerSlide({ banner: { name, to }, number, total }: Props) {
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
