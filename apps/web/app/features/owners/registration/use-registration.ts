import type { UserInfo } from '@punkt/contract/user';
import { type OwnerRecord, type OwnerStep, ownerStepOf, type Problems } from '@punkt/domain/owner-record';
import { checkOwnerStep } from '@punkt/domain/owner-rules';
import { useState } from 'react';
import { logout } from '../../../lib/logout.ts';
import { today } from '../../../lib/today.ts';
import { useCompanyLookUp } from '../form/use-company-look-up.ts';
import { useOwnerForm } from '../form/use-owner-form.ts';
import { type OpenedDraft, useRegistrationDraft } from './registration-draft.ts';

/** Names stand in the document already; whoever is called otherwise may change them. */
function prefillContact(record: OwnerRecord): OwnerRecord {
  const { contact_info: contact, passport, activity_form } = record;
  const named = contact.last_name !== '' || contact.first_name !== '';
  const { last_name, first_name, middle_name } = named ? contact : passport;
  return {
    ...record,
    contact_info: {
      ...contact,
      last_name,
      first_name,
      middle_name,
      additional_phone_country: contact.additional_phone_country ?? activity_form.country,
    },
  };
}

const FIRST: OwnerStep = 1;
const LAST: OwnerStep = 4;

/** The stepper: one step at a time, forward only over a step that is well. */
export function useRegistration(user: UserInfo, draft: OpenedDraft) {
  const [step, setStep] = useState(draft.step);
  const [signing, setSigning] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useOwnerForm(draft.record, (record) => checkOwnerStep(step, record, today()));
  const company = useCompanyLookUp(form);
  const saving = useRegistrationDraft(user.user_id, draft, {
    step,
    record: form.record,
    latest: form.latest,
  });

  function go(to: OwnerStep): void {
    form.resetShown();
    setStep(to);
  }

  async function next(): Promise<void> {
    if (busy) return;
    if (step === FIRST) {
      setBusy(true);
      await company.settle();
      setBusy(false);
    }
    if (!form.tryOn()) return;
    if (step === LAST) return setSigning(true);
    if (step === LAST - 1) form.change(prefillContact);
    go((step + 1) as OwnerStep);
  }

  function back(): void {
    if (step !== FIRST) {
      go((step - 1) as OwnerStep);
      return;
    }
    saving.forget();
    void logout(true);
  }

  /** The server refused fields: back to the first step that has one, with its words in place. */
  function refused(problems: Problems): void {
    const steps = Object.keys(problems).map(ownerStepOf);
    setSigning(false);
    setStep(Math.min(...steps) as OwnerStep);
    form.refuse(problems);
  }

  return {
    step,
    form,
    company,
    saving,
    busy,
    signing,
    next,
    back,
    go,
    refused,
    declined: () => setSigning(false),
  };
}

export type Registration = ReturnType<typeof useRegistration>;
