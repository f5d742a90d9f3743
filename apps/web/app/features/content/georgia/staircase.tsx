import { useText } from '../../../lib/i18n.tsx';
import { SectionHead } from '../section-head.tsx';
import styles from './staircase.module.css';
import { useFigures } from './use-figures.ts';

const STEPS = ['1', '2', '3', '4', '5'] as const;

/** The five steps of Georgia: nothing is paid on the way. On a wide screen they climb. */
export function Staircase() {
  const text = useText();
  const figures = useFigures();
  return (
    <section id="steps" className={styles.section}>
      <SectionHead title={text('georgia.steps.title')} lead={text('georgia.steps.lead')} />
      <ol className={styles.stairs}>
        {STEPS.map((step) => (
          <li key={step}>
            <span aria-hidden="true">{step}</span>
            <div>
              <h3>{text(`georgia.step.${step}.title`)}</h3>
              <p>{text(`georgia.step.${step}.text`, figures)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.warning}>
        <strong>{text('georgia.warning.title')}</strong>
        <p>{text('georgia.warning.text', figures)}</p>
      </div>
    </section>
  );
}
