import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** A thin line while the next screen is on its way; it waits a moment, so quick ones do not flicker. */
export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle';
  return busy ? <div className={styles.line} aria-hidden="true" /> : null;
}
