import { placeKey } from '../../../lib/account/order-fields.ts';
import { useText } from '../../../lib/i18n.tsx';

/** A place that no field of today has is the application as a whole. */
export function usePlaceWords(): (path: string) => string {
  const text = useText();
  return (path) => text(placeKey(path) ?? 'orderPage.field.other');
}

/** The wizard opens at the step of that field, and at the field itself. */
export const placeLink = (orderId: string, path: string): string =>
  `/lk/orders/${orderId}/edit?field=${encodeURIComponent(path)}`;

/** The same of the activation's form; the lock has a screen of its own. */
export const activationLink = (orderId: string, path?: string): string => {
  if (path === 'lock' || path?.startsWith('lock.')) return `/lk/orders/${orderId}/activate-elock`;
  return `/lk/orders/${orderId}/activate${path ? `?field=${encodeURIComponent(path)}` : ''}`;
};
