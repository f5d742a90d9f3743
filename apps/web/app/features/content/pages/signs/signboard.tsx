import { country } from '@punkt/domain/countries';
import { toMajor } from '@punkt/domain/money';
import { ORDER_TERMS } from '@punkt/domain/order-terms';
import { DoorSteps } from '../../../../components/door-steps.tsx';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useLanguage, useText } from '../../../../lib/i18n.tsx';
import { PageFrame } from '../page-frame.tsx';
import { Block } from '../parts/block.tsx';
import { Facts } from '../parts/facts.tsx';
import { InternalLink } from '../parts/internal-link.tsx';
import { NextPages } from '../parts/next-pages.tsx';
import { Pairs } from '../parts/pairs.tsx';
import { SideBySide } from '../parts/side-by-side.tsx';
import { SignboardSizes } from './signboard-sizes.tsx';

const FACTS = ['price', 'days', 'reminder'] as const;
const STEPS = ['agree', 'measure', 'take', 'hang', 'photo'] as const;
const PAYMENTS = ['free', 'hang', 'armenia'] as const;

const { signboardCompensation } = country('AM').terms;

export default function Signboard() {
  const text = useText();
  const amount = toMajor(signboardCompensation ?? 0).toLocaleString(useLanguage());
  const times = { days: ORDER_TERMS.activationDays, day: ORDER_TERMS.activationReminderDay };
  return (
    <PageFrame
      title={text('signs.signboard.title')}
      lead={text('signs.signboard.lead')}
      drawing="/drawings/signs-facade.svg"
    >
      <SiteHead title={text('signs.signboard.head')} description={text('signs.signboard.description')} />
      <Facts
        facts={FACTS.map((fact) => ({
          value: text(`signs.signboard.fact.${fact}.value`, times),
          label: text(`signs.signboard.fact.${fact}`),
        }))}
      />
      <Block title={text('signs.signboard.sizes.title')} lead={text('signs.signboard.sizes.lead')}>
        <SignboardSizes />
      </Block>
      <SideBySide>
        <Block title={text('signs.signboard.formats.title')} lead={text('signs.signboard.formats.text')} />
        <Block title={text('signs.signboard.simple.title')} lead={text('signs.signboard.simple.text')}>
          <InternalLink href="/documents/brandbook-simplified">
            {text('equipment.onward.simplified.title')}
          </InternalLink>
        </Block>
      </SideBySide>
      <SideBySide>
        <Block title={text('signs.signboard.how.title')}>
          <DoorSteps
            direction="column"
            steps={STEPS.map((step) => ({
              title: text(`signs.signboard.step.${step}.title`),
              text: text(`signs.signboard.step.${step}.text`),
            }))}
          />
        </Block>
        <Block title={text('signs.signboard.money.title')}>
          <Pairs
            pairs={PAYMENTS.map((payment) => ({
              name: text(`signs.signboard.money.${payment}`),
              text: text(`signs.signboard.money.${payment}.who`, { amount }),
            }))}
          />
        </Block>
      </SideBySide>
      <NextPages to={['centers', 'makers', 'landlord', 'brandbook']} />
    </PageFrame>
  );
}
