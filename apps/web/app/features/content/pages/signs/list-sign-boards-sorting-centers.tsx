import { SIGNBOARD_SIZES } from '@punkt/domain/premises';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useLanguage, useText } from '../../../../lib/i18n.tsx';
import { useSection } from '../../../../lib/site/content.tsx';
import { PageFrame } from '../page-frame.tsx';
import { Block } from '../parts/block.tsx';
import { NothingYet } from '../parts/nothing-yet.tsx';
import { Onward } from '../parts/onward.tsx';
import { Ticks } from '../parts/ticks.tsx';
import { CenterTable } from './center-table.tsx';

const THINGS = ['passport', 'number', 'car'] as const;
const MILLIMETRES = 1000;

export default function SortingCenters() {
  const text = useText();
  const { centers } = useSection('sortingCenters').content;
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
        <Ticks items={THINGS.map((thing) => text(`signs.centers.bring.${thing}`, { metres }))} />
      </Block>
      <Block title={text('signs.centers.count', { count: centers.length })}>
        {centers.length > 0 ? (
          <CenterTable centers={centers} />
        ) : (
          <NothingYet
            title={text('signs.centers.empty')}
            text={text('signs.centers.empty.text')}
            link={text('equipment.onward.tickets.title')}
            href="/lk/tickets"
          />
        )}
      </Block>
      <Onward to={['makers', 'signboard', 'elock']} />
    </PageFrame>
  );
}
