import { orderWarnings, pointTypeOf } from '@punkt/domain/order-rules';
import { pointTypeTerms, STANDARD_POINT } from '@punkt/domain/point-type';
import { CEILING_HEIGHT, MINIMUM_STOCK_PERCENT } from '@punkt/domain/premises';
import { FormGroup } from '../../../../components/form/form-group.tsx';
import { NumberField } from '../../../../components/form/number-field.tsx';
import { useFieldLabel } from '../../../../lib/account/order-fields.ts';
import { TimetableField } from '../../../../lib/account/timetable/timetable-field.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { useMessage } from '../../../../lib/use-message.ts';
import type { OrderForm } from '../form/use-order-form.ts';
import type { Wizard } from '../use-wizard.ts';
import { TariffSection } from './tariff-section.tsx';

export function ConditionsStep({ wizard }: { readonly wizard: Wizard }) {
  const { form } = wizard;
  return (
    <>
      <RoomFields form={form} />
      <TariffSection record={form.record} />
      <TimetableField form={form} />
    </>
  );
}

type Measure = Parameters<OrderForm['bindNumber']>[0];

function RoomFields({ form }: { readonly form: OrderForm }) {
  const text = useText();
  const say = useMessage();
  const label = useFieldLabel();
  const { record } = form;
  const warnings = orderWarnings(record);
  const { minimumArea } = pointTypeTerms[pointTypeOf(record) ?? STANDARD_POINT];
  const bind = (name: Measure) => {
    const warning = warnings[name];
    return {
      ...form.bindNumber(name),
      label: label(name),
      note: form.noteOf(name) ?? (warning ? ({ kind: 'warning', text: say(warning) } as const) : undefined),
    };
  };
  return (
    <FormGroup title={text('wizard.room.title')}>
      <NumberField {...bind('area')} hint={text('orderPage.hint.area', { area: minimumArea })} />
      <NumberField
        {...bind('stock_area')}
        hint={text('orderPage.hint.stock_area', { percent: MINIMUM_STOCK_PERCENT })}
      />
      <NumberField {...bind('celling_height')} hint={text('orderPage.hint.celling_height', CEILING_HEIGHT)} />
      <NumberField
        {...bind('dressing_rooms_count')}
        hint={text('orderPage.hint.dressing_rooms_count')}
        whole
      />
    </FormGroup>
  );
}
