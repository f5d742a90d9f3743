import type { Order } from '@punkt/contract/order-data';
import type { UserInfo } from '@punkt/contract/user';
import type { Problems } from '@punkt/domain/record-table';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FormProblems, useFocusProblem } from '../../../components/form/form-problems.tsx';
import { SavedLine } from '../../../components/form/saved-line.tsx';
import { ForwardIcon } from '../../../components/icons.tsx';
import { StepBody, StepButtons } from '../../../components/stepper/steps.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { useMessage } from '../../../lib/use-message.ts';
import { ConflictDialog } from '../wizard/conflict-dialog.tsx';
import { fieldFromAddress, useFocusField } from '../wizard/field-from-address.ts';
import styles from './activation.module.css';
import { ActivationFields } from './activation-fields.tsx';
import { useActivation } from './use-activation.ts';

interface Props {
  readonly user: UserInfo;
  readonly order: Order;
  /** Its place among the steps. */
  readonly at: number;
  /** How the lock stands, and the way to it. */
  readonly lock: ReactNode;
}

/** The application for activation: everything but the cameras and the lock. */
export function ActivationForm({ user, order, at, lock }: Props) {
  const text = useText();
  const ref = useRef<HTMLFormElement>(null);
  const [wished] = useState(fieldFromAddress);
  const work = useActivation(user.user_id, order);
  const { form, saving, slot, busy, failed } = work;
  useFocusProblem(ref, form.attempt);
  useFocusField(ref, wished);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void work.submit();
  };
  return (
    <>
      <StepBody formRef={ref} at={at} onSubmit={submit}>
        <header className={styles.intro}>
          <p>{text(order.status === 'ORDER_REMARK' ? 'activation.text.rework' : 'activation.text')}</p>
          <SavedLine state={saving.state}>{text(`wizard.save.${saving.state}`)}</SavedLine>
        </header>
        {lock}
        <ActivationFields form={form} slot={slot} />
        <FormProblems>{form.shown > 0 && text('forms.problems', { count: form.shown })}</FormProblems>
        {failed && <SendFailed failed={failed} elsewhere={work.elsewhere} />}
        <StepButtons>
          <Button type="submit" busy={busy}>
            {text(order.status === 'ORDER_REMARK' ? 'activation.send.again' : 'activation.send')}
            <ForwardIcon />
          </Button>
        </StepButtons>
      </StepBody>
      <ConflictDialog conflict={work.conflict} />
    </>
  );
}

interface FailedProps {
  readonly failed: 'update' | 'ready';
  readonly elsewhere: Problems;
}

/** Which half failed, what is kept, and what is to be done on other screens. */
function SendFailed({ failed, elsewhere }: FailedProps) {
  const text = useText();
  const say = useMessage();
  return (
    <div className={styles.failed} role="alert">
      <b>{text(`activation.failed.${failed}`)}</b>
      <p>{text(`activation.failed.${failed}.text`)}</p>
      {Object.keys(elsewhere).length > 0 && (
        <ul>
          {Object.entries(elsewhere).map(([place, problem]) => (
            <li key={place}>{say(problem)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
