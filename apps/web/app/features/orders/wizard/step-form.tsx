import { type FormEvent, type RefObject, Suspense, useEffect, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { FormProblems, useFocusProblem } from '../../../components/form/form-problems.tsx';
import { BackIcon, ForwardIcon } from '../../../components/icons.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { StepBody, StepButtons } from '../../../components/stepper/steps.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { useOnline } from '../../../lib/use-online.ts';
import { useFocusField } from './field-from-address.ts';
import { STEPS } from './step-parts.ts';
import { placeOf } from './steps.ts';
import type { Wizard } from './use-wizard.ts';
import styles from './wizard.module.css';

interface Props {
  readonly wizard: Wizard;
  readonly rework: boolean;
}

export function StepForm({ wizard, rework }: Props) {
  const text = useText();
  const ref = useRef<HTMLFormElement>(null);
  const { step, form, busy, next, back } = wizard;
  useArrival(ref, form.attempt > 0 || wizard.wished !== null);
  const Fields = STEPS[step];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void next();
  };
  return (
    <StepBody formRef={ref} at={placeOf(step)} onSubmit={submit}>
      <Suspense fallback={<StepOnItsWay />}>
        <Fields wizard={wizard} />
        <FocusProblem form={ref} attempt={form.attempt} wished={wizard.wished} />
      </Suspense>
      <FormProblems>{form.shown > 0 && text('forms.problems', { count: form.shown })}</FormProblems>
      <StepButtons>
        {step !== 'requirements' && (
          <Button look="quiet" onClick={back}>
            <BackIcon />
            {text('forms.back')}
          </Button>
        )}
        <Button type="submit" busy={busy}>
          {text(step === 'files' ? (rework ? 'wizard.send.again' : 'wizard.send') : 'forms.next')}
          <ForwardIcon />
        </Button>
      </StepButtons>
    </StepBody>
  );
}

/** A part that can't come without a connection says so: empty shapes alone would be waited for in vain. */
function StepOnItsWay() {
  const text = useText();
  const online = useOnline();
  return (
    <>
      <p role="status" className={styles.waiting}>
        {!online && text('wizard.waiting')}
      </p>
      <Skeleton height="480px" />
    </>
  );
}

interface FocusProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly attempt: number;
  readonly wished: string | null;
}

/** Stands with the fields, so that it looks for the first problem when they are there. */
function FocusProblem({ form, attempt, wished }: FocusProps) {
  useFocusProblem(form, attempt);
  useFocusField(form, wished);
  return null;
}

let opened = false;

/** A new step begins at its title, in sight and for the ear; the first one of a visit leaves the page where it is. */
function useArrival(form: RefObject<HTMLFormElement | null>, atField: boolean): void {
  const elsewhere = useRef(atField);
  useEffect(() => {
    const first = !opened;
    opened = true;
    // Sent back by a refusal, or led by a remark: the focus goes to the field instead.
    if (first || elsewhere.current) return;
    const step = form.current?.closest('li');
    step?.scrollIntoView({ block: 'start' });
    step?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [form]);
}
