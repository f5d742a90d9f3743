import { RATING_SCALE } from '@punkt/domain/rating';
import { useLanguage, useText } from '../../../../lib/i18n.tsx';
import styles from './rating.module.css';

const { from, edges, to } = RATING_SCALE;
const BANDS = [...edges, to].map((end, index) => ({ band: index + 1, start: edges[index - 1] ?? from, end }));
const UNIT = 100;
/** The words under the bar stand each under its band. */
const COLUMNS = BANDS.map(({ start, end }) => `${Math.round((end - start) * UNIT)}fr`).join(' ');

type Band = (typeof BANDS)[number];

function useRange(): (band: Band) => string {
  const text = useText();
  const number = new Intl.NumberFormat(useLanguage());
  return ({ start, end }) => {
    const range = { from: number.format(start), to: number.format(end) };
    if (start === from) return text('guides.rating.band.lowest', range);
    return text(end === to ? 'guides.rating.band.highest' : 'guides.rating.band.between', range);
  };
}

/** Each band as wide as its part of the scale; the list under it says the same in words. */
export function RatingScale() {
  const text = useText();
  const range = useRange();
  const extreme = ({ start, end }: Band) =>
    start === from ? text('guides.rating.band.worst') : end === to ? text('guides.rating.band.best') : null;
  return (
    <div className={styles.scale}>
      <svg
        className={styles.bar}
        viewBox={`0 0 ${(to - from) * UNIT} 24`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text('guides.rating.scale.label', { from, to })}
      >
        {BANDS.map(({ band, start, end }) => (
          <rect key={band} data-band={band} x={start * UNIT} width={(end - start) * UNIT} height="24" />
        ))}
        <path className={styles.cuts} d={edges.map((edge) => `M${edge * UNIT} 0v24`).join('')} />
      </svg>
      <ol className={styles.bands} style={{ ['--bands' as string]: COLUMNS }}>
        {BANDS.map((band) => (
          <li key={band.band} data-band={band.band}>
            <span className={styles.swatch} aria-hidden="true">
              {band.band}
            </span>
            <strong>{range(band)}</strong>
            <span>{extreme(band)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
