import { SiteHead } from '../../../../components/site-head.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { PageFrame } from '../page-frame.tsx';
import { Block } from '../parts/block.tsx';
import { Pairs } from '../parts/lists.tsx';
import { NextPages } from '../parts/next-pages.tsx';
import styles from './papers.module.css';
import { PaperSource, PrintHint } from './printing.tsx';

/** In the order in which a beginner needs them, each with what is open to everybody today. */
const PARTS = [
  { id: 'terms', href: '/simplified-conditions' },
  { id: 'room', href: '/documents/brandbook' },
  { id: 'gear', href: '/video-connection' },
  { id: 'start', href: '/signboard' },
  { id: 'day', href: '/banners' },
  { id: 'rating', href: '/rating' },
] as const;
const TIMES = ['now', 'later'] as const;

export default function Learning() {
  const text = useText();
  return (
    <PageFrame
      title={text('papers.learning.title')}
      lead={text('papers.learning.lead')}
      drawing="/drawings/papers-learning.svg"
    >
      <SiteHead title={text('papers.learning.head')} description={text('papers.learning.description')} />
      <PrintHint />
      <Block title={text('papers.learning.plan.title')}>
        <ol className={styles.plan}>
          {PARTS.map(({ id, href }) => (
            <li key={id}>
              <h3>{text(`papers.learning.part.${id}.title`)}</h3>
              <p>{text(`papers.learning.part.${id}.text`)}</p>
              <a href={href}>{text(`papers.learning.part.${id}.link`)}</a>
            </li>
          ))}
        </ol>
      </Block>
      <Block title={text('papers.learning.when.title')}>
        <Pairs
          pairs={TIMES.map((time) => ({
            name: text(`papers.learning.${time}`),
            text: text(`papers.learning.${time}.text`),
          }))}
        />
      </Block>
      <PaperSource />
      <NextPages to={['conferences', 'landlord', 'start']} />
    </PageFrame>
  );
}
