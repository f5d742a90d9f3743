import type { DocumentField, DocumentFieldName } from '@punkt/domain/countries/document-form';
import { documentForm, GENDERS } from '@punkt/domain/identity-document';
import { stripName } from '@punkt/domain/name';
import { DOCUMENT_WIRE_NAMES } from '@punkt/domain/owner-record';
import { useEffect, useId, useRef, useState } from 'react';
import { CheckField } from '../../../components/form/check-field.tsx';
import { ChoiceField } from '../../../components/form/choice-field.tsx';
import { FormGroup } from '../../../components/form/form-group.tsx';
import { DATE_FORMAT, DIGITS_FORMAT, maskFormat } from '../../../components/form/formats.ts';
import { TextField } from '../../../components/form/text-field.tsx';
import { type TextKey, useText } from '../../../lib/i18n.tsx';
import type { OwnerForm } from './use-owner-form.ts';

const PERSON: readonly DocumentFieldName[] = [
  'lastName',
  'firstName',
  'middleName',
  'gender',
  'birthDate',
  'placeOfBirth',
  'nationality',
];
const ADDRESSES: readonly DocumentFieldName[] = ['registrationAddress', 'permanentAddress'];

/** The form of a document, drawn from the table of its country. */
export function DocumentFields({ form }: { readonly form: OwnerForm }) {
  const text = useText();
  const { citizenship, doc_type } = form.record.passport;
  const fields = documentForm(citizenship, doc_type)?.fields ?? [];
  const among = (names: readonly DocumentFieldName[]) => fields.filter(({ name }) => names.includes(name));
  const paper = fields.filter(({ name }) => !PERSON.includes(name) && !ADDRESSES.includes(name));
  const addresses = among(ADDRESSES);
  const show = (list: readonly DocumentField[]) =>
    list.map((field) => <OneField key={field.name} field={field} form={form} />);
  return (
    <>
      <FormGroup title={text('owners.document.person')} text={text('owners.document.as')}>
        {show(among(PERSON))}
      </FormGroup>
      <FormGroup title={text(`owners.document.${doc_type}`)}>{show(paper)}</FormGroup>
      {addresses.length > 0 && (
        <FormGroup title={text('owners.document.addresses')}>
          <Addresses form={form} fields={addresses} />
        </FormGroup>
      )}
    </>
  );
}

const REGISTERED = 'registration_address';
const LIVED_AT = 'permanent_address';

/** Most people live where they are registered: one tick, and the second address follows the first. */
function Addresses({
  form,
  fields,
}: {
  readonly form: OwnerForm;
  readonly fields: readonly DocumentField[];
}) {
  const text = useText();
  const id = useId();
  const { passport } = form.record;
  // Found once, when the form opens: a field that somebody is about to fill in must not go because its value is the same. A remark
  // about the second address is read at its field.
  const [same, setSame] = useState(
    () =>
      passport[REGISTERED] !== '' &&
      passport[LIVED_AT] === passport[REGISTERED] &&
      !form.remarkOf(`passport.${LIVED_AT}`),
  );
  /** What was typed before the tick: taking the tick away brings it back. */
  const typed = useRef('');
  const follow = (address: string) =>
    form.change((record) => ({ ...record, passport: { ...record.passport, [LIVED_AT]: address } }));
  const tick = (ticked: boolean) => {
    if (ticked) typed.current = passport[LIVED_AT];
    else follow(typed.current);
    setSame(ticked);
  };
  useEffect(() => {
    if (same && passport[LIVED_AT] !== passport[REGISTERED]) follow(passport[REGISTERED]);
  });
  return (
    <>
      {fields
        .filter(({ name }) => !same || name !== 'permanentAddress')
        .map((field) => (
          <OneField key={field.name} field={field} form={form} />
        ))}
      <CheckField id={id} checked={same} onChange={tick}>
        {text('owners.document.sameAddress')}
      </CheckField>
    </>
  );
}

interface FieldProps {
  readonly field: DocumentField;
  readonly form: OwnerForm;
}

function OneField({ field, form }: FieldProps) {
  const text = useText();
  const label = text(labelOf(field, form));
  const bound = form.bind(`passport.${DOCUMENT_WIRE_NAMES[field.name]}`);
  if (field.kind === 'gender') {
    const options = GENDERS.map((gender) => ({ value: gender, label: text(`owners.gender.${gender}`) }));
    return <ChoiceField {...bound} label={label} options={options} narrow />;
  }
  const exact = field.length && field.length.min === field.length.max && !field.mask;
  return (
    <TextField
      {...bound}
      {...lookOf(field)}
      label={label}
      hint={exact ? text('owners.exact', { count: field.length?.min ?? 0 }) : undefined}
      optional={!field.required}
    />
  );
}

function labelOf({ name }: DocumentField, form: OwnerForm): TextKey {
  if (name === 'documentNumber') return `owners.document.number.${form.record.passport.doc_type}`;
  return `owners.document.${name}`;
}

const AUTOCOMPLETE: Partial<Record<DocumentFieldName, string>> = {
  lastName: 'family-name',
  firstName: 'given-name',
  middleName: 'additional-name',
  birthDate: 'bday',
  registrationAddress: 'street-address',
};

/** How a kind of field is typed and shown. */
function lookOf(field: DocumentField) {
  const autoComplete = AUTOCOMPLETE[field.name] ?? 'off';
  const wide = ['issuedBy', ...ADDRESSES].includes(field.name);
  if (field.mask) {
    const placeholder = field.mask.replaceAll('9', '0');
    return {
      ...maskFormat(field.mask),
      inputMode: 'numeric',
      placeholder,
      autoComplete,
      figures: true,
    } as const;
  }
  if (field.kind === 'date') {
    const placeholder = '00.00.0000';
    return { ...DATE_FORMAT, inputMode: 'numeric', placeholder, autoComplete, figures: true } as const;
  }
  if (field.kind === 'digits')
    return { ...DIGITS_FORMAT, inputMode: 'numeric', autoComplete, figures: true } as const;
  if (field.kind === 'name') return { parse: stripName, autoComplete, wide: false } as const;
  return { autoComplete, wide } as const;
}
