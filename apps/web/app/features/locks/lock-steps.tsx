import { FLOW_STEPS, type FlowStep, type LockFlow } from '@punkt/domain/lock-flow';
import { cleanControllerCode, LOCK_PHOTOS } from '@punkt/domain/lock-terms';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Steps } from '../../components/stepper/steps.tsx';
import { clockTime } from '../../lib/format.ts';
import { useText } from '../../lib/i18n.tsx';
import { ActivateStep, ClickStep, OpenStep, WifiStep } from './lock-door.tsx';
import { changeFlow, flowName, type StepProps } from './lock-flows.ts';
import { CodeStep, ConnectStep, PhotosStep } from './lock-preparing.tsx';

/** Seven steps: the first three with a network, the last without one until it returns. */
export function LockSteps({ userId, orderId, flow, online }: Omit<StepProps, 'go'>) {
  const text = useText();
  const name = flowName(userId, orderId);
  const current = FLOW_STEPS.indexOf(flow.step);
  /** What the server said about the code: shown at its field. */
  const [refusal, setRefusal] = useState<string>();
  useArrival(current);
  const go = (to: FlowStep) => changeFlow(name, { type: 'went', to });
  const props = { userId, orderId, flow, online, go };
  const refuse = (message: string) => {
    setRefusal(message);
    go('code');
  };
  const screens: Readonly<Record<FlowStep, () => ReactNode>> = {
    code: () => <CodeStep {...props} refusal={refusal} onType={() => setRefusal(undefined)} />,
    photos: () => <PhotosStep {...props} />,
    connect: () => <ConnectStep {...props} onRefused={refuse} />,
    wifi: () => <WifiStep {...props} />,
    open: () => <OpenStep {...props} />,
    click: () => <ClickStep {...props} />,
    activate: () => <ActivateStep {...props} />,
  };
  return (
    <Steps
      label={text('elock.steps')}
      current={current}
      steps={FLOW_STEPS.map((step) => ({
        title: text(`elock.step.${step}`),
        summary: summaryOf(step, flow, text),
      }))}
      // An answer that was given is sent before anything else is done.
      onOpen={flow.answer && !flow.answer.sent ? undefined : (at) => go(FLOW_STEPS[at] ?? 'code')}
    >
      {screens[flow.step]()}
    </Steps>
  );
}

function summaryOf(step: FlowStep, flow: LockFlow, text: ReturnType<typeof useText>): string {
  const count = LOCK_PHOTOS.filter((photo) => flow.photos[photo].length > 0).length;
  switch (step) {
    case 'code':
      return cleanControllerCode(flow.code);
    case 'photos':
      return text('elock.photos.count', { count, most: LOCK_PHOTOS.length });
    case 'connect':
      return flow.connection ? text('elock.connect.done', { time: clockTime(flow.connection.expires) }) : '';
    case 'wifi':
      return flow.connection?.ssid ?? '';
    case 'open':
      return text('elock.open.pressed');
    case 'click':
      return flow.answer ? text(flow.answer.clicked ? 'elock.answer.yes' : 'elock.answer.no') : '';
    case 'activate':
      return '';
  }
}

/** The step that opens is read out and seen. A page that opens in the middle, at the door, is only moved to it. */
export function useArrival(current: number): void {
  const before = useRef<number>(undefined);
  useEffect(() => {
    const first = before.current === undefined;
    if (before.current === current) return;
    before.current = current;
    if (first && current === 0) return;
    const title = document.getElementById(`step-${current + 1}`);
    if (!first) title?.focus({ preventScroll: true });
    title?.closest('li')?.scrollIntoView({ block: 'start' });
  }, [current]);
}
