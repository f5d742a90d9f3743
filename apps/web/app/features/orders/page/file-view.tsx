import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Ghost } from '../../../components/ghost.tsx';
import { usePrivateFile } from '../../../lib/account/use-private-file.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { OrderEntry } from '../order-queries.ts';
import styles from './order-files.module.css';

interface Props {
  readonly file: OrderEntry;
  readonly onClose: () => void;
}

export function FileView({ file, onClose }: Props) {
  const text = useText();
  const name = text(`orderPage.file.${file.type}`);
  const { url, failed, again } = usePrivateFile(file.id ?? '', 'full');
  return (
    <Dialog open place="wide" title={name} onClose={onClose}>
      {failed && (
        <div role="alert" className={styles.failed}>
          <p>{text('orderPage.files.failed')}</p>
          <Button look="quiet" onClick={() => void again()}>
            {text('common.retry')}
          </Button>
        </div>
      )}
      {!failed && !url && <Ghost height="60vh" />}
      {url && <img className={styles.full} src={url} alt={name} />}
    </Dialog>
  );
}
