import { SavedLine } from '../../../components/form/saved-line.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { SaveState } from './use-draft.ts';

/** Quietly: kept, being kept, or kept in this browser until the connection is back. */
export function SaveStatus({ state }: { readonly state: SaveState }) {
  const text = useText();
  return <SavedLine state={state}>{text(`owners.save.${state}`)}</SavedLine>;
}
