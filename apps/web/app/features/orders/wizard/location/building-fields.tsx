import { country } from '@punkt/domain/countries';
import { characters, type Length } from '@punkt/domain/length';
import { ORDER_FIELDS } from '@punkt/domain/order-record';
import { asksCourierAccess } from '@punkt/domain/order-rules';
import { ORDER_TEXTS } from '@punkt/domain/order-terms';
import { nationalDigits } from '@punkt/domain/phone';
import { COURIER_ACCESS, type CourierAccess, LOCATIONS, type Location } from '@punkt/domain/premises';
import { ChoiceField } from '../../../../components/form/choice-field.tsx';
import { FormGroup } from '../../../../components/form/form-group.tsx';
import { PhoneField } from '../../../../components/form/phone-field.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import type { OrderForm } from '../form/use-order-form.ts';

interface Props {
  readonly form: OrderForm;
  readonly referral: string;
  readonly onReferral: (code: string) => void;
}

/** Where in the building, how to find it, and whom to call. */
export function BuildingFields({ form, referral, onReferral }: Props) {
  const text = useText();
  const { record } = form;
  const counterOf = (value: string, { min, max }: Length) => {
    const length = characters(value.trim());
    const words = text(min > 0 ? 'wizard.counter.from' : 'wizard.counter', { length, min, max });
    return { text: words, wrong: length > max || (length > 0 && length < min) };
  };
  return (
    <>
      <FormGroup title={text('wizard.building.title')}>
        <LocationField form={form} />
        <TextField
          {...form.bind('entrance')}
          label={text('orderPage.field.entrance')}
          maxLength={ORDER_FIELDS.entrance.max}
          optional
        />
        {asksCourierAccess(record) && (
          <ChoiceField<CourierAccess>
            id="access_type"
            wide
            label={text('orderPage.field.access_type')}
            error={form.errorOf('access_type')}
            hint={form.remarkOf('access_type')}
            value={record.access_type ?? ''}
            options={COURIER_ACCESS.map((value) => ({ value, label: text(`orderPage.access.${value}`) }))}
            onChange={(access_type) => form.change({ access_type })}
          />
        )}
        <TextArea
          {...form.bind('description')}
          wide
          label={text('orderPage.field.description')}
          hint={text('orderPage.hint.description')}
          counter={counterOf(record.description, ORDER_TEXTS.description)}
          maxLength={ORDER_TEXTS.description.input}
        />
        <TextArea
          {...form.bind('courier_way')}
          wide
          label={text('orderPage.field.courier_way')}
          hint={text('orderPage.hint.courier_way')}
          optional={record.locations !== 'shoppingMall'}
          counter={counterOf(record.courier_way, { min: 0, max: ORDER_TEXTS.courierWayMaximum })}
          maxLength={ORDER_TEXTS.description.input}
        />
      </FormGroup>
      <FormGroup title={text('wizard.contact.title')}>
        <OrderPhone form={form} />
        {country(record.country).flow.asksReferral && (
          <TextField
            id="referral_code"
            label={text('wizard.referral')}
            hint={text('wizard.referral.hint')}
            error={form.errorOf('referral_code')}
            value={referral}
            onChange={onReferral}
            maxLength={ORDER_TEXTS.referralCodeMaximum}
            optional
          />
        )}
      </FormGroup>
    </>
  );
}

function LocationField({ form }: { readonly form: OrderForm }) {
  const text = useText();
  const options = LOCATIONS.map((value) => ({ value, label: text(`orderPage.location.${value}`) }));
  return (
    <SelectField<Location | ''>
      {...form.about('locations')}
      label={text('orderPage.field.locations')}
      value={form.record.locations ?? ''}
      options={[{ value: '', label: text('wizard.location.choose') }, ...options]}
      onChange={(locations) => form.change({ locations: locations === '' ? null : locations })}
    />
  );
}

/** The number belongs to the country of the point, so its code is not chosen. */
function OrderPhone({ form }: { readonly form: OrderForm }) {
  const text = useText();
  const { phone, country: code } = form.record;
  const { value: _, onChange: __, ...field } = form.bind('phone');
  const { dialCode } = country(code).phone;
  return (
    <PhoneField
      {...field}
      label={text('orderPage.field.phone')}
      hint={text('orderPage.hint.phone')}
      code={code}
      value={nationalDigits(phone, code)}
      onChange={(digits) => form.change({ phone: digits === '' ? '' : dialCode + digits })}
    />
  );
}
