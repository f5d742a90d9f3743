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
