import { CAMERA_TERMS } from '@punkt/domain/cameras';
import { OPENING_HOURS } from '@punkt/domain/opening-hours';
import { RATING_SCALE, ratingBand } from '@punkt/domain/rating';
import button from '../../../../components/button.module.css';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useLanguage, useText } from '../../../../lib/i18n.tsx';
import { PageFrame } from '../page-frame.tsx';
import { AskManager } from '../parts/ask-manager.tsx';
import { NextPages } from '../parts/next-pages.tsx';
import { Ticks } from '../parts/ticks.tsx';
import styles from './guide.module.css';
import { RatingScale } from './rating-scale.tsx';

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
        <div className={styles.page}>
          <section className={styles.section}>
            <h2>{text('guides.rating.scale.title')}</h2>
            <RatingScale />
            <p className={styles.text}>{text('guides.rating.scale.note', border)}</p>
          </section>
          <Facts />
          <div className={styles.note}>
            <h2>{text('guides.rating.known.title')}</h2>
            <p>{text('guides.rating.known.text')}</p>
          </div>
          <section className={styles.section}>
            <h2>{text('guides.rating.ask.title')}</h2>
            <p className={styles.text}>{text('guides.rating.ask.text')}</p>
            <div className={styles.actions}>
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
    <div className={styles.pair}>
      <section className={styles.section}>
        <h2>{text('guides.rating.seen.title')}</h2>
        <Ticks
          items={[
            text('guides.rating.seen.list'),
            text('guides.rating.seen.people'),
            text('guides.rating.seen.move'),
          ]}
        />
      </section>
      <section className={styles.section}>
        <h2>{text('guides.rating.hands.title')}</h2>
        <p className={styles.text}>{text('guides.rating.hands.text')}</p>
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
