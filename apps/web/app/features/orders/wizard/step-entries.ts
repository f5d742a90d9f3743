import { useContext, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';
import { setHistoryGate } from '../../../lib/history-gate.ts';
import { WIZARD_STEPS, type WizardStep } from './steps.ts';

/** What an entry of the browser's history says of the wizard: which step it shows, and which one the entry before it. */
interface StepEntry {
  readonly visit: string;
  readonly step: WizardStep;
  readonly before: WizardStep | null;
}

export const editAddress = (id: string): string => `/lk/orders/${id}/edit`;

const isStep = (given: unknown): given is WizardStep => WIZARD_STEPS.some((step) => step === given);

/** An entry of this visit; what anybody else wrote there is not ours to read. */
export function entryOf(state: unknown, visit: string): StepEntry | null {
  const { wizard } = (state ?? {}) as { readonly wizard?: Partial<StepEntry> };
  if (wizard?.visit !== visit || !isStep(wizard.step)) return null;
  return { visit, step: wizard.step, before: isStep(wizard.before) ? wizard.before : null };
}

/** The draft by its number once it has one; a field somebody was led to is left with its entry. */
export function entryAddress(href: string, orderId: string | null): string {
  const { pathname, searchParams } = new URL(href);
  if (orderId !== null) return editAddress(orderId);
  searchParams.delete('field');
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

interface Parts {
  /** The application and its round: entries of another one are left to the router. */
  readonly visit: string;
  readonly step: WizardStep;
  readonly orderId: () => string | null;
  /** The browser's own Back or Forward led here. */
  readonly onArrive: (step: WizardStep) => void;
}

/**
 * A history entry for each step. The router does not know them: to it the wizard is one place, and a draft that gets its
 * number on the way stays the same screen.
 */
export function useStepEntries(parts: Parts) {
  const now = useRef(parts);
  now.current = parts;
  const { visit } = parts;
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  // Together with the step that is shown: Back may be pressed as soon as it can be seen.
  useLayoutEffect(() => {
    const { step } = now.current;
    const before = entryOf(history.state, visit)?.before ?? null;
    history.replaceState({ ...history.state, wizard: { visit, step, before } }, '');
    const place = router?.state.location.pathname;
    return setHistoryGate((event) => {
      const entry = entryOf(event.state, visit);
      // Once the router has left for elsewhere it must hear of the way back, also while this screen is still shown.
      if (!entry || router?.state.location.pathname !== place) return false;
      const { orderId, onArrive } = now.current;
      // An entry from before the draft had a number would be a new application after a reload.
      if (!location.pathname.endsWith('/edit') && orderId() !== null)
        history.replaceState(history.state, '', entryAddress(location.href, orderId()));
      onArrive(entry.step);
      return true;
    });
  }, [visit, router]);

  return {
    push(to: WizardStep): void {
      const { step, orderId } = now.current;
      if (to === step) return;
      const state = { ...history.state, wizard: { visit, step: to, before: step } };
      history.pushState(state, '', entryAddress(location.href, orderId()));
    },
    /** Whether the browser's own Back leads there: then that is the way. */
    isBefore: (to: WizardStep): boolean => entryOf(history.state, visit)?.before === to,
  };
}
