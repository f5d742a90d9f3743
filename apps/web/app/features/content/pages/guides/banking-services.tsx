import { DoorSteps } from '../../../../components/door-steps.tsx';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { Banks } from '../../banks.tsx';
import { PageFrame } from '../page-frame.tsx';
import { AnchorButton } from './anchor-button.tsx';
import { BankNeeds } from './bank-needs.tsx';
import guide from './guide.module.css';

const STEPS = ['1', '2', '3'] as const;

/** A point belongs to a company or a sole proprietor with an account: three banks give both. */
export default function BankingServicesPage() {
  const text = useText();
  const steps = STEPS.map((step) => ({
    title: text(`guides.banks.register.${step}.title`),
    text: text(`guides.banks.register.${step}.text`),
  }));
  return (
    <>
      <SiteHead title={text('guides.banks.page.title')} description={text('guides.banks.page.description')} />
      <PageFrame title={text('guides.banks.title')} lead={text('guides.banks.lead')}>
        <div className={guide.page}>
          <section>
            <h2 className="visually-hidden">{text('guides.banks.tiles.title')}</h2>
            <Banks />
          </section>
          <div className={guide.pair}>
            <section className={guide.section}>
              <h2>{text('guides.banks.register.title')}</h2>
              <DoorSteps steps={steps} direction="column" />
            </section>
            <BankNeeds />
          </div>
          <div className={guide.actions}>
            <AnchorButton href="/registration">{text('guides.banks.next')}</AnchorButton>
          </div>
        </div>
      </PageFrame>
    </>
  );
}
