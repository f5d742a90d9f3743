import { Button } from '../../../components/button.tsx';
import styles from '../../../lib/account/files/entry-files.module.css';
import { useText } from '../../../lib/i18n.tsx';

/** One part that did not come leaves the rest of the page as it is. */
export function PartFailed({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText();
  return (
    <div role="alert" className={styles.failed}>
      <p>{text('orderPage.failed.part')}</p>
      <Button look="quiet" onClick={onRetry}>
        {text('common.retry')}
      </Button>
    </div>
  );
}
