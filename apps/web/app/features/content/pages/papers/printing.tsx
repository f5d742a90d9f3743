import { Icon } from '../../../../components/icons.tsx';
import { Mark } from '../../../../components/mark.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { usePageInfo } from '../../../../lib/page-info.ts';
import { useOrigin } from '../parts/use-origin.ts';
import styles from './papers.module.css';

/** A printed sheet goes from hand to hand: it says whose it is and where the newest one is. On paper only. */
export function PaperSource() {
  const text = useText();
  const { path = '/' } = usePageInfo();
  const address = new URL(path, useOrigin());
  return (
    <p className={styles.source} data-source>
      <Mark size={20} />
      <strong>{text('common.brand')}</strong>
      {address.host}
      {address.pathname}
    </p>
  );
}

/** A button would need a script on a page that has none; the browser's own printing is a key away. */
export function PrintHint() {
  const text = useText();
  return (
    <p className={styles.hint}>
      <Icon>
        <path d="M17 17h2a2 2 0 0 0 2-2v-4a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v4a2 2 0 0 0 2 2h2M17 9V5a2 2 0 0 0-2-2H9a2 2 0 0 0-2 2v4M7 15a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2z" />
      </Icon>
      {text('papers.print')}
    </p>
  );
}
