import type { PointFeature } from '@punkt/domain/point-features';
import { DoorSteps } from '../../../../components/door-steps.tsx';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useLanguage, useText } from '../../../../lib/i18n.tsx';
import { PageFrame } from '../page-frame.tsx';
import { Block, SideBySide } from '../parts/block.tsx';
import { Pairs } from '../parts/lists.tsx';
import { NextPages } from '../parts/next-pages.tsx';
import { SheetLinks } from '../signs/sheet-links.tsx';
import { sheetPicture } from '../signs/templates.ts';
import styles from './papers.module.css';
import { PaperSource, PrintHint } from './printing.tsx';

/** Those of a point's features that collect something. */
const KINDS = [
  'dropOffBox',
  'batteryContainer',
  'wastePaper',
  'bottleMachine',
  'separateRecycling',
] as const satisfies readonly PointFeature[];
const STEPS = ['find', 'place', 'label', 'show'] as const;
const LABEL = 'eco';

export default function EcoBox() {
  const text = useText();
  const picture = sheetPicture(LABEL, useLanguage());
  return (
    <PageFrame
      title={text('papers.eco.title')}
      lead={text('papers.eco.lead')}
      drawing="/drawings/papers-eco.svg"
    >
      <SiteHead title={text('papers.eco.head')} description={text('papers.eco.description')} />
      <PrintHint />
      <Block title={text('papers.eco.kinds.title')}>
        <Pairs
          pairs={KINDS.map((kind) => ({
            name: text(`papers.eco.kind.${kind}`),
            text: text(`papers.eco.kind.${kind}.text`),
          }))}
        />
      </Block>
      <SideBySide>
        <Block title={text('papers.eco.how.title')}>
          <DoorSteps
            direction="column"
            steps={STEPS.map((step) => ({
              title: text(`papers.eco.step.${step}.title`),
              text: text(`papers.eco.step.${step}.text`),
            }))}
          />
        </Block>
        <Block title={text('papers.eco.label')} lead={text('papers.eco.label.text')}>
          <img className={styles.label} src={picture} alt="" width="240" height="169" loading="lazy" />
          <div className={styles.unprinted}>
            <SheetLinks file={LABEL} title={text('papers.eco.label')} />
          </div>
        </Block>
      </SideBySide>
      <PaperSource />
      <NextPages to={['banners', 'brandbook', 'learning']} />
    </PageFrame>
  );
}
