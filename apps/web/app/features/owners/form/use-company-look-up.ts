import { message } from '@punkt/domain/message';
import type { OwnerRecord } from '@punkt/domain/owner-record';
import { cleanCode, mayAutofillCompany } from '@punkt/domain/requisites';
import { useEffect, useRef, useState } from 'react';
import { askCompany, type CompanyAnswer } from './look-ups.ts';
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

  async function ask(fill: 'all' | 'gaps'): Promise<void> {
    const now = questionOf(form.latest());
    if (!mayAutofillCompany(now.inn, now.country, now.org_type)) return;
    setState('busy');
    const answer = await askCompany(now);
    if (questionOf(form.latest()).inn !== now.inn) return;
    setState(answer.status);
    if (answer.status === 'not_found')
      form.refuse({ 'requisites_data.inn': message('validation.inn.notFound') }, false);
    const { company } = answer;
    if (company) form.change((record) => fillCompany(record, company, fill));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a number is asked about once, when it is typed
  useEffect(() => {
    if (asked.current === key) return;
    asked.current = key;
    setState('idle');
    const timer = setTimeout(() => void ask('all'), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);

  /** Before going on: the number has been asked about, whatever the reload or the hurry. Answers whether it may stay. */
  async function settle(): Promise<boolean> {
    const now = questionOf(form.latest());
    if (!mayAutofillCompany(now.inn, now.country, now.org_type)) return true;
    await ask('gaps');
    return (await askCompany(now)).status !== 'not_found';
  }

  return { state, settle };
}

type Company = NonNullable<CompanyAnswer['company']>;

function fillCompany(record: OwnerRecord, company: Company, fill: 'all' | 'gaps'): OwnerRecord {
  const now = record.requisites_data;
  const pick = (known: string, found: string) => (fill === 'all' ? found || known : known || found);
  return {
    ...record,
    requisites_data: {
      ...now,
      org_name: pick(now.org_name, company.name),
      kpp: pick(now.kpp, company.kpp),
      ogrn: pick(now.ogrn, company.ogrn),
      okpo: pick(now.okpo, company.okpo),
      okopf: pick(now.okopf, company.okopf),
    },
  };
}
