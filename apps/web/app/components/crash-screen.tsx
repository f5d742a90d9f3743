import { useRouteError } from 'react-router';
import { useText } from '../lib/i18n.tsx';
import styles from './crash-screen.module.css';

/** The last net: something of ours broke while drawing. Leans on nothing that every first load would have to carry for it. */
export function CrashScreen() {
  const text = useText();
  const error = useRouteError();
  // What a browser throws where a script can't be fetched.
  const lost = error instanceof TypeError && /fetch|import|load/i.test(error.message);
  const title = text(lost ? 'notifications.offline' : 'common.error.title');
  return (
    <main className={styles.screen}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{text(lost ? 'notifications.offline.text' : 'common.error.text')}</p>
      <button type="button" onClick={() => location.reload()}>
        {text('common.error.reload')}
      </button>
    </main>
  );
}
