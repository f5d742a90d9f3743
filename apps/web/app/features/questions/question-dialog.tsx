import { useEffect, useId, useRef } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { hasKeyboard } from '../../lib/has-keyboard.ts';
import { useText } from '../../lib/i18n.tsx';
import { countLate } from '../../lib/site/count-late.ts';
import { useDialogClose, useScrollLock } from '../../lib/use-dialog-close.ts';
import { QuestionFormBody } from './form/question-form-body.tsx';
import { QuestionSent } from './form/question-sent.tsx';
import { useQuestionForm } from './form/use-question-form.ts';

interface Props {
  readonly onClose: () => void;
  /** What the visitor asked the assistant already. */
  readonly message?: string;
}

/** The question to a manager. It lives as long as it is open: closing it forgets what was typed. */
export default function QuestionDialog({ onClose, message = '' }: Props) {
  const text = useText();
  const id = useId();
  const form = useQuestionForm(message);
  const { open, close } = useDialogClose(onClose);
  const body = useRef<HTMLDivElement>(null);
  useScrollLock();
  useEffect(() => {
    countLate('question_opened');
    if (hasKeyboard()) body.current?.querySelector<HTMLElement>('input:not([tabindex])')?.focus();
  }, []);
  const sent = form.phase === 'sent';
  return (
    <Dialog
      open={open}
      firm
      title={text(sent ? 'questions.success.title' : 'questions.title')}
      onClose={close}
    >
      <div ref={body}>
        {sent ? (
          <QuestionSent values={form.values} due={form.due} onClose={close} />
        ) : (
          <QuestionFormBody id={id} form={form} />
        )}
      </div>
    </Dialog>
  );
}
