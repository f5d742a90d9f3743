import { MAP } from '@punkt/domain/constants';
import type { Coordinates } from '@punkt/domain/countries/country';
import type { OrderRecord } from '@punkt/domain/order-record';
import type { OrderProblems } from '@punkt/domain/order-rules';
import { FormGroup } from '../../../../components/form/form-group.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import type { OrderForm } from '../form/use-order-form.ts';
import {
  chooseHouse,
  chooseStreet,
  chooseTown,
  clearHouse,
  clearStreet,
  clearTown,
} from './address-changes.ts';
import type { FoundAddress } from './geo-queries.ts';
import { SearchField } from './search-field.tsx';

interface Props {
  readonly form: OrderForm;
  /** What the directory of addresses wonders about, by field. */
  readonly doubts: OrderProblems;
  /** Something was chosen: the map may look there. */
  readonly onFound: (at: Coordinates, zoom: number) => void;
}

const TOWN_ZOOM = 12;

/** Town, street, house: each is chosen from a list, and each hangs on the one before. */
export function AddressFields({ form, doubts, onFound }: Props) {
  const text = useText();
  const { country, city_id, city_name, region, street, house } = form.record;
  const about = (path: string) => {
    const doubt = doubts[path];
    const field = form.about(path);
    return {
      ...field,
      note: field.note ?? (doubt ? ({ kind: 'warning', text: doubt } as const) : undefined),
    };
  };
  const choose = (patch: Partial<OrderRecord>, found: FoundAddress, zoom: number) => {
    form.change(patch);
    onFound({ latitude: found.latitude, longitude: found.longitude }, zoom);
  };
  return (
    <FormGroup title={text('wizard.address.title')} text={text('wizard.address.text')}>
      <SearchField
        {...about('city_name')}
        wide
        label={text('orderPage.field.city_name')}
        hint={region === '' ? text('orderPage.hint.city_name') : region}
        chosen={city_name}
        scope={{ kind: 'locality', country }}
        onChoose={(found) => choose(chooseTown(found), found, TOWN_ZOOM)}
        onClear={() => form.change(clearTown)}
      />
      <SearchField
        {...about('street')}
        label={text('orderPage.field.street')}
        hint={city_name === '' ? text('wizard.street.waiting') : undefined}
        chosen={street}
        waiting={city_name === ''}
        scope={{ kind: 'street', country, city_id, city_name }}
        onChoose={(found) => choose(chooseStreet(found), found, MAP.zoom)}
        onClear={() => form.change(clearStreet)}
      />
      <SearchField
        {...about('house')}
        label={text('orderPage.field.house')}
        hint={street === '' ? text('wizard.house.waiting') : undefined}
        chosen={house}
        waiting={street === ''}
        scope={{ kind: 'house', country, city_id, city_name, street }}
        onChoose={(found) => choose(chooseHouse(found), found, MAP.zoom)}
        onClear={() => form.change(clearHouse)}
      />
    </FormGroup>
  );
}
