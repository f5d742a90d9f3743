import { useText } from '../../../lib/i18n.tsx';
import { Banks } from '../banks.tsx';
import { SectionHead } from '../section-head.tsx';
import { WithArrow } from '../with-arrow.tsx';
import styles from './support.module.css';

/** A point needs a company and an account: where both can be had at once. */
export default function PartnerBanks() {
  const text = useText();
  return (
    <section id="banks" className={styles.section}>
      <SectionHead title={text('guides.banks.title')} lead={text('guides.banks.lead')}>
        <a href="/banking-services">
          <WithArrow words={text('landing.banks.more')} />
        </a>
      </SectionHead>
      <Banks />
    </section>
  );
}
