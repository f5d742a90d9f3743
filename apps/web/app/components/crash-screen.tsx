import { useText } from '../lib/i18n.tsx';
import styles from './crash-screen.module.css';

/** The last net: something of ours broke while drawing. Leans on nothing that every first load would have to carry for it. */
export function CrashScreen() {
  const text = useText();
  return (
    <main className={styles.screen}>
      <title>{text('common.error.title')}</title>
      <h1>{text('common.error.title')}</h1>
      <p>{text('common.error.text')}</p>
      <button type="button" onClick={() => location.reload()}>
        {text('common.error.reload')}
      </button>
    </main>
  );
}
