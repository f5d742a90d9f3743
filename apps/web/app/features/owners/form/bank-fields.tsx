import { bikAccountHint } from '@punkt/domain/bank-account';
import { country } from '@punkt/domain/countries';
import { checkBik, cleanCode } from '@punkt/domain/requisites';
import { useEffect, useRef, useState } from 'react';
import { FormGroup } from '../../../components/form/form-group.tsx';
import { CODE_FORMAT } from '../../../components/form/formats.ts';
import { TextField } from '../../../components/form/text-field.tsx';
import { released } from '../../../lib/forms/after-press.ts';
import { useText } from '../../../lib/i18n.tsx';
import { useMessage } from '../../../lib/use-message.ts';
import { askBank, fillBank } from './look-ups.ts';
import type { LookUpState } from './use-company-look-up.ts';
import type { OwnerForm } from './use-owner-form.ts';

const PAUSE_MS = 350;

/** A full BIK fills in the bank. Nothing here ever stands in the way. */
function useBankLookUp(form: OwnerForm): LookUpState {
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

export function BankFields({ form }: { readonly form: OwnerForm }) {
  const text = useText();
  const say = useMessage();
  const lookUp = useBankLookUp(form);
  const { country: code } = form.record.activity_form;
  const { bik, pay_account } = form.record.requisites_data;
  const rules = country(code).company;
  const numeric = (alphabet: 'digits' | 'latinAndDigits') => (alphabet === 'digits' ? 'numeric' : 'text');
  const bankCode = form.bind('requisites_data.bik');
  const account = form.bind('requisites_data.pay_account');
  const mismatch = bikAccountHint(cleanCode(bik), cleanCode(pay_account), code);
  return (
    <FormGroup title={text('owners.bank.title')}>
      <TextField
        {...bankCode}
        {...CODE_FORMAT}
        label={text(rules.bik.alphabet === 'digits' ? 'owners.bik' : 'owners.swift')}
        note={useBankNote(lookUp) ?? bankCode.note}
        inputMode={numeric(rules.bik.alphabet)}
        autoComplete="off"
        figures
      />
      <TextField
        {...form.bind('requisites_data.bank_name')}
        label={text('owners.bank.name')}
        hint={rules.latinNames ? text('owners.latin') : undefined}
        autoComplete="off"
      />
      <TextField
        {...account}
        {...CODE_FORMAT}
        label={text(rules.payAccount.alphabet === 'digits' ? 'owners.account' : 'owners.iban')}
        note={mismatch ? { kind: 'warning', text: say(mismatch) } : account.note}
        inputMode={numeric(rules.payAccount.alphabet)}
        autoComplete="off"
        figures
        wide
      />
      {rules.correspondentAccount && (
        <TextField
          {...form.bind('requisites_data.cor_account')}
          {...CODE_FORMAT}
          label={text('owners.correspondent')}
          inputMode="numeric"
          autoComplete="off"
          figures
          wide
        />
      )}
    </FormGroup>
  );
}

function useBankNote(lookUp: LookUpState) {
  const text = useText();
  if (lookUp === 'busy') return { kind: 'busy', text: text('owners.bank.busy') } as const;
  if (lookUp === 'found') return { kind: 'success', text: text('owners.bank.found') } as const;
  if (lookUp === 'not_found') return { kind: 'warning', text: text('owners.bank.unknown') } as const;
  if (lookUp === 'unavailable') return { kind: 'warning', text: text('owners.bank.unavailable') } as const;
  return undefined;
}
