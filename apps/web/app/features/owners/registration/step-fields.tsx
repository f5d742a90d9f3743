import { country } from '@punkt/domain/countries';
import { changeCitizenship, changeDocumentType } from '@punkt/domain/owner-changes';
import { CheckField } from '../../../components/form/check-field.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { ActivityFields } from '../form/activity-fields.tsx';
import { BankFields } from '../form/bank-fields.tsx';
import { CitizenshipFields } from '../form/citizenship-fields.tsx';
import { CompanyFields } from '../form/company-fields.tsx';
import { ConfirmChangeDialog, useConfirmedChange } from '../form/confirmed-change.tsx';
import { ContactFields } from '../form/contact-fields.tsx';
import { DocumentFields } from '../form/document-fields.tsx';
import { PhotoFields } from '../form/photo-fields.tsx';
import { TaxFilesField } from '../form/tax-files-field.tsx';
import type { OwnerForm } from '../form/use-owner-form.ts';
import type { Registration } from './use-registration.ts';

interface Props {
  readonly registration: Registration;
  readonly slot: string;
}

export function StepFields({ registration, slot }: Props) {
  const { step, form } = registration;
  if (step === 1) return <RequisitesStep registration={registration} slot={slot} />;
  if (step === 2) return <DocumentStep form={form} />;
  if (step === 3) return <PhotoFields form={form} slot={slot} />;
  return <ContactFields form={form} />;
}

function RequisitesStep({ registration: { form, company }, slot }: Props) {
  const change = useConfirmedChange(form);
  return (
    <>
      <ActivityFields form={form} change={change} />
      <CompanyFields form={form} lookUp={company.state} />
      <BankFields form={form} />
      <TaxFilesField form={form} slot={slot} />
      <Consent form={form} />
      <ConfirmChangeDialog change={change} />
    </>
  );
}

function Consent({ form }: { readonly form: OwnerForm }) {
  const text = useText();
  const { country: code, accept_personal_info } = form.record.activity_form;
  if (!country(code).company.personalDataConsent) return null;
  return (
    <CheckField
      id="activity_form-accept_personal_info"
      checked={accept_personal_info}
      error={form.errorOf('activity_form.accept_personal_info')}
      onChange={(checked) =>
        form.change((record) => ({
          ...record,
          activity_form: { ...record.activity_form, accept_personal_info: checked },
        }))
      }
    >
      {text('owners.consent')}{' '}
      <a href="/privacy-policy" target="_blank" rel="noopener">
        {text('owners.consent.policy')}
      </a>
    </CheckField>
  );
}

function DocumentStep({ form }: { readonly form: OwnerForm }) {
  const change = useConfirmedChange(form);
  const { citizenship, doc_type } = form.record.passport;
  return (
    <>
      <CitizenshipFields
        citizenship={citizenship}
        type={doc_type}
        onCitizenship={(code) => change.withConfirmation((record) => changeCitizenship(record, code))}
        onType={(type) => change.withConfirmation((record) => changeDocumentType(record, type))}
      />
      <DocumentFields form={form} />
      <ConfirmChangeDialog change={change} />
    </>
  );
}
