import { CAMERA_TERMS } from '@punkt/domain/cameras';
import type { SectionContent } from '@punkt/domain/content';
import { DoorSteps } from '../../../../components/door-steps.tsx';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { useSection } from '../../../../lib/site/content.tsx';
import { ContentBoundary } from '../../../../lib/site/content-boundary.tsx';
import { useWrittenIn } from '../../../../lib/site/written-in.ts';
import { PageFrame } from '../page-frame.tsx';
import { Block, SideBySide } from '../parts/block.tsx';
import { ExternalLink } from '../parts/links.tsx';
import { Facts, Pairs } from '../parts/lists.tsx';
import { NextPages } from '../parts/next-pages.tsx';
import { NothingYet } from '../parts/nothing-yet.tsx';
import styles from './video-connection.module.css';

type ContractorCountries = SectionContent<'contractors'>['videoConnectionData'];

/** Who connects cameras, country by country: nobody reads the others' lists. */
function CountryContractors({ countries }: { readonly countries: ContractorCountries }) {
  const text = useText();
  const writtenIn = useWrittenIn();
  return (
    <div className={styles.countries} data-count="contractor_click">
      {countries.map(({ country, index, contractors }) => (
        <section key={index}>
          <h3>{text(`countries.${country}`)}</h3>
          <ul>
            {contractors.map(({ index: place, title, websiteLink, instructionsLink }) => (
              <li key={place}>
                <strong lang={writtenIn(title)}>{title}</strong>
                <ExternalLink href={websiteLink} of={title}>
                  {text('equipment.part.site')}
                </ExternalLink>
                {instructionsLink && (
                  <ExternalLink href={instructionsLink} of={title}>
                    {text('equipment.part.instructions')}
                  </ExternalLink>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const FACTS = ['cameras', 'on', 'days'] as const;
const STEPS = ['connect', 'enter', 'result'] as const;
const TROUBLES = ['few', 'off', 'archive'] as const;

const TERMS = { count: CAMERA_TERMS.minimumCameras, days: CAMERA_TERMS.archiveDays };

export default function VideoConnection() {
  const text = useText();
  return (
    <PageFrame
      title={text('equipment.video.title')}
      lead={text('equipment.video.lead')}
      drawing="/drawings/equipment-camera.svg"
    >
      <SiteHead title={text('equipment.video.head')} description={text('equipment.video.description')} />
      <Facts
        facts={FACTS.map((fact) => ({
          value: text(`equipment.video.fact.${fact}.value`, TERMS),
          label: text(`equipment.video.fact.${fact}`),
        }))}
      />
      <ContentBoundary>
        <Countries />
      </ContentBoundary>
      <SideBySide>
        <Block title={text('equipment.video.check.title')}>
          <DoorSteps
            direction="column"
            steps={STEPS.map((step) => ({
              title: text(`equipment.video.step.${step}.title`),
              text: text(`equipment.video.step.${step}.text`),
            }))}
          />
        </Block>
        <Block title={text('equipment.video.place.title')} lead={text('equipment.video.place.text')} />
      </SideBySide>
      <Block title={text('equipment.video.wrong.title')}>
        <Pairs
          pairs={TROUBLES.map((trouble) => ({
            name: text(`equipment.video.wrong.${trouble}`, TERMS),
            text: text(`equipment.video.wrong.${trouble}.text`, TERMS),
          }))}
        />
      </Block>
      <NextPages to={['elock', 'signboard', 'banners']} />
    </PageFrame>
  );
}

function Countries() {
  const text = useText();
  const { videoConnectionData } = useSection('contractors').content;
  const countries = videoConnectionData.filter(({ contractors }) => contractors.length > 0);
  return (
    <Block title={text('equipment.video.list.title')}>
      {countries.length > 0 ? (
        <CountryContractors countries={countries} />
      ) : (
        <NothingYet
          title={text('equipment.video.empty')}
          text={text('equipment.video.empty.text')}
          link={text('equipment.onward.ask.title')}
        />
      )}
    </Block>
  );
}
