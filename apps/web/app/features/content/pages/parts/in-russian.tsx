import { useText } from '../../../../lib/i18n.tsx';
import { useLeftInRussian } from '../../../../lib/site/written-in.ts';
import styles from './parts.module.css';

/** What an editor has just published may have no reading in the page's language yet: a note says so first. */
export function InRussian({ of }: { readonly of: unknown }) {
  const text = useText();
  return useLeftInRussian(of) ? <p className={styles.foreign}>{text('equipment.part.russian')}</p> : null;
}
