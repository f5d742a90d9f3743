import { replace } from 'react-router';
import { openOrder } from '../../features/orders/wizard/draft/open-draft.ts';
import { WizardLoader } from '../../features/orders/wizard/wizard-loader.tsx';
import { isAnotherRecord } from '../../lib/another-record.ts';
import type { Route } from './+types/order-edit.ts';
import { applicantOnly } from './applicant-only.ts';

/** A draft, or an application that came back with remarks. What can't be changed is read on its own page. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const user = await applicantOnly(request);
  const wish = { kind: 'edit', orderId: params.orderId } as const;
  const answer = await openOrder(user, wish);
  const mayEdit = !('opened' in answer) || answer.opened.order?.abilities.includes('edit');
  // In the place of this entry: whoever presses Back would be led here again and again.
  if (!mayEdit) throw replace(`/lk/orders/${params.orderId}`);
  return { user, wish, answer };
}

/** The wizard keeps itself; a second reading would start it anew. */
export const shouldRevalidate = isAnotherRecord;

export default function OrderEdit({ loaderData, params }: Route.ComponentProps) {
  return <WizardLoader key={params.orderId} {...loaderData} />;
}
