import { country } from '@punkt/domain/countries';
import { DoorSteps } from '../../../../components/door-steps.tsx';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { Banks } from '../../banks.tsx';
import { PageFrame } from '../page-frame.tsx';
import { AnchorButton } from '../parts/links.tsx';
import { Pairs } from '../parts/lists.tsx';
import guide from './guide.module.css';

const { inn, bik, payAccount, correspondentAccount } = country('RU').company;

/** What the registration form will ask for, from the rules by which it checks. */
function BankNeeds() {
  const text = useText();
  const digits = ([count = 0]: readonly number[]) => text('guides.banks.needs.digits', { count });
  const [ip = 0] = inn.lengths.ip;
  const [ooo = 0] = inn.lengths.ooo;
  const needs = [
    { name: text('guides.banks.needs.inn'), text: text('guides.banks.needs.inn.value', { ip, ooo }) },
    { name: text('guides.banks.needs.bik'), text: digits(bik.lengths) },
    { name: text('guides.banks.needs.account'), text: digits(payAccount.lengths) },
    { name: text('guides.banks.needs.correspondent'), text: digits(correspondentAccount?.lengths ?? []) },
  ];
  return (
    <section className={guide.section}>
      <h2>{text('guides.banks.needs.title')}</h2>
      <Pairs pairs={needs} />
    </section>
  );
}

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
