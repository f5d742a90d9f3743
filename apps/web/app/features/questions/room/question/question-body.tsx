import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { BackLink } from '../../../../components/back-link.tsx';
import { ScreenTitle } from '../../../../components/screen-title.tsx';
import { pressNext } from '../../../../lib/account/casework/outcome.tsx';
import { ShortcutsHelp } from '../../../../lib/account/shortcuts/shortcuts-help.tsx';
import type { Shortcut } from '../../../../lib/account/shortcuts/use-shortcuts.ts';
import { useNow } from '../../../../lib/account/use-now.ts';
import { useSpan } from '../../../../lib/account/use-span.ts';
import { dateTime } from '../../../../lib/format.ts';
import { useText } from '../../../../lib/i18n.tsx';
import type { Question } from '../room-queries.ts';
import { useRoomPath } from '../use-room-path.ts';
import { AnswerForm } from './answer-form.tsx';
import { Answered } from './answered.tsx';
import { Contacts } from './contacts.tsx';
import { LateNotice } from './late-notice.tsx';
import styles from './question.module.css';
import { useAnswerDraft } from './use-answer-draft.ts';

export function QuestionBody({ question }: { readonly question: Question }) {
  const text = useText();
  const span = useSpan();
  const now = useNow();
  const navigate = useNavigate();
  const queue = useRoomPath();
  const draft = useAnswerDraft(question);
  const box = useRef<HTMLTextAreaElement>(null);
  const keys: readonly Shortcut[] = [
    { keys: ['r'], label: text('questionRoom.key.answer'), run: () => box.current?.focus() },
    { keys: ['n'], label: text('questionRoom.key.next'), run: pressNext },
    { keys: ['q'], label: text('casework.key.back'), run: () => void navigate(queue) },
  ];
  const waits = span(now.getTime() - new Date(question.created).getTime());
  return (
    <>
      <div className={styles.top}>
        <BackLink to={queue}>{text('casework.back')}</BackLink>
        <ShortcutsHelp shortcuts={keys} label={text('casework.key.help')} />
      </div>
      <ScreenTitle title={text('questionRoom.heading', { date: dateTime(question.created) })} />
      {!question.answered && <p className={styles.waits}>{text('questionRoom.waits', { span: waits })}</p>}
      {draft.late && <LateNotice words={draft.words} />}
      {question.answered && <Answered question={question} now={now} />}
      <div className={styles.columns}>
        <div className={styles.left}>
          <section aria-labelledby="message" className={styles.message}>
            <h2 id="message">{text('questionRoom.message')}</h2>
            <p>{question.message}</p>
          </section>
          {question.abilities.answer && <AnswerForm ref={box} question={question} draft={draft} />}
        </div>
        <Contacts question={question} />
      </div>
    </>
  );
}
