import type { Company } from '@punkt/contract/owners';
import type { OwnerRecord } from '@punkt/domain/owner-record';
import { checkActivity, checkRequisites } from '@punkt/domain/owner-rules';
import { useState } from 'react';
import { FormGroup } from '../../../components/form/form-group.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { api } from '../../../lib/client.ts';
import { useText } from '../../../lib/i18n.tsx';
import { ActivityFields } from '../form/activity-fields.tsx';
import { BankFields } from '../form/bank-fields.tsx';
import { CompanyFields } from '../form/company-fields.tsx';
import { ConfirmChangeDialog, useConfirmedChange } from '../form/confirmed-change.tsx';
import { TaxFilesField } from '../form/tax-files-field.tsx';
import { useCompanyLookUp } from '../form/use-company-look-up.ts';
import { useOwnerForm } from '../form/use-owner-form.ts';
import { EditForm } from './edit-form.tsx';
import { useKeptRecord } from './kept-record.ts';
import { useCompanies } from './queries.ts';
import { companyRecord, remarksOf } from './records.ts';
import { TaxNotice } from './tax-notice.tsx';
import { useSave } from './use-save.ts';

export function EditRequisites() {
  const text = useText();
  const { companies, isPending } = useCompanies();
  const [chosen, setChosen] = useState<string>();
  const company = companies.find(({ id }) => id === chosen) ?? companies[0];
  if (isPending) return <Skeleton width="760px" height="420px" />;
  if (!company) return <p>{text('owners.company.none')}</p>;
  return (
    <>
      {companies.length > 1 && (
        <SelectField
          id="company"
          label={text('owners.company.choose')}
          value={company.id}
          options={companies.map(({ id, orgName }) => ({ value: id, label: orgName }))}
          onChange={setChosen}
        />
      )}
      <TaxNotice company={company} />
      {/* What is kept now is something else: the form starts from it. A verdict alone leaves what is being typed. */}
      <RequisitesForm key={company.id + JSON.stringify(companyRecord(company))} company={company} />
    </>
  );
}

const check = ({ activity_form, requisites_data }: OwnerRecord) => ({
  ...checkActivity(activity_form),
  ...checkRequisites(requisites_data, activity_form),
});

function RequisitesForm({ company }: { readonly company: Company }) {
  const text = useText();
  const [initial] = useState(() => companyRecord(company));
  const kept = useKeptRecord(`requisites.${company.id}`, initial);
  const form = useOwnerForm(kept.opened, check, remarksOf(company.taxRemarks));
  const change = useConfirmedChange(form);
  const lookUp = useCompanyLookUp(form);
  const { busy, dirty, save } = useSave({
    form,
    initial,
    kept,
    done: 'owners.saved',
    prepare: () =>
      form.record.requisites_data.inn === initial.requisites_data.inn ? Promise.resolve() : lookUp.settle(),
    send: ({ activity_form: { org_type, tax_type }, requisites_data }) =>
      api('POST /api/v3/pickpoint/owner/update', {
        body: {
          ...requisites_data,
          id: company.id,
          org_type,
          tax_type,
        },
      }),
  });
  const taxChanged = form.record.activity_form.tax_type !== initial.activity_form.tax_type;
  return (
    <EditForm
      form={form}
      label={text('owners.requisites.title')}
      busy={busy}
      dirty={dirty}
      onSave={() => void save()}
    >
      <ActivityFields form={form} change={change} fixedCountry />
      {taxChanged && <p role="status">{text('owners.tax.term')}</p>}
      <TaxFilesField form={form} slot={`company/${company.id}`} />
      <CompanyFields form={form} lookUp={lookUp.state} />
      <BankFields form={form} />
      <FormGroup>
        <TextField
          {...form.bind('requisites_data.email')}
          label={text('owners.profile.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          optional
          wide
        />
      </FormGroup>
      <ConfirmChangeDialog change={change} />
    </EditForm>
  );
}
