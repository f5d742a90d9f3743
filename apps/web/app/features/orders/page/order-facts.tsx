import { formatInternational } from '@punkt/domain/phone';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import styles from './order-data.module.css';

export interface Fact {
  readonly label: string;
  readonly value: string;
  /** Sentences take the whole line. */
  readonly wide?: boolean;
}

/** What a draft lacks says so; what its country does not ask for is left out. */
export function useFacts(order: Order): Readonly<Record<'place' | 'conditions', readonly Fact[]>> {
  const text = useText();
  const number = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 2 });
  const measure = (key: 'orderPage.metres' | 'orderPage.squareMetres', value: number | null) =>
    value === null ? '' : text(key, { value: number.format(value) });
  const { typePoint, floorLevel, couriersAccess, latitude, longitude, dressingRoomsCount: rooms } = order;
  const given = (facts: readonly Fact[]) => facts.filter(({ value }) => value !== '');
  return {
    place: [
      { label: text('orderPage.field.address'), value: order.fullAddress, wide: true },
      ...given([{ label: text('orderPage.field.region'), value: order.region }]),
      {
        label: text('orderPage.field.type_point'),
        value: typePoint ? text(`orderPage.point.${typePoint}`) : '',
      },
      {
        label: text('orderPage.field.locations'),
        value: floorLevel ? text(`orderPage.location.${floorLevel}`) : '',
      },
      ...given([
        { label: text('orderPage.field.entrance'), value: order.entrance },
        {
          label: text('orderPage.field.access_type'),
          value: couriersAccess ? text(`orderPage.access.${couriersAccess}`) : '',
        },
        {
          label: text('orderPage.field.latitude'),
          value:
            latitude !== null && longitude !== null ? `${latitude.toFixed(5)}, ${longitude.toFixed(5)}` : '',
        },
      ]),
      { label: text('orderPage.field.phone'), value: order.phone && formatInternational(order.phone) },
      { label: text('orderPage.field.description'), value: order.description, wide: true },
      ...given([{ label: text('orderPage.field.courier_way'), value: order.courierWay, wide: true }]),
    ],
    conditions: [
      { label: text('orderPage.field.area'), value: measure('orderPage.squareMetres', order.area) },
      {
        label: text('orderPage.field.stock_area'),
        value: measure('orderPage.squareMetres', order.warehouseArea),
      },
      {
        label: text('orderPage.field.celling_height'),
        value: measure('orderPage.metres', order.cellingHeight),
      },
      {
        label: text('orderPage.field.dressing_rooms_count'),
        value: rooms === null ? '' : number.format(rooms),
      },
    ],
  };
}

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const text = useText();
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, wide }) => (
        <div key={label} data-wide={wide || undefined}>
          <dt>{label}</dt>
          <dd data-empty={value === '' || undefined}>{value || text('orderPage.data.empty')}</dd>
        </div>
      ))}
    </dl>
  );
}
