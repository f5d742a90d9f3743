import { OPENING_HOURS } from '@punkt/domain/opening-hours';
import { SIGNBOARD_SIZES } from '@punkt/domain/premises';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { PageFrame } from '../page-frame.tsx';
import { Block } from '../parts/block.tsx';
import { InternalLink } from '../parts/links.tsx';
import { Ticks } from '../parts/lists.tsx';
import { NextPages } from '../parts/next-pages.tsx';
import styles from './papers.module.css';
import { PaperSource, PrintHint } from './printing.tsx';
import { usePaperFigures } from './use-figures.ts';

const LETTER = ['what', 'who', 'when'] as const;
const NEEDS = ['area', 'floor', 'through', 'facade', 'papers'] as const;
const QUESTIONS = [
  'sign',
  'cameras',
  'lock',
  'night',
  'hours',
  'repair',
  'internet',
  'start',
  'term',
] as const;
const LINES = ['address', 'owner', 'tenant', 'date'] as const;

/** One sheet for somebody who has never heard of us: it must stand alone, on paper too. */
function LandlordLetter() {
  const text = useText();
  const terms = {
    ...usePaperFigures(),
    ...SIGNBOARD_SIZES['500'],
    ...OPENING_HOURS.default,
    workdays: OPENING_HOURS.minimumWorkingDays,
  };
  return (
    <section className={styles.letter} aria-label={text('papers.landlord.title')}>
      <p>
        <strong>{text('papers.landlord.greeting')}</strong>
      </p>
      {LETTER.map((part) => (
        <p key={part}>{text(`papers.landlord.letter.${part}`, terms)}</p>
      ))}
      <h2>{text('papers.landlord.needs.title')}</h2>
      <Ticks items={NEEDS.map((need) => text(`papers.landlord.need.${need}`, terms))} />
      <h2>{text('papers.landlord.agree.title')}</h2>
      <Ticks
        mark="box"
        items={QUESTIONS.map((question) => text(`papers.landlord.agree.${question}`, terms))}
      />
      <ul className={styles.lines}>
        {LINES.map((line) => (
          <li key={line}>{text(`papers.landlord.sign.${line}`)}</li>
        ))}
      </ul>
    </section>
  );
}

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
