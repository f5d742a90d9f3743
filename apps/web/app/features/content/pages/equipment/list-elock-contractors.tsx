import { SiteHead } from '../../../../components/site-head.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { useSection } from '../../../../lib/site/content.tsx';
import { ContentBoundary } from '../../../../lib/site/content-boundary.tsx';
import { PageFrame } from '../page-frame.tsx';
import { Block } from '../parts/block.tsx';
import { InRussian } from '../parts/in-russian.tsx';
import { NextPages } from '../parts/next-pages.tsx';
import { NothingYet } from '../parts/nothing-yet.tsx';
import { Ticks } from '../parts/ticks.tsx';
import { LockTable } from './lock-table.tsx';

const QUESTIONS = ['made', 'swing', 'power'] as const;

export default function LockCatalogue() {
  const text = useText();
  return (
    <PageFrame
      title={text('equipment.locks.title')}
      lead={text('equipment.locks.lead')}
      crumbs={[{ to: '/elock', label: text('equipment.onward.elock.title') }]}
      drawing="/drawings/equipment-lock.svg"
    >
      <SiteHead title={text('equipment.locks.head')} description={text('equipment.locks.description')} />
      <Block title={text('equipment.locks.ask.title')}>
        <Ticks items={QUESTIONS.map((question) => text(`equipment.locks.ask.${question}`))} />
      </Block>
      <ContentBoundary>
        <Locks />
      </ContentBoundary>
      <NextPages to={['elock', 'centers', 'contractors']} />
    </PageFrame>
  );
}

function Locks() {
  const text = useText();
  const { elockTableData } = useSection('elock').content;
  return (
    <Block title={text('equipment.locks.list')}>
      {elockTableData.length > 0 ? (
        <>
          <InRussian of={elockTableData} />
          <LockTable locks={elockTableData} />
        </>
      ) : (
        <NothingYet
          title={text('equipment.locks.empty')}
          text={text('equipment.locks.empty.text')}
          link={text('equipment.onward.ask.title')}
        />
      )}
    </Block>
  );
}
