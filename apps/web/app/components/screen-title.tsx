import { useText } from '../lib/i18n.tsx';
import { PageHead } from './page-head.tsx';
import styles from './screen-title.module.css';

/** Where am I: the heading of a signed-in screen and the title of its tab. */
export function ScreenTitle({ title }: { readonly title: string }) {
  const text = useText();
  return (
    <>
      <PageHead
        title={text('shell.page.title', { section: title })}
        description={text('shell.page.description')}
      />
      <h1 className={styles.title}>{title}</h1>
    </>
  );
}
