import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { TextBox } from '../../../components/text-box.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './my-data.module.css';
import { useAsk } from './my-data-query.ts';

const LONGEST = 1000;

export function AskDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const id = useId();
  const ask = useAsk();
  const [comment, setComment] = useState('');
  return (
    <Dialog open title={text('myData.ask.title')} onClose={onClose}>
      <p>{text('myData.ask.text')}</p>
      <Field id={id} label={text('myData.ask.comment')}>
        <TextBox
          id={id}
          rows={3}
          maxLength={LONGEST}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
      </Field>
      <div className={styles.acts}>
        <Button
          look="danger"
          busy={ask.isPending}
          onClick={() => ask.mutate(comment.trim(), { onSuccess: onClose })}
        >
          {text('myData.ask.send')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {text('myData.ask.back')}
        </Button>
      </div>
    </Dialog>
  );
}
