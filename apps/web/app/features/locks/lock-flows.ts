import {
  FLOW_STEPS,
  type FlowStep,
  isUnsent,
  type LockEvent,
  type LockFlow,
  lockFlow,
  NEW_LOCK_FLOW,
  resumedFlow,
} from '@punkt/domain/lock-flow';
import { useEffect, useSyncExternalStore } from 'react';
import { localDrafts } from '../../lib/forms/local-drafts.ts';

/** Locks on their way to being active, in this browser alone: it may be offline, closed and opened again in between. */

/** What each step is given. */
export interface StepProps {
  readonly userId: string;
  readonly orderId: string;
  readonly flow: LockFlow;
  readonly online: boolean;
  readonly go: (to: FlowStep) => void;
}

const kept = localDrafts<LockFlow>('lock');
const known = new Map<string, LockFlow>();
const listeners = new Set<() => void>();

const announce = (): void => {
  for (const listener of listeners) listener();
};

export const flowName = (userId: string, orderId: string): string => `${userId}/${orderId}`;
const orderOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** One that an earlier form kept, or that somebody wrote by hand, counts as none. */
function isFlow(flow: LockFlow | null): flow is LockFlow {
  return (
    flow !== null &&
    FLOW_STEPS.includes(flow.step) &&
    typeof flow.code === 'string' &&
    Object.keys(NEW_LOCK_FLOW.photos).every((photo) =>
      Array.isArray(flow.photos?.[photo as keyof LockFlow['photos']]),
    ) &&
    (flow.connection === null || typeof flow.connection?.linkToOpen === 'string') &&
    (flow.answer === null || typeof flow.answer?.id === 'string')
  );
}

export function readFlow(name: string): LockFlow {
  const before = known.get(name);
  if (before) return before;
  const found = kept.read(name);
  const flow = isFlow(found) ? resumedFlow(found, Date.now()) : NEW_LOCK_FLOW;
  known.set(name, flow);
  return flow;
}

export function changeFlow(name: string, event: LockEvent): void {
  const before = readFlow(name);
  const after = lockFlow(before, event);
  if (after === before) return;
  known.set(name, after);
  kept.write(name, after);
  announce();
}

export function forgetFlow(name: string): void {
  known.set(name, NEW_LOCK_FLOW);
  kept.forget(name);
  announce();
}

/** The page of a lock is opened, or looked at again: in an app that stays open for days the link may have stopped opening meanwhile. */
export function resumeFlow(name: string, now: number): void {
  const before = readFlow(name);
  const after = resumedFlow(before, now);
  if (after === before) return;
  known.set(name, after);
  kept.write(name, after);
  announce();
}

/** Applications whose answer the server has not got. */
export const unsentOrders = (userId: string): string[] =>
  kept
    .names(`${userId}/`)
    .filter((name) => isUnsent(readFlow(name)))
    .map(orderOf);

function subscribe(listener: () => void): () => void {
  // Another tab went on, or has sent the answer.
  const elsewhere = ({ key }: StorageEvent): void => {
    for (const name of known.keys()) if (key === null || key.endsWith(name)) known.delete(name);
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', elsewhere);
  };
}

export function useLockFlow(name: string): LockFlow {
  useEffect(() => {
    resumeFlow(name, Date.now());
    const onLook = () => {
      // Back from the lock's own page: whether it clicked is still to be answered.
      if (!document.hidden && readFlow(name).step !== 'click') resumeFlow(name, Date.now());
    };
    document.addEventListener('visibilitychange', onLook);
    return () => document.removeEventListener('visibilitychange', onLook);
  }, [name]);
  return useSyncExternalStore(
    subscribe,
    () => readFlow(name),
    () => NEW_LOCK_FLOW,
  );
}
