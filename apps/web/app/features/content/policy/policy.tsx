import { formatDate } from '@punkt/domain/date';
import { SiteHead } from '../../../components/site-head.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { usePageInfo } from '../../../lib/page-info.ts';
import { PageFrame } from '../pages/page-frame.tsx';
import { POLICY_CLAUSES, POLICY_SECTIONS, type PolicySection } from './clauses.ts';
import { POLICY_FIGURES } from './figures.ts';
import { OperatorCard } from './operator-card.tsx';
import styles from './policy.module.css';
import { TermsTable } from './terms-table.tsx';

/** The day the text was last changed. */
const EDITION = '2026-11-15';

/** The privacy policy; which law it follows is the site's. */
export default function PolicyPage() {
  const text = useText();
  const { variant } = usePageInfo();
  return (
    <>
      <SiteHead
        title={text(`policy.${variant}.page.title`)}
        description={text(`policy.${variant}.page.description`)}
      />
      <PageFrame title={text(`policy.${variant}.title`)} lead={text(`policy.${variant}.lead`)}>
        <div className={styles.policy}>
          <Contents />
          <div className={styles.text}>
            <p className={styles.edition}>
              <time dateTime={EDITION}>{text('policy.edition', { date: formatDate(EDITION) })}</time>
            </p>
            <OperatorCard />
            {POLICY_SECTIONS.map((section) => (
              <Section key={section} section={section} />
            ))}
          </div>
        </div>
      </PageFrame>
    </>
  );
}

function Contents() {
  const text = useText();
  return (
    <nav className={styles.contents} aria-label={text('policy.contents')}>
      <ol>
        {POLICY_SECTIONS.map((section) => (
          <li key={section}>
            <a href={`#${section}`}>{text(`policy.section.${section}`)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ section }: { readonly section: PolicySection }) {
  const text = useText();
  const { variant } = usePageInfo();
  return (
    <section className={styles.section} id={section}>
      <h2>{text(`policy.section.${section}`)}</h2>
      <ol>
        {POLICY_CLAUSES[variant][section].map((clause) => (
          <li key={clause}>{text(clause, POLICY_FIGURES)}</li>
        ))}
      </ol>
      {section === 'terms' && <TermsTable />}
    </section>
  );
}
