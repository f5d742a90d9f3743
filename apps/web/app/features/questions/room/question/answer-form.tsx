import { QUESTION_CHANNELS, QUESTION_TERMS } from '@punkt/domain/questions';
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { errorId, Field } from '../../../../components/field.tsx';
import { SegmentButtons } from '../../../../components/segments.tsx';
import { TextBox } from '../../../../components/text-box.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import type { Question } from '../room-queries.ts';
import styles from './question.module.css';
import type { AnswerDraft } from './use-answer-draft.ts';

const { max } = QUESTION_TERMS.answer;

interface Props {
  readonly ref: RefObject<HTMLTextAreaElement | null>;
  readonly question: Question;
  readonly draft: AnswerDraft;
}

/** By letter, or a note that somebody has called. Ctrl+Enter sends, Escape gives the keys back. */
export function AnswerForm({ ref, question, draft }: Props) {
  const text = useText();
  const id = useId();
  const [tried, setTried] = useState(false);
  const { words, channel, busy } = draft;
  const missing = channel === 'email' && words.trim() === '';
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(true);
    if (missing) ref.current?.focus();
    else if (!busy) draft.send();
  };
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') event.currentTarget.blur();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <h2 id={`${id}-title`}>{text('questionRoom.answer.title')}</h2>
        <SegmentButtons label={text('questionRoom.answer.channel')}>
          {QUESTION_CHANNELS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={channel === each}
              onClick={() => draft.setChannel(each)}
            >
              {text(`questionRoom.answer.${each}`)}
            </button>
          ))}
        </SegmentButtons>
        <p id={`${id}-hint`} className={styles.hint}>
          {text(`questionRoom.answer.hint.${channel}`, { email: question.email, phone: question.phone })}
        </p>
        <Field
          id={id}
          label={text(`questionRoom.answer.text.${channel}`)}
          error={tried && missing ? text('questionRoom.answer.required') : undefined}
        >
          <TextBox
            ref={ref}
            id={id}
            rows={6}
            maxLength={max}
            value={words}
            aria-required={channel === 'email'}
            aria-invalid={(tried && missing) || undefined}
            aria-describedby={`${errorId(id)} ${id}-hint ${id}-count`}
            onChange={({ target }) => draft.setWords(target.value)}
            onKeyDown={keys}
          />
        </Field>
        {draft.failed && (
          <p role="alert" className={styles.failed}>
            {text('questionRoom.answer.kept')}
          </p>
        )}
        <div className={styles.foot}>
          <Button type="submit" busy={busy}>
            {text(`questionRoom.answer.send.${channel}`)}
          </Button>
          <p id={`${id}-count`} className={styles.hint}>
            {text('questionRoom.answer.count', { count: words.length, max })}
          </p>
        </div>
      </form>
    </section>
  );
}
