import { SIGNBOARD_SIZES } from '@punkt/domain/premises';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useLanguage, useText } from '../../../../lib/i18n.tsx';
import { useSection } from '../../../../lib/site/content.tsx';
import { ContentBoundary } from '../../../../lib/site/content-boundary.tsx';
import { PageFrame } from '../page-frame.tsx';
import { Block } from '../parts/block.tsx';
import { Ticks } from '../parts/lists.tsx';
import { NextPages } from '../parts/next-pages.tsx';
import { NothingYet } from '../parts/nothing-yet.tsx';
import { InRussian } from '../parts/published.tsx';
import { CenterTable } from './center-table.tsx';

const THINGS = ['passport', 'number', 'car'] as const;
const MILLIMETRES = 1000;

export default function SortingCenters() {
  const text = useText();
  const metres = (SIGNBOARD_SIZES['500'].width / MILLIMETRES).toLocaleString(useLanguage(), {
    maximumFractionDigits: 1,
  });
  return (
    <PageFrame
      title={text('signs.centers.title')}
      lead={text('signs.centers.lead')}
      crumbs={[{ to: '/signboard', label: text('equipment.onward.signboard.title') }]}
      drawing="/drawings/signs-centers.svg"
    >
      <SiteHead title={text('signs.centers.head')} description={text('signs.centers.description')} />
      <Block title={text('signs.centers.bring.title')}>
        <Ticks across items={THINGS.map((thing) => text(`signs.centers.bring.${thing}`, { metres }))} />
      </Block>
      <ContentBoundary>
        <Centers />
      </ContentBoundary>
      <NextPages to={['makers', 'signboard', 'elock']} />
    </PageFrame>
  );
}

function Centers() {
  const text = useText();
  const { centers } = useSection('sortingCenters').content;
  return (
    <Block title={text('signs.centers.count', { count: centers.length })}>
      {centers.length > 0 ? (
        <>
          <InRussian of={centers} />
          <CenterTable centers={centers} />
        </>
      ) : (
        <NothingYet
          title={text('signs.centers.empty')}
          text={text('signs.centers.empty.text')}
          link={text('equipment.onward.ask.title')}
        />
      )}
    </Block>
  );
}
