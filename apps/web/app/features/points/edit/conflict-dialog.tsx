import { pointChanges } from '@punkt/domain/point-record';
import { Dialog, DialogButtons } from '../../../components/dialog.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { useChangedField, useChangedValue } from '../page/point-history.tsx';
import styles from './point-edit.module.css';
import { type PointEdit, recordOf } from './use-point-edit.ts';

/** Somebody else was quicker: what they saved, field by field, and whose words stand. Closing it changes nothing yet. */
export function ConflictDialog({ conflict }: { readonly conflict: PointEdit['conflict'] }) {
  const text = useText();
  const nameOf = useChangedField();
  const wordsOf = useChangedValue();
  const { newer, busy, record, keepMine, takeTheirs, close } = conflict;
  const differences = newer ? pointChanges(record, recordOf(newer.point), newer.theirs) : [];
  return (
    <Dialog open={newer !== null} firm title={text('pointPage.conflict.title')} onClose={close}>
      <p>{text('pointPage.conflict.text')}</p>
      <dl className={styles.theirs}>
        {differences.map(({ field, after }) => (
          <div key={field} data-both={newer?.mine.some((name) => name === field) || undefined}>
            <dt>{nameOf(field)}</dt>
            <dd>{wordsOf(field, after)}</dd>
            {newer?.mine.some((name) => name === field) && <dd>{text('pointPage.conflict.both')}</dd>}
          </div>
        ))}
      </dl>
      <p className={styles.note}>{text('pointPage.conflict.note')}</p>
      <DialogButtons
        yes={text('pointPage.conflict.mine')}
        no={text('pointPage.conflict.theirs')}
        busy={busy}
        onYes={() => void keepMine()}
        onNo={takeTheirs}
      />
    </Dialog>
  );
}
