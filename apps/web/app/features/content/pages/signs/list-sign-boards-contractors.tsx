import { ORDER_TERMS } from '@punkt/domain/order-terms';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { useSection } from '../../../../lib/site/content.tsx';
import { ContentBoundary } from '../../../../lib/site/content-boundary.tsx';
import { PageFrame } from '../page-frame.tsx';
import { Block, SideBySide } from '../parts/block.tsx';
import { ContractorList } from '../parts/contractor-list.tsx';
import { Ticks } from '../parts/lists.tsx';
import { NextPages } from '../parts/next-pages.tsx';
import { NothingYet } from '../parts/nothing-yet.tsx';
import { InRussian, PublishedWords } from '../parts/published.tsx';

const QUESTIONS = ['date', 'city', 'power', 'height', 'repair'] as const;

export default function SignboardContractors() {
  const text = useText();
  const day = ORDER_TERMS.activationReminderDay;
  return (
    <PageFrame
      title={text('signs.makers.title')}
      lead={text('signs.makers.lead')}
      crumbs={[{ to: '/signboard', label: text('equipment.onward.signboard.title') }]}
      drawing="/drawings/signs-facade.svg"
    >
      <SiteHead title={text('signs.makers.head')} description={text('signs.makers.description')} />
      <SideBySide uneven>
        <ContentBoundary>
          <Makers />
        </ContentBoundary>
        <Block title={text('signs.makers.ask.title')}>
          <Ticks items={QUESTIONS.map((question) => text(`signs.makers.ask.${question}`, { day }))} />
        </Block>
      </SideBySide>
      <NextPages to={['centers', 'signboard', 'landlord']} />
    </PageFrame>
  );
}

function Makers() {
  const text = useText();
  const { description, signboardData } = useSection('contractors').content;
  return (
    <Block title={text('signs.makers.list')}>
      {signboardData.length > 0 ? (
        <>
          <InRussian of={[description, signboardData]} />
          <PublishedWords words={description} />
          <ContractorList contractors={signboardData} />
        </>
      ) : (
        <NothingYet
          title={text('signs.makers.empty')}
          text={text('signs.makers.empty.text')}
          link={text('equipment.onward.signboard.title')}
          href="/signboard"
        />
      )}
    </Block>
  );
}
