import { OWNER_STEPS, type OwnerRecord, type OwnerStep } from '@punkt/domain/owner-record';
import { formatNational } from '@punkt/domain/phone';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { FormProblems, useFocusProblem } from '../../../components/form/form-problems.tsx';
import { BackIcon, ForwardIcon } from '../../../components/icons.tsx';
import { StepBody, StepButtons, Steps } from '../../../components/stepper/steps.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { StepFields } from './step-fields.tsx';
import type { Registration } from './use-registration.ts';

/** One line of what a finished step says. */
function useStepSummary(record: OwnerRecord): (step: OwnerStep) => string {
  const text = useText();
  const { requisites_data, passport, contact_info } = record;
  const lines: Record<OwnerStep, () => readonly string[]> = {
    1: () => [requisites_data.org_name, requisites_data.inn],
    2: () => [
      [passport.last_name, passport.first_name].filter(Boolean).join(' '),
      text(`owners.document.${passport.doc_type}`),
    ],
    3: () => [
      text('owners.photo.count', {
        count: passport.document_photo.length + passport.with_document_photo.length,
      }),
    ],
    4: () => [
      contact_info.email,
      contact_info.additional_phone_country
        ? formatNational(contact_info.additional_phone, contact_info.additional_phone_country)
        : '',
    ],
  };
  return (step) => lines[step]().filter(Boolean).join(' · ');
}

interface StepFormProps {
  readonly registration: Registration;
  readonly slot: string;
}

function StepForm({ registration, slot }: StepFormProps) {
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

interface Props {
  readonly registration: Registration;
  readonly slot: string;
}

export function Stepper({ registration, slot }: Props) {
  const text = useText();
  const { step, go, form } = registration;
  const summary = useStepSummary(form.record);
  return (
    <Steps
      label={text('owners.registration.steps')}
      current={OWNER_STEPS.indexOf(step)}
      steps={OWNER_STEPS.map((each) => ({ title: text(`owners.step.${each}`), summary: summary(each) }))}
      onOpen={(at) => go(OWNER_STEPS[at] ?? step)}
    >
      <StepForm key={step} registration={registration} slot={slot} />
    </Steps>
  );
}
