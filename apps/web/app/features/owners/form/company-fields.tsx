import { country } from '@punkt/domain/countries';
import { innHint } from '@punkt/domain/requisites';
import { FormGroup } from '../../../components/form/form-group.tsx';
import { CODE_FORMAT, DIGITS_FORMAT } from '../../../components/form/formats.ts';
import { TextField } from '../../../components/form/text-field.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { useMessage } from '../../../lib/use-message.ts';
import type { LookUpState } from './use-company-look-up.ts';
import type { OwnerForm } from './use-owner-form.ts';

interface Props {
  readonly form: OwnerForm;
  readonly lookUp: LookUpState;
}

const REGISTER_CODES = ['kpp', 'ogrn', 'okpo', 'okopf'] as const;

export function CompanyFields({ form, lookUp }: Props) {
  const text = useText();
  const { country: code, org_type } = form.record.activity_form;
  const rules = country(code).company;
  const codes = rules.registerCodes[org_type];
  const inn = form.bind('requisites_data.inn');
  return (
    <FormGroup title={text(`owners.company.${org_type}`)}>
      <TextField
        {...inn}
        {...DIGITS_FORMAT}
        label={text(`owners.inn.${code}`)}
        hint={rules.innAutofill ? text('owners.inn.hint') : undefined}
        note={useInnNote(form, lookUp) ?? inn.note}
        inputMode="numeric"
        autoComplete="off"
        figures
        wide
      />
      <TextField
        {...form.bind('requisites_data.org_name')}
        label={text(`owners.name.${org_type}`)}
        hint={rules.latinNames ? text('owners.latin') : undefined}
        autoComplete="organization"
        wide
      />
      {REGISTER_CODES.map(
        (name) =>
          codes[name] && (
            <TextField
              key={name}
              {...form.bind(`requisites_data.${name}`)}
              {...DIGITS_FORMAT}
              label={text(name === 'ogrn' ? `owners.ogrn.${org_type}` : `owners.${name}`)}
              optional={name !== 'kpp'}
              inputMode="numeric"
              autoComplete="off"
              figures
            />
          ),
      )}
      {rules.legalAddress && (
        <TextField
          {...form.bind('requisites_data.legal_address')}
          label={text('owners.legal')}
          autoComplete="street-address"
          wide
        />
      )}
      {rules.gln && (
        <TextField
          {...form.bind('requisites_data.gln')}
          {...CODE_FORMAT}
          label={text('owners.gln')}
          hint={text('owners.gln.hint')}
          optional
          inputMode="numeric"
          autoComplete="off"
          figures
        />
      )}
    </FormGroup>
  );
}

function useInnNote(form: OwnerForm, lookUp: LookUpState) {
  const text = useText();
  const say = useMessage();
  const { country: code, org_type } = form.record.activity_form;
  const unusual = innHint(form.record.requisites_data.inn, code, org_type);
  if (unusual) return { kind: 'warning', text: say(unusual) } as const;
  if (lookUp === 'busy') return { kind: 'busy', text: text('owners.inn.busy') } as const;
  if (lookUp === 'found') return { kind: 'success', text: text('owners.inn.found') } as const;
  if (lookUp === 'unavailable') return { kind: 'warning', text: text('owners.inn.unavailable') } as const;
  return undefined;
}
