import type { UserInfo } from '@punkt/contract/user';
import { message } from '@punkt/domain/message';
import { type OrderRecord, orderStepOf } from '@punkt/domain/order-record';
import { checkConditions, checkOrderStep, type OrderProblems } from '@punkt/domain/order-rules';
import { useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { api } from '../../../lib/client.ts';
import { useRecord } from '../../../lib/forms/use-record-form.ts';
import type { OpenedOrder } from './draft/open-draft.ts';
import { placedProblems, sendableFields } from './draft/order-draft.ts';
import { type OrderDraft, useOrderDraft } from './draft/use-order-draft.ts';
import { fieldFromAddress } from './field-from-address.ts';
import { type OrderForm, useOrderForm } from './form/use-order-form.ts';
import { locationProblems } from './location/place-problems.ts';
import { type PlaceFacts, useSurroundings } from './location/use-surroundings.ts';
import { entryOf, useStepEntries } from './step-entries.ts';
import { firstStepOf, placeOf, WIZARD_STEPS, type WizardStep } from './steps.ts';
import { useConflict } from './use-conflict.ts';
import { usePublish } from './use-publish.ts';

/** Who recommended us travels by a call of its own, once there is an order to name it in. */
function useReferral(known: string, saving: OrderDraft, form: OrderForm) {
  const assigned = useRef(known);
  return async (code: string): Promise<void> => {
    const referral_code = code.trim();
    if (referral_code === assigned.current) return;
    // There may be no order yet. What else is still to be saved does not matter here: the next step has begun meanwhile.
    await saving.flush();
    try {
      const named = await saving.between((id) =>
        api('POST /api/v4/pickpoint/referral/:id/assign', { params: { id }, body: { referral_code } }),
      );
      if (named) assigned.current = referral_code;
    } catch (error) {
      const [told] = error instanceof ApiError ? error.errors : [];
      if (told) form.refuse({ referral_code: told.message }, false);
    }
  };
}

/** The wizard: one step at a time, forward only over a step that is well; kept all the while. */
export function useWizard(user: UserInfo, opened: OpenedOrder) {
  const [wished, setWished] = useState(fieldFromAddress);
  const visit = visitOf(opened);
  const [step, setStep] = useState<WizardStep>(
    () => entryOf(history.state, visit)?.step ?? (wished ? orderStepOf(wished) : opened.form.step),
  );
  const [agreed, setAgreed] = useState(opened.form.agreed);
  const [referral, setReferral] = useState(opened.form.referral);
  const [busy, setBusy] = useState(false);
  const store = useRecord(opened.form.record, opened.form.begun);
  const surroundings = useSurroundings(store.record);
  const from = opened.point;
  const remarks = useMemo(() => placedProblems(opened.order?.remarks ?? []), [opened.order]);

  function problemsOf(which: WizardStep, record: OrderRecord, facts: PlaceFacts): OrderProblems {
    if (which === 'requirements') return agreed ? {} : { agreed: message('validation.required') };
    if (which === 'location') return locationProblems(record, facts, from);
    return checkOrderStep(which, record, { subsidies: [] });
  }

  const form = useOrderForm(store, (record) => problemsOf(step, record, surroundings.facts), remarks);
  const { record } = form;
  const location = locationProblems(record, surroundings.facts, from);
  const known = surroundings.facts.subsidy !== undefined || surroundings.subsidy.error !== null;
  const saving = useOrderDraft(user.user_id, opened, form, {
    step,
    agreed,
    referral,
    fields: sendableFields({ ...location, ...checkConditions(record) }),
    complete: known && Object.keys(location).length === 0,
  });
  const assignReferral = useReferral(opened.order?.referralCode ?? '', saving, form);

  /** The server refused fields, or an earlier step has a problem: back there, with the words in place. */
  function sendBack(problems: OrderProblems): void {
    show(firstStepOf(problems));
    form.refuse(problems, true);
  }

  const publishing = usePublish({ form, saving, sendBack, slot: slotOf(user, opened) });
  const entries = useStepEntries({
    visit,
    step,
    orderId: () => saving.saved()?.id ?? null,
    // Forward, too: over what was not agreed to, nobody goes on.
    onArrive: (to) => arrive(agreed ? to : 'requirements'),
  });

  function arrive(to: WizardStep): void {
    publishing.decline();
    form.resetShown();
    setWished(null);
    setStep(to);
  }

  function show(to: WizardStep): void {
    entries.push(to);
    setStep(to);
  }

  function go(to: WizardStep): void {
    if (to !== step && entries.isBefore(to)) history.back();
    else {
      entries.push(to);
      arrive(to);
    }
  }

  async function goOn(): Promise<void> {
    const pressed = document.activeElement;
    if (step === 'files' && (await publishing.mustWait())) return;
    const facts = step === 'requirements' ? surroundings.facts : await surroundings.fetchNow(form.latest());
    if (!form.tryOn((newest) => problemsOf(step, newest, facts), !isTypingElsewhere(pressed))) {
      // What the server refused on another step would stand in the way unseen: the press leads there.
      const unseen = Object.keys(problemsOf(step, form.latest(), facts)).length === 0;
      return unseen ? show(firstStepOf(form.refusals)) : undefined;
    }
    if (step === 'location') void assignReferral(referral);
    if (step !== 'files') return go(WIZARD_STEPS[placeOf(step) + 1] ?? 'files');
    // An earlier step may have ceased to be well: somebody took the cell, or an answer was cleared.
    const newest = form.latest();
    const earlier = { ...locationProblems(newest, facts, from), ...checkConditions(newest) };
    if (Object.keys(earlier).length > 0) return sendBack(earlier);
    await assignReferral(referral);
    publishing.ask();
  }

  /** To the field that a remark is about. */
  function lead(path: string): void {
    const to = orderStepOf(path);
    if (to !== step) entries.push(to);
    arrive(to);
    setWished(path);
  }

  /** One press at a time, busy from beginning to end: until the next screen is there, there is nothing to press. */
  async function next(): Promise<void> {
    if (busy || publishing.busy) return;
    setBusy(true);
    await goOn().finally(() => setBusy(false));
  }

  return {
    step,
    wished,
    form,
    surroundings,
    from,
    agreed,
    setAgreed,
    referral,
    setReferral,
    saving,
    publishing,
    conflict: useConflict(saving, form),
    busy: busy || publishing.busy,
    slot: slotOf(user, opened),
    go,
    lead,
    next,
    back: () => go(WIZARD_STEPS[placeOf(step) - 1] ?? 'requirements'),
  };
}

export type Wizard = ReturnType<typeof useWizard>;

/** Asking about a place takes its time: whoever types into another field by then must not lose the focus, and with it the words. */
function isTypingElsewhere(pressed: Element | null): boolean {
  const { activeElement: now } = document;
  return now !== pressed && now?.matches('input, select, textarea') === true;
}

/** The entries of a browser's history know it by this: sent back again, it begins at its remarks. */
const visitOf = ({ form, order }: OpenedOrder): string =>
  `${form.clientUuid}/${order?.history.filter(({ actor }) => actor === 'staff').length ?? 0}`;

/** Uploads under way are found again by it after a reload: it must not change when the draft gets its number. */
const slotOf = (user: UserInfo, { form }: OpenedOrder): string => `${user.user_id}/order/${form.clientUuid}`;
