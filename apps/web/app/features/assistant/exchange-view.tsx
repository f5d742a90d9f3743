import { Button } from '../../components/button.tsx';
import { AlertIcon } from '../../components/icons.tsx';
import { useText } from '../../lib/i18n.tsx';
import { AnswerBody } from './answer-body.tsx';
import { answerClock } from './answer-clock.ts';
import styles from './chat.module.css';
import { ChatLink } from './chat-link.tsx';
import type { Answer, Exchange } from './conversation.ts';

interface Props {
  readonly exchange: Exchange;
  /** Another message is on its way. */
  readonly busy: boolean;
  readonly onRetry: () => void;
  /** One of the entries that were offered is asked for. */
  readonly onChoose: (title: string) => void;
  readonly onAskManager: () => void;
  readonly onLeave: () => void;
}

/** One question and its answer, or why there is none. */
export function ExchangeView({ exchange, busy, onRetry, onChoose, onAskManager, onLeave }: Props) {
  const { text: words, state, answer, problem } = exchange;
  const text = useText();
  return (
    <>
      <div className={styles.mine} data-mine data-state={state}>
        <span className="visually-hidden">{text('chat.me')}: </span>
        {words}
      </div>
      {state === 'failed' && (
        <div className={styles.failed}>
          <p>
            <AlertIcon />
            <span>
              <b>{text('chat.failed')}.</b> {problem ?? text('chat.failed.text')}
            </span>
          </p>
          <div className={styles.acts}>
            <Button look="quiet" disabled={busy} onClick={onRetry}>
              {text('chat.retry')}
            </Button>
            <Button look="quiet" onClick={onAskManager}>
              {text('chat.ask')}
            </Button>
          </div>
        </div>
      )}
      {state === 'answered' && answer && (
        <AnswerView
          answer={answer}
          busy={busy}
          onChoose={onChoose}
          onAskManager={onAskManager}
          onLeave={onLeave}
        />
      )}
    </>
  );
}

interface AnswerProps extends Pick<Props, 'busy' | 'onChoose' | 'onAskManager' | 'onLeave'> {
  readonly answer: Answer;
}

function AnswerView({ answer, busy, onChoose, onAskManager, onLeave }: AnswerProps) {
  const text = useText();
  const { source, escalate, answerTime, choices = [] } = answer;
  return (
    <div className={styles.theirs}>
      <span className="visually-hidden">{text('chat.assistant')}: </span>
      <AnswerBody html={answer.answer} onLeave={onLeave} />
      {choices.length > 0 && (
        <fieldset className={styles.starters}>
          <legend className="visually-hidden">{text('chat.choices')}</legend>
          {choices.map(({ title }) => (
            <button key={title} type="button" disabled={busy} onClick={() => onChoose(title)}>
              {title}
            </button>
          ))}
        </fieldset>
      )}
      {source && (
        <p className={styles.source}>
          {text('chat.source')}{' '}
          <ChatLink href={source.href} onLeave={onLeave}>
            {source.title}
          </ChatLink>
        </p>
      )}
      {escalate && (
        <Button look="quiet" onClick={onAskManager}>
          {text('chat.ask')}
        </Button>
      )}
      <time className={styles.time} dateTime={answerTime}>
        {answerClock(answerTime)}
      </time>
    </div>
  );
}
