import { useText } from '../../../lib/i18n.tsx';
import styles from './registration.module.css';
import type { SaveState } from './use-draft.ts';

/** Quietly: kept, being kept, or kept in this browser until the connection is back. */
export function SaveStatus({ state }: { readonly state: SaveState }) {
  const text = useText();
  return (
    <p className={styles.save} data-state={state} role="status">
      {text(`owners.save.${state}`)}
    </p>
  );
}
