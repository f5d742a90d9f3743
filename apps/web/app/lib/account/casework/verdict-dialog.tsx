import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Dialog, DialogButtons } from '../../../components/dialog.tsx';
import { errorId, Field } from '../../../components/field.tsx';
import { TextBox } from '../../../components/text-box.tsx';
import { useText } from '../../i18n.tsx';
import { CannedReasons, reasonByKey } from './remarks/canned-reasons.tsx';

const LONGEST = 1000;

interface Comment {
  readonly initial: string;
  readonly required: boolean;
  readonly reasons?: readonly string[];
  /** For whoever keeps the words beyond the dialog. */
  readonly onType?: (words: string) => void;
}

/** What is to be done before the decision can be taken. */
interface Instead {
  readonly label: string;
  readonly busy: boolean;
  readonly onClick: () => void;
}

interface Props {
  readonly title: string;
  readonly yes: string;
  readonly look: 'primary' | 'danger';
  readonly busy: boolean;
  /** Words to the partner; without it there are none. */
  readonly comment?: Comment | undefined;
  readonly instead?: Instead | undefined;
  readonly onSend: (comment: string) => void;
  readonly onClose: () => void;
  /** What the decision does, before it is done. */
  readonly children: ReactNode;
}

/** A refusal needs a reason, so the comment is not optional there. */
export function VerdictDialog({
  title,
  yes,
  look,
  busy,
  comment,
  instead,
  onSend,
  onClose,
  children,
}: Props) {
  const text = useText();
  const id = useId();
  const [words, setWords] = useState(comment?.initial ?? '');
  const [tried, setTried] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  // The browser would begin at the cross; whoever came here by a key means to go on.
  useEffect(() => (box.current ?? button.current)?.focus(), []);
  const missing = comment?.required === true && !words.trim();
  const send = () => {
    setTried(true);
    if (!missing) onSend(words.trim());
  };
  const act = instead?.onClick ?? send;
  const waits = instead?.busy ?? busy;
  const type = (typed: string) => {
    setWords(typed);
    comment?.onType?.(typed);
  };
  const add = (reason: string) => {
    type(words.trim() ? `${words.trim()} ${reason}` : reason);
    box.current?.focus();
  };
  return (
    <Dialog open title={title} onClose={onClose}>
      {children}
      {comment?.reasons && <CannedReasons reasons={comment.reasons} onChoose={add} />}
      {comment && (
        <Field
          id={id}
          label={text('casework.comment')}
          error={tried && missing ? text('casework.comment.required') : undefined}
        >
          <TextBox
            ref={box}
            id={id}
            rows={3}
            maxLength={LONGEST}
            value={words}
            aria-required={comment.required}
            aria-invalid={tried && missing ? true : undefined}
            aria-describedby={errorId(id)}
            onChange={({ target }) => type(target.value)}
            onKeyDown={(event) => {
              // As in the box of a remark and of an answer: the hands stay where they type.
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
                event.preventDefault();
                if (!event.repeat && !waits) act();
                return;
              }
              const reason = reasonByKey(event, comment.reasons ?? []);
              if (!reason) return;
              event.preventDefault();
              add(reason);
            }}
          />
        </Field>
      )}
      <DialogButtons
        ref={button}
        yes={instead?.label ?? yes}
        look={instead ? 'primary' : look}
        busy={waits}
        onYes={act}
        onNo={onClose}
      />
    </Dialog>
  );
}
