import { DoorSteps } from '../../../../components/door-steps.tsx';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { PageFrame } from '../page-frame.tsx';
import { OutwardIcon } from '../parts/outward-link.tsx';
import { AnchorButton } from './anchor-button.tsx';
import { BankNeeds } from './bank-needs.tsx';
import styles from './banking-services.module.css';
import guide from './guide.module.css';

const BANKS = [
  { id: 'river', link: 'https://bank-u-reki.example/punkt' },
  { id: 'quiet', link: 'https://tikhiy-bank.example/punkt' },
  { id: 'corner', link: 'https://bank-na-uglu.example/punkt' },
] as const;
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
          <section className={styles.banks}>
            <h2 className="visually-hidden">{text('guides.banks.tiles.title')}</h2>
            <ul className={styles.tiles} data-count="bank_click">
              {BANKS.map((bank) => (
                <Bank key={bank.id} {...bank} />
              ))}
            </ul>
            <p className={styles.note}>{text('guides.banks.note')}</p>
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

function Bank({ id, link }: (typeof BANKS)[number]) {
  const text = useText();
  return (
    <li>
      <a className={styles.tile} href={link} target="_blank" rel="noopener noreferrer external">
        <img src={`/drawings/guides-bank-${id}.svg`} alt="" width="96" height="80" />
        <strong>{text(`guides.banks.${id}.name`)}</strong>
        <span>{text(`guides.banks.${id}.text`)}</span>
        <span className={styles.visit}>
          {text('guides.banks.visit')}
          <span className="visually-hidden">, {text('guides.link.outside')}</span>
          <OutwardIcon />
        </span>
      </a>
    </li>
  );
}
