import { useText } from '../lib/i18n.tsx';
import { Button } from './button.tsx';
import styles from './crash-screen.module.css';
import { Mark } from './mark.tsx';
import { PageHead } from './page-head.tsx';

/** The last net: something of ours broke while drawing. */
export function CrashScreen() {
  const text = useText();
  return (
    <main className={styles.screen}>
      <PageHead title={text('common.error.title')} description={text('common.error.text')} />
      <Mark size={48} />
      <h1>{text('common.error.title')}</h1>
      <p>{text('common.error.text')}</p>
      <Button onClick={() => location.reload()}>{text('common.error.reload')}</Button>
    </main>
  );
}
