import { checkBik, cleanCode } from '@punkt/domain/requisites';
import { useEffect, useRef, useState } from 'react';
import { released } from '../../../lib/forms/after-press.ts';
import { askBank, fillBank } from './look-ups.ts';
import type { LookUpState } from './use-company-look-up.ts';
import type { OwnerForm } from './use-owner-form.ts';

const PAUSE_MS = 350;

/** A full BIK fills in the bank. Nothing here ever stands in the way. */
export function useBankLookUp(form: OwnerForm): LookUpState {
  const { country } = form.record.activity_form;
  const bik = cleanCode(form.record.requisites_data.bik);
  const key = `${country} ${bik}`;
  const [state, setState] = useState<LookUpState>('idle');
  const asked = useRef(key);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is asked about once, when it is typed
  useEffect(() => {
    if (asked.current === key) return;
    asked.current = key;
    setState('idle');
    if (checkBik(bik, country)) return;
    const isOther = () => cleanCode(form.latest().requisites_data.bik) !== bik;
    const before = form.latest();
    const timer = setTimeout(async () => {
      await released();
      if (isOther()) return;
      setState('busy');
      const { status, bank } = await askBank({ country, bik });
      await released();
      if (isOther()) return;
      setState(status);
      if (bank) form.change((record) => fillBank(record, bank, before));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);

  return state;
}
