import { OWNER_STEPS } from '@punkt/domain/owner-record';
import { Steps } from '../../../components/stepper/steps.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { StepForm } from './step-form.tsx';
import { useStepSummary } from './step-summary.ts';
import type { Registration } from './use-registration.ts';

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
