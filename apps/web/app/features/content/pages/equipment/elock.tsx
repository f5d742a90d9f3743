import { SMALL_FORM_FILES } from '@punkt/domain/files';
import { LOCK_PHOTOS, LOCK_TERMS } from '@punkt/domain/lock-terms';
import { DoorSteps } from '../../../../components/door-steps.tsx';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { useSection } from '../../../../lib/site/content.tsx';
import { ContentBoundary } from '../../../../lib/site/content-boundary.tsx';
import { PageFrame } from '../page-frame.tsx';
import { Block, SideBySide } from '../parts/block.tsx';
import { Facts, Ticks } from '../parts/lists.tsx';
import { NextPages } from '../parts/next-pages.tsx';
import { InRussian, PublishedHtml } from '../parts/published.tsx';

const REASONS = ['door', 'cold', 'other'] as const;

/** Some doors take no lock; their owners must not think that the way ends here. */
function LockWithout() {
  const text = useText();
  const terms = { ...LOCK_TERMS.reasonDescription, files: SMALL_FORM_FILES };
  return (
    <Block title={text('equipment.elock.without.title')} lead={text('equipment.elock.without.text', terms)}>
      <Ticks items={REASONS.map((reason) => text(`equipment.elock.reason.${reason}`))} />
    </Block>
  );
}

const FACTS = ['price', 'offline', 'photos'] as const;
const STEPS = ['code', 'photos', 'wifi', 'click'] as const;

export default function ElectronicLock() {
  const text = useText();
  const terms = { code: LOCK_TERMS.codePlaceholder, hours: LOCK_TERMS.tokenHours };
  return (
    <PageFrame
      title={text('equipment.elock.title')}
      lead={text('equipment.elock.lead')}
      drawing="/drawings/equipment-lock.svg"
    >
      <SiteHead title={text('equipment.elock.head')} description={text('equipment.elock.description')} />
      <Facts
        facts={FACTS.map((fact) => ({
          value: text(`equipment.elock.fact.${fact}.value`, { count: LOCK_PHOTOS.length }),
          label: text(`equipment.elock.fact.${fact}`),
        }))}
      />
      <ContentBoundary>
        <Instructions />
      </ContentBoundary>
      <SideBySide>
        <Block title={text('equipment.elock.cabinet.title')}>
          <DoorSteps
            direction="column"
            steps={STEPS.map((step) => ({
              title: text(`equipment.elock.step.${step}.title`),
              text: text(`equipment.elock.step.${step}.text`, terms),
            }))}
          />
        </Block>
        <LockWithout />
      </SideBySide>
      <NextPages to={['locks', 'centers', 'video', 'ask']} />
    </PageFrame>
  );
}

function Instructions() {
  const text = useText();
  const { installationInstructions, controllerDescription } =
    useSection('elock').content.elockHowToInstallData;
  const otherwise = text('equipment.elock.unwritten');
  return (
    <SideBySide>
      <Block title={text('equipment.elock.install.title')}>
        <InRussian of={installationInstructions} />
        <PublishedHtml html={installationInstructions} otherwise={otherwise} />
      </Block>
      <Block title={text('equipment.elock.controller.title')}>
        <InRussian of={controllerDescription} />
        <PublishedHtml html={controllerDescription} otherwise={otherwise} />
      </Block>
    </SideBySide>
  );
}
