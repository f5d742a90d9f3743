import { formatDate } from '@punkt/domain/date';
import { NOTICE_TERMS } from '@punkt/domain/notices';
import { LOGIN_CODE } from '@punkt/domain/one-time-code';
import { PRIVACY_TERMS } from '@punkt/domain/privacy-terms';
import { QUESTION_TERMS } from '@punkt/domain/questions';
import { SiteHead } from '../../../components/site-head.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { usePageInfo } from '../../../lib/page-info.ts';
import { CONSENT_DAYS } from '../../../lib/site/consent.ts';
import { PageFrame } from '../pages/page-frame.tsx';
import { POLICY_CLAUSES, POLICY_SECTIONS, type PolicySection } from './clauses.ts';
import styles from './policy.module.css';

/** `.example` belongs to nobody. */
const MADE_UP_EMAIL = 'privacy@punkt.example';

function useOperator() {
  const text = useText();
  const { operator } = usePageInfo();
  if (operator) return { ...operator, madeUp: false };
  const name = text('policy.operator.sandbox.name');
  return { name, address: text('policy.operator.sandbox.address'), email: MADE_UP_EMAIL, madeUp: true };
}

/** Who answers for all that follows, and where to write to. */
export function OperatorCard() {
  const text = useText();
  const { name, address, email, madeUp } = useOperator();
  return (
    <div className={styles.operator}>
      <dl>
        <div>
          <dt>{text('policy.operator')}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{text('policy.operator.address')}</dt>
          <dd>{address}</dd>
        </div>
        <div>
          <dt>{text('policy.operator.email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      </dl>
      {madeUp && <p>{text('policy.operator.sandbox')}</p>}
    </div>
  );
}

/** Every figure of the text, from the rules the product follows: what is promised and what is done can't drift apart. */
const POLICY_FIGURES = {
  codeMinutes: LOGIN_CODE.validSeconds / 60,
  cookieDays: CONSENT_DAYS,
  noticeDays: NOTICE_TERMS.keptDays,
  questionDays: QUESTION_TERMS.keptDays,
  keptYears: PRIVACY_TERMS.keptYearsAfterContract,
  distribution: PRIVACY_TERMS.stopDistributionWorkingDays,
  correction: PRIVACY_TERMS.correctionWorkingDays,
  destruction: PRIVACY_TERMS.destructionDays,
  processing: PRIVACY_TERMS.stopProcessingWorkingDays,
  extension: PRIVACY_TERMS.extensionWorkingDays,
  delayed: PRIVACY_TERMS.delayedDestructionMonths,
} as const;

const TERMS = [
  { term: 'distribution', unit: 'workingDays', count: POLICY_FIGURES.distribution },
  { term: 'correction', unit: 'workingDays', count: POLICY_FIGURES.correction },
  { term: 'processing', unit: 'workingDays', count: POLICY_FIGURES.processing },
  { term: 'extension', unit: 'workingDays', count: POLICY_FIGURES.extension },
  { term: 'destruction', unit: 'days', count: POLICY_FIGURES.destruction },
  { term: 'delayed', unit: 'months', count: POLICY_FIGURES.delayed },
  { term: 'kept', unit: 'years', count: POLICY_FIGURES.keptYears },
  { term: 'question', unit: 'days', count: POLICY_FIGURES.questionDays },
] as const;

/** For whoever came for one figure. */
function TermsTable() {
  const text = useText();
  const { variant } = usePageInfo();
  // The Georgian site takes no questions.
  const shown = TERMS.filter(({ term }) => variant === 'main' || term !== 'question');
  return (
    <div className={styles.terms}>
      <h3>{text('policy.table.title')}</h3>
      <dl>
        {shown.map(({ term, unit, count }) => (
          <div key={term}>
            <dt>{text(`policy.term.${term}`)}</dt>
            <dd>{text(`policy.${unit}`, { count })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

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
