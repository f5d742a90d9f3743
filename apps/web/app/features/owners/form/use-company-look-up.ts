import { message } from '@punkt/domain/message';
import type { OwnerRecord } from '@punkt/domain/owner-record';
import { cleanCode, mayAutofillCompany } from '@punkt/domain/requisites';
import { useEffect, useRef, useState } from 'react';
import { released } from '../../../lib/forms/after-press.ts';
import { askCompany, type CompanyAnswer, fillCompany } from './look-ups.ts';
import type { OwnerForm } from './use-owner-form.ts';

export type LookUpState = 'idle' | 'busy' | CompanyAnswer['status'];

const PAUSE_MS = 350;

const questionOf = ({ activity_form: { country, org_type }, requisites_data }: OwnerRecord) => ({
  country,
  org_type,
  inn: cleanCode(requisites_data.inn),
});

/** A full INN fills in the company. A number that the register does not know is refused; a register that is down is not waited for. */
export function useCompanyLookUp(form: OwnerForm) {
  const question = questionOf(form.record);
  const { country, org_type, inn } = question;
  const key = `${country} ${org_type} ${inn}`;
  const [state, setState] = useState<LookUpState>('idle');
  // What was there when the form opened has been asked about before.
  const asked = useRef(key);

  /** `before`: the form when its number was typed. Without it only gaps are filled. */
  async function ask(before?: OwnerRecord): Promise<void> {
    const now = questionOf(form.latest());
    if (!mayAutofillCompany(now.inn, now.country, now.org_type)) return;
    const isOther = () => questionOf(form.latest()).inn !== now.inn;
    await released();
    if (isOther()) return;
    setState('busy');
    const answer = await askCompany(now);
    await released();
    if (isOther()) return;
    setState(answer.status);
    if (answer.status === 'not_found')
      form.refuse({ 'requisites_data.inn': message('validation.inn.notFound') }, false);
    const { company } = answer;
    if (company) form.change((record) => fillCompany(record, company, before));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a number is asked about once, when it is typed
  useEffect(() => {
    if (asked.current === key) return;
    asked.current = key;
    setState('idle');
    const before = form.latest();
    const timer = setTimeout(() => void ask(before), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);

  /** Before going on: the number has been asked about, whatever the reload or the hurry. Returns whether it may stay. */
  async function finish(): Promise<boolean> {
    const now = questionOf(form.latest());
    if (!mayAutofillCompany(now.inn, now.country, now.org_type)) return true;
    await ask();
    return (await askCompany(now)).status !== 'not_found';
  }

  return { state, settle: finish };
}
