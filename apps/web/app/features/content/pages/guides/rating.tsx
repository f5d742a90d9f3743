import { CAMERA_TERMS } from '@punkt/domain/cameras';
import { OPENING_HOURS } from '@punkt/domain/opening-hours';
import { RATING_SCALE, ratingBand } from '@punkt/domain/rating';
import button from '../../../../components/button.module.css';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useLanguage, useText } from '../../../../lib/i18n.tsx';
import { PageFrame } from '../page-frame.tsx';
import { AskManager } from '../parts/ask-manager.tsx';
import { Ticks } from '../parts/lists.tsx';
import { NextPages } from '../parts/next-pages.tsx';
import guide from './guide.module.css';
import styles from './rating.module.css';

const { from, to, edges } = RATING_SCALE;
const [first, edge] = edges;

/** What is known of the rating, and, as plainly, what is not. */
export default function RatingPage() {
  const text = useText();
  const number = new Intl.NumberFormat(useLanguage());
  const border = { first: number.format(first), edge: number.format(edge), band: ratingBand(edge) };
  return (
    <>
      <SiteHead
        title={text('guides.rating.page.title')}
        description={text('guides.rating.page.description')}
      />
      <PageFrame title={text('guides.rating.title')} lead={text('guides.rating.lead', { from, to })}>
        <div className={guide.page}>
          <section className={guide.section}>
            <h2>{text('guides.rating.scale.title')}</h2>
            <RatingScale />
            <p className={guide.text}>{text('guides.rating.scale.note', border)}</p>
          </section>
          <Facts />
          <div className={guide.note}>
            <h2>{text('guides.rating.known.title')}</h2>
            <p>{text('guides.rating.known.text')}</p>
          </div>
          <section className={guide.section}>
            <h2>{text('guides.rating.ask.title')}</h2>
            <p className={guide.text}>{text('guides.rating.ask.text')}</p>
            <div className={guide.actions}>
              <AskManager className={button.button} look="quiet">
                {text('guides.rating.ask.link')}
              </AskManager>
            </div>
          </section>
          <NextPages to={['video', 'brandbook', 'learning']} />
        </div>
      </PageFrame>
    </>
  );
}

function Facts() {
  const text = useText();
  const { minimumWorkingDays: days, minimumHours: hours } = OPENING_HOURS;
  const { minimumCameras: cameras, archiveDays } = CAMERA_TERMS;
  return (
    <div className={guide.pair}>
      <section className={guide.section}>
        <h2>{text('guides.rating.seen.title')}</h2>
        <Ticks
          items={[
            text('guides.rating.seen.list'),
            text('guides.rating.seen.people'),
            text('guides.rating.seen.move'),
          ]}
        />
      </section>
      <section className={guide.section}>
        <h2>{text('guides.rating.hands.title')}</h2>
        <p className={guide.text}>{text('guides.rating.hands.text')}</p>
        <Ticks
          items={[
            text('guides.rating.hands.hours', { days, hours }),
            text('guides.rating.hands.cameras', { cameras, days: archiveDays }),
            text('guides.rating.hands.look'),
            text('guides.rating.hands.people'),
          ]}
        />
      </section>
    </div>
  );
}

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
function RatingScale() {
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
