import { SIMPLIFIED_POINT } from '@punkt/domain/point-type';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { useSection } from '../../../../lib/site/content.tsx';
import { ContentBoundary } from '../../../../lib/site/content-boundary.tsx';
import { FaqList } from '../../faq/faq-list.tsx';
import Comparison from '../../landing/comparison.tsx';
import { PageFrame } from '../page-frame.tsx';
import { NextPages } from '../parts/next-pages.tsx';
import { AnchorButton } from './anchor-button.tsx';
import guide from './guide.module.css';
import { SimplifiedClock } from './simplified-clock.tsx';
import styles from './simplified-conditions.module.css';
import { useTypeFigures } from './use-type-figures.ts';

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
