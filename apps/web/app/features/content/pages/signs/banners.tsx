import { DoorSteps } from '../../../../components/door-steps.tsx';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { PageFrame } from '../page-frame.tsx';
import { Block } from '../parts/block.tsx';
import { NextPages } from '../parts/next-pages.tsx';
import { SideBySide } from '../parts/side-by-side.tsx';
import { Ticks } from '../parts/ticks.tsx';
import styles from './banners.module.css';
import { TemplateCard } from './template-card.tsx';
import { TEMPLATES } from './templates.ts';

const STEPS = ['open', 'scale', 'paper'] as const;
const RULES = ['mark', 'view', 'owner', 'money'] as const;

export default function Banners() {
  const text = useText();
  const steps = STEPS.map((step) => ({
    title: text(`signs.banners.step.${step}.title`),
    text: text(`signs.banners.step.${step}.text`),
  }));
  return (
    <PageFrame
      title={text('signs.banners.title')}
      lead={text('signs.banners.lead')}
      drawing="/drawings/signs-banners.svg"
    >
      <SiteHead title={text('signs.banners.head')} description={text('signs.banners.description')} />
      <Block title={text('signs.banners.list.title')} lead={text('signs.banners.list.lead')}>
        <ul className={styles.list}>
          {TEMPLATES.map((template) => (
            <TemplateCard key={template.id} {...template} />
          ))}
        </ul>
      </Block>
      <SideBySide>
        <Block title={text('signs.banners.how.title')}>
          <DoorSteps steps={steps} direction="column" />
        </Block>
        <Block title={text('signs.banners.rules.title')}>
          <Ticks items={RULES.map((rule) => text(`signs.banners.rule.${rule}`))} />
        </Block>
      </SideBySide>
      <NextPages to={['signboard', 'brandbook', 'simplified', 'ecoBox']} />
    </PageFrame>
  );
}
