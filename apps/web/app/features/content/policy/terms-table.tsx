import { useText } from '../../../lib/i18n.tsx';
import { usePageInfo } from '../../../lib/page-info.ts';
import { POLICY_FIGURES as figures } from './figures.ts';
import styles from './policy.module.css';

const TERMS = [
  { term: 'distribution', unit: 'workingDays', count: figures.distribution },
  { term: 'correction', unit: 'workingDays', count: figures.correction },
  { term: 'processing', unit: 'workingDays', count: figures.processing },
  { term: 'extension', unit: 'workingDays', count: figures.extension },
  { term: 'destruction', unit: 'days', count: figures.destruction },
  { term: 'delayed', unit: 'months', count: figures.delayed },
  { term: 'kept', unit: 'years', count: figures.keptYears },
  { term: 'question', unit: 'days', count: figures.questionDays },
] as const;

/** For whoever came for one figure. */
export function TermsTable() {
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
