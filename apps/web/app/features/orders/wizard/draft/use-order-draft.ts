import { ORDER_FIELDS, type OrderField, type OrderRecord } from '@punkt/domain/order-record';
import type { Problems } from '@punkt/domain/record-table';
import { useRef, useState } from 'react';
import { changedFields } from '../../../../lib/forms/record-values.ts';
import { type Draft, type DraftPlace, useDraft } from '../../../../lib/forms/use-draft.ts';
import { notifyError } from '../../../../lib/notifications/notify-error.ts';
import type { OrderForm } from '../form/use-order-form.ts';
import { editAddress } from '../step-entries.ts';
import type { OpenedOrder } from './open-draft.ts';
import { draftName, localOrders, orderWire, type WizardState } from './order-draft.ts';

interface Standing extends Omit<WizardState, 'clientUuid'> {
  /** Fields that are well. */
  readonly fields: readonly OrderField[];
  /** The location is complete: the server can take a draft. */
  readonly complete: boolean;
}

/** Fields that a refusal can be shown at; another refusal is shown in a notice. */
const isShown = (problems: Problems): boolean =>
  Object.keys(problems).length > 0 &&
  !Object.keys(problems).some((path) => ['country', 'ex_pickpoint_id'].includes(path));

/** Words that this browser kept and the server may not have. */
const isRestored = ({ saved, form, resumed }: OpenedOrder): boolean =>
  saved ? changedFields(ORDER_FIELDS, form.record, saved.record).length > 0 : resumed;

/**
 * Keeps an application while it is filled in. The address of the page follows: from the first saving on, a reload or another
 * device opens the draft itself.
 */
export function useOrderDraft(userId: string, opened: OpenedOrder, form: OrderForm, standing: Standing) {
  const { clientUuid } = opened.form;
  const { step, agreed, referral, fields, complete } = standing;
  const now = useRef({ step, agreed, referral });
  now.current = { step, agreed, referral };
  const [options] = useState(() => ({
    wire: orderWire(clientUuid),
    place: browserPlace(userId, opened.draft, () => ({ ...now.current, clientUuid })),
    saved: opened.saved,
    restored: isRestored(opened),
  }));
  return useDraft<OrderRecord>(options, {
    record: form.record,
    latest: form.latest,
    begun: form.begun,
    fields,
    refusals: form.refusals,
    complete,
    besides: `${step} ${agreed} ${referral}`,
    onRefused: (problems, error) => {
      form.refuse(problems, false);
      if (!isShown(problems)) notifyError(error, 'wizard.failed.save');
    },
  });
}

export type OrderDraft = Draft<OrderRecord>;

/** A draft is kept under its number once it has one. */
function browserPlace(userId: string, first: string, standing: () => WizardState): DraftPlace<OrderRecord> {
  let draft = first;
  return {
    write: (kept) => localOrders.write(draftName(userId, draft), { ...standing(), ...kept }),
    forget: () => localOrders.forget(draftName(userId, draft)),
    onSaved({ id }, here): void {
      if (draft === id) return;
      localOrders.forget(draftName(userId, draft));
      draft = id;
      // The router is not notified: the same screen goes on, and whoever comes back to this entry opens the draft.
      if (here) history.replaceState(history.state, '', editAddress(id));
    },
  };
}
