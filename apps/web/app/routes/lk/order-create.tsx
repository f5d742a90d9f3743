import { type DraftRequest, openOrder } from '../../features/orders/wizard/draft/open-draft.ts';
import { WizardLoader } from '../../features/orders/wizard/wizard-loader.tsx';
import type { Route } from './+types/order-create.ts';
import { applicantOnly } from './applicant-only.ts';

/** A new application, or the move of a point. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await applicantOnly(request);
  const pointId = new URL(request.url).searchParams.get('pvzId');
  const wish: DraftRequest = pointId === null ? { kind: 'new' } : { kind: 'move', pointId };
  return { user, wish, answer: await openOrder(user, wish) };
}

/** The wizard keeps itself; a second reading would start it anew. */
export const shouldRevalidate = () => false;

export default function OrderCreate({ loaderData }: Route.ComponentProps) {
  return <WizardLoader {...loaderData} />;
}
