import { ORDER_TERMS } from '@punkt/domain/order-terms';
import { MINIMUM_STOCK_PERCENT } from '@punkt/domain/premises';
import { programmeFigures } from '@punkt/domain/programme-figures';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useLanguage, useText } from '../../../../lib/i18n.tsx';
import { useSection } from '../../../../lib/site/content.tsx';
import { ContentBoundary } from '../../../../lib/site/content-boundary.tsx';
import { PageFrame } from '../page-frame.tsx';
import { Block, SideBySide } from '../parts/block.tsx';
import { ContractorList } from '../parts/contractor-list.tsx';
import { Ticks } from '../parts/lists.tsx';
import { NextPages } from '../parts/next-pages.tsx';
import { NothingYet } from '../parts/nothing-yet.tsx';
import { InRussian, PublishedWords } from '../parts/published.tsx';

const CLAUSES = ['date', 'book', 'stock', 'pay', 'fix'] as const;

export default function Contractors() {
  const text = useText();
  const { repair, activationDays } = programmeFigures(useLanguage());
  const terms = { day: ORDER_TERMS.activationReminderDay, percent: MINIMUM_STOCK_PERCENT };
  return (
    <PageFrame
      title={text('equipment.contractors.title')}
      lead={text('equipment.contractors.lead', { days: activationDays, amount: repair })}
      drawing="/drawings/equipment-repair.svg"
    >
      <SiteHead
        title={text('equipment.contractors.head')}
        description={text('equipment.contractors.description')}
      />
      <SideBySide uneven>
        <ContentBoundary>
          <Companies />
        </ContentBoundary>
        <Block title={text('equipment.contractors.deal.title')}>
          <Ticks items={CLAUSES.map((clause) => text(`equipment.contractors.deal.${clause}`, terms))} />
        </Block>
      </SideBySide>
      <NextPages to={['brandbook', 'landlord', 'makers', 'video']} />
    </PageFrame>
  );
}

function Companies() {
  const text = useText();
  const { description, outsourcingData } = useSection('contractors').content;
  return (
    <Block title={text('equipment.contractors.list')}>
      {outsourcingData.length > 0 ? (
        <>
          <InRussian of={[description, outsourcingData]} />
          <PublishedWords words={description} />
          <ContractorList contractors={outsourcingData} />
        </>
      ) : (
        <NothingYet
          title={text('equipment.contractors.empty')}
          text={text('equipment.contractors.empty.text')}
          link={text('equipment.onward.brandbook.title')}
          href="/documents/brandbook"
        />
      )}
    </Block>
  );
}
