import { country } from '@punkt/domain/countries';
import { documentForm } from '@punkt/domain/identity-document';
import { stripName } from '@punkt/domain/name';
import { changeContactPhoneCountry } from '@punkt/domain/owner-changes';
import { FormGroup } from '../../../components/form/form-group.tsx';
import { SNILS_FORMAT } from '../../../components/form/formats.ts';
import { PhoneField } from '../../../components/form/phone-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { OwnerForm } from './use-owner-form.ts';

interface Props {
  readonly form: OwnerForm;
  /** Set once; a change goes by ticket. */
  readonly snilsFixed?: boolean;
}

export function ContactFields({ form, snilsFixed = false }: Props) {
  const text = useText();
  const { citizenship, doc_type } = form.record.passport;
  const hasMiddle = documentForm(citizenship, doc_type)?.fields.some(({ name }) => name === 'middleName');
  const { onChange: _, ...phone } = form.bind('contact_info.additional_phone');
  const contact = form.record.contact_info;
  const code = contact.additional_phone_country ?? form.record.activity_form.country;
  return (
    <>
      <FormGroup title={text('owners.contact.person')}>
        <TextField
          {...form.bind('contact_info.last_name')}
          parse={stripName}
          label={text('owners.document.lastName')}
          autoComplete="family-name"
        />
        <TextField
          {...form.bind('contact_info.first_name')}
          parse={stripName}
          label={text('owners.document.firstName')}
          autoComplete="given-name"
        />
        {hasMiddle && (
          <TextField
            {...form.bind('contact_info.middle_name')}
            parse={stripName}
            label={text('owners.document.middleName')}
            autoComplete="additional-name"
            optional
          />
        )}
        {country(citizenship).identity.snils && (
          <TextField
            {...form.bind('contact_info.snils')}
            {...SNILS_FORMAT}
            label={text('owners.snils')}
            hint={snilsFixed ? text('owners.snils.fixed') : undefined}
            placeholder="000-000-000 00"
            inputMode="numeric"
            autoComplete="off"
            readOnly={snilsFixed}
            figures
            optional={!snilsFixed}
          />
        )}
      </FormGroup>
      <FormGroup title={text('owners.contact.ways')}>
        <TextField
          {...form.bind('contact_info.email')}
          label={text('owners.email')}
          hint={text('owners.email.hint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          wide
        />
        <PhoneField
          {...phone}
          label={text('owners.phone')}
          countryLabel={text('owners.phone.country')}
          code={code}
          optional
          onCountry={(next) =>
            form.change((record) => ({
              ...record,
              contact_info: changeContactPhoneCountry(record.contact_info, next),
            }))
          }
          onChange={(digits) =>
            form.change((record) => ({
              ...record,
              contact_info: {
                ...record.contact_info,
                additional_phone: digits,
                additional_phone_country: code,
              },
            }))
          }
        />
        <TextField
          {...form.bind('contact_info.telegram_login')}
          label={text('owners.telegram')}
          placeholder="@username"
          autoComplete="off"
          optional
        />
      </FormGroup>
    </>
  );
}
