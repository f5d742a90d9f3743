import { ORDER_TERMS } from '@punkt/domain/order-terms';
import { SIMPLIFIED_POINT } from '@punkt/domain/point-type';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { useSection } from '../../../../lib/site/content.tsx';
import { ContentBoundary } from '../../../../lib/site/content-boundary.tsx';
import { FaqList } from '../../faq/faq-list.tsx';
import Comparison from '../../landing/comparison.tsx';
import { PageFrame } from '../page-frame.tsx';
import { AnchorButton } from '../parts/links.tsx';
import { Ticks } from '../parts/lists.tsx';
import { NextPages } from '../parts/next-pages.tsx';
import guide from './guide.module.css';
import styles from './simplified-conditions.module.css';
import { useTypeFigures } from './use-type-figures.ts';

/** The programme's own word; the product gives the order to the bank at once. */
const REFUND_DAYS = 30;

/** Until when, and what becomes of the fee. */
function SimplifiedClock() {
  const text = useText();
  const { unpaidHours, refundAfterApprovalDays, activationDays, activationReminderDay } = ORDER_TERMS;
  return (
    <div className={guide.pair}>
      <section className={guide.section}>
        <h2>{text('guides.simple.clock.title')}</h2>
        <Ticks
          items={[
            text('guides.simple.clock.pay', { hours: unpaidHours }),
            text('guides.simple.clock.refuse', { days: REFUND_DAYS }),
            text('guides.simple.clock.change', { days: refundAfterApprovalDays }),
            text('guides.simple.clock.open', { days: activationDays, day: activationReminderDay }),
          ]}
        />
      </section>
      <section className={guide.section}>
        <h2>{text('guides.simple.honest.title')}</h2>
        <p className={guide.text}>{text('guides.simple.honest.text')}</p>
      </section>
    </div>
  );
}

const FACTS = ['area', 'people', 'fee', 'tariff'] as const;

/** The small kind of point: figures, comparison, deadlines, and what it does not give. */
export default function SimplifiedConditionsPage() {
  const text = useText();
  const figures = useTypeFigures(SIMPLIFIED_POINT);
  return (
    <>
      <SiteHead
        title={text('guides.simple.page.title', figures)}
        description={text('guides.simple.page.description', figures)}
      />
      <PageFrame title={text('guides.simple.title')} lead={text('guides.simple.lead', figures)}>
        <div className={guide.page}>
          <div className={styles.opening}>
            <dl className={styles.facts}>
              {FACTS.map((fact) => (
                <div key={fact}>
                  <dt>{text(`guides.simple.${fact}.text`)}</dt>
                  <dd>{text(`guides.simple.${fact}`, figures)}</dd>
                </div>
              ))}
            </dl>
            <img src="/drawings/guides-village.svg" alt="" width="320" height="260" />
          </div>
          <div className={guide.actions}>
            <AnchorButton href="/#open">{text('guides.simple.open')}</AnchorButton>
            <AnchorButton href="/documents/brandbook-simplified" look="quiet">
              {text('guides.simple.book')}
            </AnchorButton>
          </div>
          <Comparison highlight="simplified" />
          <SimplifiedClock />
          <ContentBoundary>
            <SimplifiedFaq />
          </ContentBoundary>
          <NextPages to={['start', 'simplified', 'landlord', 'video']} />
        </div>
      </PageFrame>
    </>
  );
}

function SimplifiedFaq() {
  const text = useText();
  const { content } = useSection('faq');
  return (
    <section className={`${guide.section} ${styles.faq}`} id="faq">
      <h2>{text('guides.simple.faq.title')}</h2>
      <FaqList kind="simplified" items={content.simplified} />
    </section>
  );
}
