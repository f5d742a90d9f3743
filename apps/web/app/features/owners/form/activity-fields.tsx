import { country } from '@punkt/domain/countries';
import type { CountryCode } from '@punkt/domain/country-code';
import { changeCountry, changeOrganisationForm, changeTaxSystem } from '@punkt/domain/owner-changes';
import { ChoiceField } from '../../../components/form/choice-field.tsx';
import { CountryField } from '../../../components/form/country-field.tsx';
import { FormGroup } from '../../../components/form/form-group.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { ConfirmedChange } from './confirmed-change.tsx';
import { useTaxLabel } from './tax-label.ts';
import type { OwnerForm } from './use-owner-form.ts';

interface Props {
  readonly form: OwnerForm;
  readonly change: ConfirmedChange;
  /** A company that exists stays in its country. */
  readonly fixedCountry?: boolean;
}

/** Where and as whom: everything after it depends on these choices. */
export function ActivityFields({ form, change, fixedCountry = false }: Props) {
  const text = useText();
  const taxLabel = useTaxLabel();
  const { country: code, org_type, tax_type } = form.record.activity_form;
  const { organisationForms, taxSystems } = country(code).company;
  return (
    <FormGroup title={text('owners.activity.title')}>
      {!fixedCountry && (
        <CountryField
          id="activity_form-country"
          label={text('owners.activity.country')}
          value={code}
          wide
          onChange={(next: CountryCode) => change.withConfirmation((record) => changeCountry(record, next))}
        />
      )}
      <ChoiceField
        id="activity_form-org_type"
        label={text('owners.activity.form')}
        value={org_type}
        wide
        narrow
        options={organisationForms.map((form) => ({ value: form, label: text(`owners.form.${form}`) }))}
        error={form.errorOf('activity_form.org_type')}
        onChange={(next) => change.withConfirmation((record) => changeOrganisationForm(record, next))}
      />
      {taxSystems.length > 1 && (
        <ChoiceField
          id="activity_form-tax_type"
          label={text('owners.activity.tax')}
          value={tax_type}
          wide
          options={taxSystems.map((system) => ({ value: system, label: taxLabel(system, code) }))}
          error={form.errorOf('activity_form.tax_type')}
          onChange={(next) => change.withConfirmation((record) => changeTaxSystem(record, next))}
        />
      )}
    </FormGroup>
  );
}
