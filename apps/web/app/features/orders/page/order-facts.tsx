import { type OrderField, orderOfEntity } from '@punkt/domain/order-record';
import type { Fact } from '../../../lib/account/facts.tsx';
import {
  fieldsOfStep,
  isOptional,
  isWide,
  useFieldWords,
  usePlaceName,
} from '../../../lib/account/order-fields.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';

/** Said by the address in one line, or beside the money. */
const ELSEWHERE: readonly OrderField[] = ['city_name', 'street', 'house', 'subsidy_hex_type'];
const PLACE = fieldsOfStep('location').filter((field) => !ELSEWHERE.includes(field));

/** What a draft lacks says so; what not every application has is left out where it is empty. */
export function useFacts(order: Order): Readonly<Record<'place' | 'conditions', readonly Fact[]>> {
  const text = useText();
  const name = usePlaceName();
  const words = useFieldWords(orderOfEntity(order));
  const facts = (fields: readonly OrderField[]): Fact[] =>
    fields
      .map((field) => ({ field, label: name(field), value: words(field), wide: isWide(field) }))
      .filter(({ field, value }) => value !== '' || !isOptional(field))
      // Sentences take a line each: what is short stands together before them.
      .toSorted((one, other) => Number(one.wide) - Number(other.wide));
  return {
    place: [
      { label: text('orderPage.field.address'), value: order.fullAddress, wide: true },
      ...(order.region === '' ? [] : [{ label: name('region'), value: order.region }]),
      ...facts(PLACE),
    ],
    conditions: facts(fieldsOfStep('conditions')),
  };
}
