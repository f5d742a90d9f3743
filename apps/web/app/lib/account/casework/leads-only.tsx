import { EmptyState } from '../../../components/empty-state.tsx';
import { useText } from '../../i18n.tsx';

/** Somebody followed a link into a room of the leads. */
export function LeadsOnly() {
  const text = useText();
  return <EmptyState drawing="orders" title={text('staff.closed.title')} text={text('staff.closed.text')} />;
}
