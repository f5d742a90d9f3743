import { useId, useState } from 'react';
import { Dialog, DialogButtons } from '../../../components/dialog.tsx';
import { errorId, Field } from '../../../components/field.tsx';
import { TextBox } from '../../../components/text-box.tsx';
import { isConflict } from '../../../lib/account/casework/conflict.ts';
import { useText } from '../../../lib/i18n.tsx';
import styles from './requests.module.css';
import { type Decision, type StaffRequest, useDecide } from './requests-query.ts';

interface Props {
  readonly request: StaffRequest;
  readonly decision: Decision;
  readonly onClose: () => void;
}

const GONE = ['account', 'documents', 'files', 'words'] as const;
const KEPT = ['signatures', 'journal', 'figures'] as const;
const LONGEST = 1000;

/** Erasing wants a conscious tick, the other two a reason: nothing here happens by a slip of the finger. */
export function DecideDialog({ request, decision, onClose }: Props) {
  const text = useText();
  const id = useId();
  const decide = useDecide(request.id);
  const [comment, setComment] = useState('');
  const [sure, setSure] = useState(false);
  const [tried, setTried] = useState(false);
  const erasing = decision === 'erase';
  const missing = !erasing && !comment.trim();
  const send = () => {
    if (missing || (erasing && !sure)) return setTried(true);
    decide.mutate(
      { decision, comment: comment.trim() },
      // What was written outlives a lost connection; only what a colleague decided meanwhile makes it idle.
      { onSuccess: onClose, onError: (error) => isConflict(error) && onClose() },
    );
  };
  return (
    <Dialog open firm={!erasing} title={text(`erasure.${decision}.title`)} onClose={onClose}>
      <p>
        <b>{request.subject}</b>
      </p>
      <p>{text(`erasure.${decision}.text`)}</p>
      {erasing ? (
        <>
          <Facts
            title={text('erasure.erase.gone')}
            items={GONE.map((item) => text(`erasure.erase.gone.${item}`))}
          />
          <Facts
            title={text('erasure.erase.kept')}
            items={KEPT.map((item) => text(`erasure.erase.kept.${item}`))}
          />
          <label className={styles.sure} data-missing={(tried && !sure) || undefined}>
            <input type="checkbox" checked={sure} onChange={({ target }) => setSure(target.checked)} />
            {text('erasure.erase.sure')}
          </label>
        </>
      ) : (
        <Field
          id={id}
          label={text('erasure.reason')}
          error={tried && missing ? text('erasure.reason.required') : undefined}
        >
          <TextBox
            id={id}
            rows={3}
            maxLength={LONGEST}
            value={comment}
            aria-required="true"
            aria-describedby={errorId(id)}
            onChange={({ target }) => setComment(target.value)}
          />
        </Field>
      )}
      <DialogButtons
        yes={text(`erasure.act.${decision}`)}
        look={erasing ? 'danger' : 'primary'}
        disabled={erasing && !sure}
        busy={decide.isPending}
        onYes={send}
        onNo={onClose}
      />
    </Dialog>
  );
}

function Facts({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <div className={styles.facts}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
