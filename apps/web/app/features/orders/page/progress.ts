import { isFinal, PROGRESS_STEPS, type ProgressStep, progressOf } from '@punkt/domain/order-status';
import type { Order } from '../order-queries.ts';

export interface Stage {
  readonly step: ProgressStep;
  readonly state: 'done' | 'now' | 'stopped' | 'ahead';
}

type Facts = Pick<Order, 'status' | 'outlook' | 'history'>;

/** Payment is a step only where a fee is. */
const hasFee = ({ outlook: { fee } }: Facts): boolean => fee.amount !== null || fee.state !== 'none';

/** An application that ended badly stopped where it had stood before. */
function placeOf({ status, outlook, history }: Facts): ProgressStep {
  if (outlook.step === 'activate') return 'activation';
  // What is not paid goes on to the payment, whichever way it came back.
  if (outlook.step === 'rework') return outlook.fee.state === 'notYet' ? 'payment' : 'review';
  if (!isFinal(status) || status === 'ORDER_PICKPOINT_CREATED') return progressOf(status);
  const end = endOf({ status, history });
  // Approved and confirmed, it was the activation that did not come.
  if (end?.event === 'lapseActivation') return 'activation';
  return progressOf(end?.from ?? status);
}

/** The step that ended it, or brought it back: why it stands where it stands. */
export const endOf = ({ status, history }: Pick<Order, 'status' | 'history'>) =>
  history.findLast(({ from, to }) => to === status && from !== null && from !== to);

const ASKED: readonly string[] = ['remark', 'remarkPayment', 'remarkActivation'];
const SENT: readonly string[] = ['publish', 'readyActivate'];

/** What staff last asked to change, until it is sent again: what was answered does not come back after the approval. */
export function openRemarkOf({ history }: Pick<Order, 'history'>) {
  const last = history.findLast(({ event }) => ASKED.includes(event) || SENT.includes(event));
  return last && ASKED.includes(last.event) ? last : undefined;
}

export function stagesOf(order: Facts): readonly Stage[] {
  const place = placeOf(order);
  const opened = order.status === 'ORDER_PICKPOINT_CREATED';
  const here = opened ? 'done' : isFinal(order.status) ? 'stopped' : 'now';
  const steps = PROGRESS_STEPS.filter((step) => step !== 'payment' || hasFee(order) || place === 'payment');
  const at = steps.indexOf(place);
  return steps.map((step, index) => ({
    step,
    state: index < at ? 'done' : index === at ? here : 'ahead',
  }));
}
