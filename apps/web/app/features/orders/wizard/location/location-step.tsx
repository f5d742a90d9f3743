import { country } from '@punkt/domain/countries';
import { formatMoney } from '@punkt/domain/money';
import { POINT_TYPES, type PointType, pointTypeTerms } from '@punkt/domain/point-type';
import { ChoiceField } from '../../../../components/form/choice-field.tsx';
import { FormGroup } from '../../../../components/form/form-group.tsx';
import { useLanguage, useText } from '../../../../lib/i18n.tsx';
import type { OrderForm } from '../form/use-order-form.ts';
import type { Wizard } from '../use-wizard.ts';
import { AddressFields } from './address-fields.tsx';
import { BuildingFields } from './building-fields.tsx';
import { addressDoubts } from './place-problems.ts';
import { PlaceSection } from './place-section.tsx';
import { usePin } from './use-pin.ts';
import { ZoneSection } from './zone-section.tsx';

export function LocationStep({ wizard }: { readonly wizard: Wizard }) {
  const { form, surroundings, from, referral, setReferral } = wizard;
  const pin = usePin(form);
  const doubts = addressDoubts(surroundings.facts.address);
  return (
    <>
      {country(form.record.country).flow.choosesPointType && <PointTypeField form={form} />}
      <AddressFields form={form} doubts={doubts} onFound={pin.chosen} />
      <PlaceSection form={form} pin={pin} doubt={doubts.latitude} from={from} />
      <ZoneSection form={form} surroundings={surroundings} />
      <BuildingFields form={form} referral={referral} onReferral={setReferral} />
    </>
  );
}

function PointTypeField({ form }: { readonly form: OrderForm }) {
  const text = useText();
  const language = useLanguage();
  const { type_point, ex_pickpoint_id, country: code } = form.record;
  const { terms, currency } = country(code);
  const feeOf = (type: PointType): string =>
    terms.guaranteeFee && ex_pickpoint_id === null
      ? text('wizard.type.fee', { fee: formatMoney(terms.guaranteeFee[type], currency, language) })
      : '';
  const options = POINT_TYPES.map((value) => ({
    value,
    label: [text(`wizard.type.${value}`, { area: pointTypeTerms[value].minimumArea }), feeOf(value)]
      .filter(Boolean)
      .join(' '),
  }));
  return (
    <FormGroup title={text('orderPage.field.type_point')}>
      <ChoiceField<PointType>
        id="type_point"
        wide
        label={text('wizard.type')}
        error={form.errorOf('type_point')}
        hint={
          form.remarkOf('type_point') ??
          text('wizard.type.hint', {
            people: pointTypeTerms.TYPE_POINT_28.townPopulationLimit.toLocaleString(language),
          })
        }
        value={type_point ?? ''}
        options={options}
        onChange={(chosen) => form.change({ type_point: chosen, subsidy_hex_type: null })}
      />
    </FormGroup>
  );
}
