import { SiteHead } from '../../../../components/site-head.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { PageFrame } from '../page-frame.tsx';
import { Block } from '../parts/block.tsx';
import { InternalLink } from '../parts/internal-link.tsx';
import { NextPages } from '../parts/next-pages.tsx';
import { Ticks } from '../parts/ticks.tsx';
import { LandlordLetter } from './landlord-letter.tsx';
import { PaperSource } from './paper-source.tsx';
import styles from './papers.module.css';
import { PrintHint } from './print-hint.tsx';

const TIPS = ['zone', 'clause', 'refuse'] as const;

export default function Landlord() {
  const text = useText();
  return (
    <PageFrame
      title={text('papers.landlord.title')}
      lead={text('papers.landlord.lead')}
      drawing="/drawings/papers-landlord.svg"
    >
      <SiteHead title={text('papers.landlord.head')} description={text('papers.landlord.description')} />
      <PrintHint />
      <div className={styles.desk}>
        <LandlordLetter />
        <div className={styles.unprinted}>
          <Block title={text('papers.landlord.tip.title')}>
            <Ticks items={TIPS.map((tip) => text(`papers.landlord.tip.${tip}`))} />
            <InternalLink href="/#zones">{text('papers.landlord.tip.map')}</InternalLink>
          </Block>
        </div>
      </div>
      <PaperSource />
      <NextPages to={['signboard', 'brandbook', 'start']} />
    </PageFrame>
  );
}
