import { asksFine, asksGln } from '@punkt/domain/activation';
import { country } from '@punkt/domain/countries';
import { characters } from '@punkt/domain/length';
import { formatMoney } from '@punkt/domain/money';
import { ORDER_FIELDS } from '@punkt/domain/order-record';
import { ORDER_TEXTS } from '@punkt/domain/order-terms';
import {
  SIGNBOARD_FORMATS,
  SIGNBOARD_SIZE_NAMES,
  type SignboardFormat,
  type SignboardSize,
} from '@punkt/domain/premises';
import { CheckField } from '../../../components/form/check-field.tsx';
import { ChoiceField } from '../../../components/form/choice-field.tsx';
import { FormGroup } from '../../../components/form/form-group.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { PhotoFields } from '../../../lib/account/files/photo-fields.tsx';
import { useFieldLabel, useSignboardSize } from '../../../lib/account/order-fields.ts';
import { fieldId } from '../../../lib/forms/record-values.ts';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import { DocumentFields } from '../wizard/files/document-fields.tsx';
import { VideoField } from '../wizard/files/video-field.tsx';
import type { OrderForm } from '../wizard/form/use-order-form.ts';

interface Props {
  readonly form: OrderForm;
  readonly slot: string;
}

/** What a room that has become a shop is asked for, in the order in which one walks through it. */
export function ActivationFields({ form, slot }: Props) {
  const { record } = form;
  return (
    <>
      <PhotoFields form={form} slot={slot} all />
      <SignboardFields form={form} />
      <DocumentFields form={form} slot={slot} all />
      <VideoField form={form} slot={slot} purpose="activationVideo" />
      {asksGln(record) && <GlnFields form={form} />}
      <MessageField form={form} />
      {asksFine(record) && <FineField form={form} />}
    </>
  );
}

function SignboardFields({ form }: Pick<Props, 'form'>) {
  const text = useText();
  const label = useFieldLabel();
  const sizeWords = useSignboardSize();
  const { signboard_size: size, signboard_format: format } = form.record;
  return (
    <FormGroup title={text('activation.signboard.title')} text={text('activation.signboard.text')}>
      <ChoiceField<SignboardSize>
        id={fieldId('signboard_size')}
        wide
        label={label('signboard_size')}
        value={size ?? ''}
        options={SIGNBOARD_SIZE_NAMES.map((value) => ({ value, label: sizeWords(value) }))}
        error={form.errorOf('signboard_size')}
        hint={form.remarkOf('signboard_size')}
        onChange={(signboard_size) => form.change({ signboard_size })}
      />
      <ChoiceField<SignboardFormat>
        id={fieldId('signboard_format')}
        wide
        narrow
        label={label('signboard_format')}
        value={format ?? ''}
        options={SIGNBOARD_FORMATS.map((value) => ({
          value,
          label: text(`orderPage.signboardFormat.${value}`),
        }))}
        error={form.errorOf('signboard_format')}
        hint={form.remarkOf('signboard_format')}
        onChange={(signboard_format) => form.change({ signboard_format })}
      />
    </FormGroup>
  );
}

/** Belarus traces goods by these numbers. */
function GlnFields({ form }: Pick<Props, 'form'>) {
  const text = useText();
  const label = useFieldLabel();
  return (
    <FormGroup title={text('activation.gln.title')} text={text('activation.gln.text')}>
      <TextField
        {...form.bind('owner_gln')}
        label={label('owner_gln')}
        hint={text('orderPage.hint.owner_gln')}
        inputMode="numeric"
        maxLength={20}
        figures
      />
      <TextField
        {...form.bind('pickpoint_gln')}
        label={label('pickpoint_gln')}
        inputMode="numeric"
        maxLength={20}
        figures
      />
      <TextField
        {...form.bind('mol_name')}
        wide
        label={label('mol_name')}
        hint={text('orderPage.hint.mol_name')}
        maxLength={200}
      />
    </FormGroup>
  );
}

function MessageField({ form }: Pick<Props, 'form'>) {
  const label = useFieldLabel();
  const text = useText();
  const max = ORDER_TEXTS.operatorMessageMaximum;
  const count = characters(form.record.operator_message);
  return (
    <FormGroup title={text('activation.message.title')} text={text('activation.message.text')}>
      <TextArea
        {...form.bind('operator_message')}
        wide
        optional
        label={label('operator_message')}
        maxLength={ORDER_FIELDS.operator_message.max}
        counter={{ text: text('orderPage.comments.count', { count, max }), wrong: count > max }}
      />
    </FormGroup>
  );
}

/** Said plainly, with the sum, and acknowledged. */
function FineField({ form }: Pick<Props, 'form'>) {
  const text = useText();
  const language = useLanguage();
  const { terms, currency } = country(form.record.country);
  const amount = formatMoney(terms.falseActivationFine ?? 0, currency, language);
  return (
    <FormGroup title={text('activation.fine.title')} text={text('activation.fine.text', { amount })}>
      <CheckField
        id={fieldId('fine_acknowledged')}
        checked={form.record.fine_acknowledged}
        error={form.errorOf('fine_acknowledged')}
        onChange={(fine_acknowledged) => form.change({ fine_acknowledged })}
      >
        {text('activation.fine.check', { amount })}
      </CheckField>
    </FormGroup>
  );
}
