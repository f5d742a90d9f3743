import { OWNER_STEPS } from '@punkt/domain/owner-rules';
import { Icon, TickIcon } from '../../../components/icons.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { StepForm } from './step-form.tsx';
import { useStepSummary } from './step-summary.ts';
import styles from './stepper.module.css';
import type { Registration } from './use-registration.ts';

interface Props {
  readonly registration: Registration;
  readonly slot: string;
}

const EditIcon = () => (
  <Icon>
    <path d="M4 20h4L18.5 9.5a2.8 2.8 0 0 0-4-4L4 16v4M13.5 6.5l4 4" />
  </Icon>
);

/** Four doors under one another; the one that is open shows what is behind it. */
export function Stepper({ registration, slot }: Props) {
  const text = useText();
  const { step: current, go, form } = registration;
  const summary = useStepSummary(form.record);
  return (
    <ol className={styles.steps} aria-label={text('owners.registration.steps')}>
      {OWNER_STEPS.map((step) => {
        const done = step < current;
        const title = text(`owners.step.${step}`);
        return (
          <li
            key={step}
            className={styles.step}
            data-state={done ? 'done' : step === current ? 'current' : 'ahead'}
            aria-current={step === current ? 'step' : undefined}
          >
            <div className={styles.head}>
              <span className={styles.door} aria-hidden="true">
                {done ? <TickIcon /> : step}
              </span>
              <div className={styles.words}>
                <h2 id={`step-${step}`}>
                  <span className="visually-hidden">{text('owners.step.number', { step, count: 4 })} </span>
                  {title}
                </h2>
                {done && <p>{summary(step)}</p>}
              </div>
              {done && (
                <button type="button" className={styles.edit} onClick={() => go(step)}>
                  <EditIcon />
                  <span>
                    {text('owners.step.edit')}
                    <span className="visually-hidden">: {title}</span>
                  </span>
                </button>
              )}
            </div>
            {step === current && <StepForm key={step} registration={registration} slot={slot} />}
          </li>
        );
      })}
    </ol>
  );
}
