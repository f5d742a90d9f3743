import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { FormProblems } from '../../../components/form/form-problems.tsx';
import { useFocusProblem } from '../../../components/form/use-focus-problem.ts';
import { BackIcon, ForwardIcon } from '../../../components/icons.tsx';
import { StepBody, StepButtons } from '../../../components/stepper/steps.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { StepFields } from './step-fields.tsx';
import type { Registration } from './use-registration.ts';

interface Props {
  readonly registration: Registration;
  readonly slot: string;
}

export function StepForm({ registration, slot }: Props) {
  const text = useText();
  const ref = useRef<HTMLFormElement>(null);
  const { step, form, busy, next, back } = registration;
  useFocusProblem(ref, form.attempt);
  useArrival(ref, form.attempt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void next();
  };
  return (
    <StepBody formRef={ref} at={step - 1} onSubmit={submit}>
      <StepFields registration={registration} slot={slot} />
      <FormProblems>{form.shown > 0 && text('forms.problems', { count: form.shown })}</FormProblems>
      <StepButtons>
        <Button look="quiet" onClick={back}>
          <BackIcon />
          {text(step === 1 ? 'owners.back.login' : 'forms.back')}
        </Button>
        <Button type="submit" busy={busy}>
          {text(step === 4 ? 'owners.next.offer' : 'forms.next')}
          <ForwardIcon />
        </Button>
      </StepButtons>
    </StepBody>
  );
}

let opened = false;

/** A new step begins at its title, in sight and for the ear; the first one of a visit leaves the page where it is. */
function useArrival(form: React.RefObject<HTMLFormElement | null>, attempt: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step opens
  useEffect(() => {
    const first = !opened;
    opened = true;
    // Sent back by a refusal: the focus goes to the field instead.
    if (first || attempt > 0) return;
    const step = form.current?.closest('li');
    step?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    step?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
  }, []);
}
