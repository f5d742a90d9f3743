import { useState } from 'react';
import { replace } from 'react-router';
import { BackLink } from '../../components/back-link.tsx';
import { Button } from '../../components/button.tsx';
import { ForwardIcon } from '../../components/icons.tsx';
import { ScreenTitle } from '../../components/screen-title.tsx';
import { StepButtons, StepCard, Steps } from '../../components/stepper/steps.tsx';
import { CameraStep } from '../../features/cameras/camera-step.tsx';
import { LockPart } from '../../features/locks/lock-part.tsx';
import { ActivationForm } from '../../features/orders/activation/activation-form.tsx';
import { type Order, orderQuery } from '../../features/orders/order-queries.ts';
import { queryClient } from '../../lib/account/query-client.ts';
import { isAnotherRecord } from '../../lib/another-record.ts';
import { useText } from '../../lib/i18n.tsx';
import type { Route } from './+types/order-activate.ts';
import { applicantOnly } from './applicant-only.ts';

/** An approved application that was confirmed, or one that came back from activation; any other is read on its own page. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const user = await applicantOnly(request);
  const query = { ...orderQuery(params.orderId), staleTime: 0 };
  const order = await queryClient.fetchQuery(query).catch(() => null);
  // In the place of this entry: whoever presses Back would be led here again and again.
  if (!order?.abilities.includes('editActivation')) throw replace(`/lk/orders/${params.orderId}`);
  return { user, order, wished: new URL(request.url).searchParams.get('field') };
}

/** The form keeps itself; a second reading would start it anew. */
export const shouldRevalidate = isAnotherRecord;

const CAMERAS = 0;
const REST = 1;

const havePassed = ({ activation }: Order): boolean =>
  activation?.some(({ part, state }) => part === 'cameras' && state === 'done') ?? false;

/** A remark leads to its place; else the cameras come first, until they have passed. */
function firstStep(order: Order, wished: string | null): number {
  if (wished) return wished === 'cameras' ? CAMERAS : REST;
  return havePassed(order) ? REST : CAMERAS;
}

export default function OrderActivate({ loaderData: { user, order, wished } }: Route.ComponentProps) {
  const text = useText();
  const [step, setStep] = useState(() => firstStep(order, wished));
  const [passed, setPassed] = useState(() => havePassed(order));
  const toRest = () => setStep(REST);
  const onPassed = () => {
    setPassed(true);
    toRest();
  };
  return (
    <>
      <BackLink to={`/lk/orders/${order.id}`}>{text('cameras.activation.back', { id: order.id })}</BackLink>
      <ScreenTitle title={text('cameras.activation.title')} of={text('orders.number', { id: order.id })} />
      <Steps
        label={text('cameras.activation.steps')}
        current={step}
        steps={[
          {
            title: text('cameras.activation.step.cameras'),
            summary: '',
            note: step === REST && !passed ? text('orderPage.activation.next.cameras') : undefined,
          },
          { title: text('cameras.activation.step.rest'), summary: '' },
        ]}
        onOpen={setStep}
      >
        {step === CAMERAS ? (
          <StepCard>
            <CameraStep
              orderId={order.id}
              country={order.country}
              onNext={onPassed}
              // The photos can be sent while the recorder is still being put right.
              later={
                <StepButtons>
                  <Button look="quiet" onClick={toRest}>
                    {text('activation.later')}
                    <ForwardIcon />
                  </Button>
                </StepButtons>
              }
            />
          </StepCard>
        ) : (
          <ActivationForm
            user={user}
            order={order}
            at={REST}
            lock={<LockPart orderId={order.id} info={order.eLockInfo} />}
          />
        )}
      </Steps>
    </>
  );
}
