import { SectionHead } from '../section-head.tsx';
import { useProgrammeText } from './programme-text.ts';
import styles from './steps.module.css';

const STEPS = ['place', 'payment', 'review', 'repair', 'activation'] as const;

/**
 * From the application to the first customer. Under every step stands its term and, in one band through all five, what
 * becomes of the fee: that is what people are afraid for.
 */
export default function Steps() {
  const text = useProgrammeText();
  return (
    <section id="steps" className={styles.section}>
      <SectionHead title={text('landing.steps.title')} lead={text('landing.steps.lead')} />
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step} data-step={step}>
            <span className={styles.door} aria-hidden="true">
              <b>{index + 1}</b>
            </span>
            <div className={styles.what}>
              <h3>{text(`landing.step.${step}.title`)}</h3>
              <p>{text(`landing.step.${step}.text`)}</p>
            </div>
            <dl className={styles.terms}>
              <div>
                <dt>{text('landing.steps.term')}</dt>
                <dd>{text(`landing.step.${step}.term`)}</dd>
              </div>
              <div className={styles.fee}>
                <dt>{text('landing.steps.fee')}</dt>
                <dd>{text(`landing.step.${step}.fee`)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{text('landing.steps.note')}</p>
    </section>
  );
}
