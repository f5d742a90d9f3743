import type { ReactNode } from 'react';
import { useText } from '../i18n.tsx';
import { usePageInfo } from '../page-info.ts';
import styles from './content-failed.module.css';

/** Around what editors publish: where that can't be read, this place says so, and the rest of the page still tells where one is. */
export const ContentBoundary = ({ children }: { readonly children: ReactNode }) =>
  usePageInfo().content ? children : <ContentFailed />;

/** Such a page is not kept (server, platform/pages): the retry is a link to it, and works without a script. */
function ContentFailed() {
  const text = useText();
  const { path } = usePageInfo();
  return (
    <section className={styles.failed} role="alert">
      <div>
        <p>{text('common.content.failed')}</p>
        <p>{text('notifications.default.server')}</p>
      </div>
      <a href={path}>{text('common.retry')}</a>
    </section>
  );
}
