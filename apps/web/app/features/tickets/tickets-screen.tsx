import { EmptyState } from '../../components/empty-state.tsx';
import { ScreenTitle } from '../../components/screen-title.tsx';
import { useText } from '../../lib/i18n.tsx';

export function TicketsScreen() {
  const text = useText();
  return (
    <>
      <ScreenTitle title={text('tickets.title')} />
      <EmptyState drawing="tickets" title={text('tickets.empty.title')} text={text('tickets.empty.text')} />
    </>
  );
}
