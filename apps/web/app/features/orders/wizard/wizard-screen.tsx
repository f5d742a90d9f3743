import type { Order } from '@punkt/contract/order-data';
import type { UserInfo } from '@punkt/contract/user';
import { type OrderRecord, orderAddress, orderStepOf } from '@punkt/domain/order-record';
import type { OrderProblems } from '@punkt/domain/order-rules';
import { generalHours } from '@punkt/domain/timetable';
import { useEffect } from 'react';
import { SavedLine } from '../../../components/form/saved-line.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { Steps } from '../../../components/stepper/steps.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { OpenedOrder } from './draft/open-draft.ts';
import { SendDialog } from './send-dialog.tsx';
import { StepForm } from './step-form.tsx';
import { loadSteps } from './step-parts.ts';
import { placeOf, WIZARD_STEPS, type WizardStep } from './steps.ts';
import { useWizard, type Wizard } from './use-wizard.ts';
import styles from './wizard.module.css';

/** One line of what a finished step says. */
function useStepSummary(record: OrderRecord): (step: WizardStep) => string {
  const text = useText();
  const hours = record.timetable && generalHours(record.timetable);
  const lines: Record<WizardStep, () => readonly string[]> = {
    requirements: () => [text('wizard.need.done')],
    location: () => [orderAddress(record)],
    conditions: () => [
      record.area === null ? '' : text('wizard.summary.area', { area: record.area }),
      hours ? `${hours.open}–${hours.close}` : '',
    ],
    files: () => [],
  };
  return (step) => lines[step]().filter(Boolean).join(' · ');
}

/** How much staff remarked on a step and nobody has changed yet. */
function useStepRemarks(remarks: OrderProblems): (step: WizardStep) => string | undefined {
  const text = useText();
  const steps = Object.keys(remarks).map(orderStepOf);
  return (step) => {
    const count = steps.filter((other) => other === step).length;
    return count > 0 ? text('wizard.step.remarks', { count }) : undefined;
  };
}

interface Props {
  readonly user: UserInfo;
  readonly opened: OpenedOrder;
  /** Throws away what this browser kept of a new application. */
  readonly onRestart: () => void;
}

export function WizardScreen({ user, opened, onRestart }: Props) {
  const text = useText();
  const wizard = useWizard(user, opened);
  const summary = useStepSummary(wizard.form.record);
  const remarks = useStepRemarks(wizard.form.remarks);
  useEffect(() => void loadSteps(), []);
  const rework = opened.order !== null && opened.order.status !== 'ORDER_DRAFT';
  return (
    <>
      <ScreenTitle title={text(titleOf(opened, rework), { id: opened.order?.id ?? '' })} />
      <Intro wizard={wizard} opened={opened} rework={rework} onRestart={onRestart} />
      <Steps
        label={text('wizard.steps')}
        current={placeOf(wizard.step)}
        steps={WIZARD_STEPS.map((step) => ({
          title: text(`wizard.step.${step}`),
          summary: summary(step),
          note: remarks(step),
        }))}
        onOpen={(at) => wizard.go(WIZARD_STEPS[at] ?? 'requirements')}
      >
        <StepForm key={wizard.step} wizard={wizard} rework={rework} />
      </Steps>
      <SendDialog wizard={wizard} order={opened.order} />
      <ConflictDialog conflict={wizard.conflict} />
    </>
  );
}

function titleOf({ point, order }: OpenedOrder, rework: boolean) {
  if (point) return 'wizard.title.move';
  if (rework) return 'wizard.title.rework';
  return order ? 'wizard.title.edit' : 'wizard.title';
}

interface IntroProps {
  readonly wizard: Wizard;
  readonly opened: OpenedOrder;
  readonly rework: boolean;
  readonly onRestart: () => void;
}

function Intro({ wizard, opened, rework, onRestart }: IntroProps) {
  const text = useText();
  const { state } = wizard.saving;
  const { order, point, resumed } = opened;
  const restart = () => {
    wizard.saving.forget();
    onRestart();
  };
  return (
    <header className={styles.intro}>
      {point && <p>{text('wizard.move.text', { address: point.address })}</p>}
      {order && rework && <Rework order={order} />}
      {resumed && !wizard.saving.saved() && (
        <p>
          {text('wizard.resumed')}{' '}
          <button type="button" className={styles.link} onClick={restart}>
            {text('wizard.restart')}
          </button>
        </p>
      )}
      <SavedLine state={state}>{text(`wizard.save.${state}`)}</SavedLine>
    </header>
  );
}

/** Why it came back: remarks at their fields, words to the whole of it, or both. */
function Rework({ order }: { readonly order: Order }) {
  const text = useText();
  const { remarks, history } = order;
  const comment = history.findLast(({ actor }) => actor === 'staff')?.comment;
  if (remarks.length === 0 && !comment) return null;
  return (
    <div className={styles.remarks}>
      <p>
        {remarks.length > 0
          ? text('wizard.rework.text', { count: remarks.length })
          : text('wizard.rework.whole')}
      </p>
      {comment && <p>{text('wizard.rework.comment', { text: comment })}</p>}
    </div>
  );
}
