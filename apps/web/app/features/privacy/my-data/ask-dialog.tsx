import { useId, useState } from 'react';
import { Dialog, DialogButtons } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { TextBox } from '../../../components/text-box.tsx';
import { useText } from '../../../lib/i18n.tsx';
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
      <DialogButtons
        yes={text('myData.ask.send')}
        look="danger"
        busy={ask.isPending}
        onYes={() => ask.mutate(comment.trim(), { onSuccess: onClose })}
        onNo={onClose}
      />
    </Dialog>
  );
}
