import {
  ASSISTANT_TERMS,
  type AssistantBranch,
  checkAssistantMessage,
  cleanAssistantMessage,
} from '@punkt/domain/assistant';
import {
  type FormEvent,
  type InputEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../components/icons.tsx';
import { useText } from '../../lib/i18n.tsx';
import styles from './chat.module.css';
import { conversation } from './conversation-store.ts';

const SendIcon = () => (
  <Icon>
    <path d="M10 14 21 3M21 3l-6.5 18a.55.55 0 0 1-1 0L10 14l-7-3.5a.55.55 0 0 1 0-1L21 3" />
  </Icon>
);

const { max } = ASSISTANT_TERMS.message;
/** From here on the counter is shown. */
const NEAR_THE_END = max - 100;

interface Props {
  readonly ref: RefObject<HTMLTextAreaElement | null>;
  readonly branch: AssistantBranch | undefined;
  readonly sending: boolean;
}

export function Composer({ ref, branch, sending }: Props) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState(conversation.draft);
  const numeric = branch === 'numeric';
  // A draft from before the number was asked for holds other things too.
  const draft = numeric ? cleanAssistantMessage(typed, branch) : typed;
  const ready = !sending && checkAssistantMessage(draft, branch) === null;
  const change = (value: string) => {
    setTyped(value);
    conversation.keepDraft(value);
  };
  // The digits that are typed behind a unit or a comma are no digits of the number: «25 м2», «25,5».
  const ended = useRef(false);
  const guard = (event: InputEvent<HTMLTextAreaElement>) => {
    if (!numeric || draft === '') ended.current = false;
    else if (/[\p{L}.,]/u.test(event.data)) ended.current = true;
    else if (ended.current && /^\d+$/.test(event.data)) event.preventDefault();
  };
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!ready) return;
    conversation.ask(draft.trim(), branch);
    change('');
    // The button is disabled now and would lose the focus to nothing.
    ref.current?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' || event.key === 'Delete') ended.current = false;
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };
  // A paste is not cut: what is missing at its end nobody would notice.
  const long = draft.length > max && checkAssistantMessage(draft, branch) !== null;
  const kind = numeric ? 'number' : 'message';
  return (
    <form className={styles.composer} onSubmit={submit}>
      {numeric && (
        <button type="button" className={styles.other} onClick={conversation.leaveBranch}>
          {text('chat.number.leave')}
        </button>
      )}
      <div className={styles.line}>
        <textarea
          ref={ref}
          rows={1}
          value={draft}
          inputMode={numeric ? 'numeric' : 'text'}
          enterKeyHint="send"
          aria-label={text(`chat.${kind}.label`)}
          aria-describedby={`${id}-count ${id}-keys`}
          placeholder={text(`chat.${kind}.placeholder`)}
          onChange={({ target }) => change(cleanTyped(target.value, branch))}
          onBeforeInput={guard}
          onKeyDown={keys}
        />
        <button type="submit" className={styles.send} disabled={!ready} aria-label={text('chat.send')}>
          <SendIcon />
        </button>
      </div>
      <p className={styles.foot}>
        <span id={`${id}-keys`} className={long ? undefined : styles.keys} role={long ? 'status' : undefined}>
          {long ? text('chat.long', { max }) : text('chat.keys')}
        </span>
        <span id={`${id}-count`} className={styles.count} data-full={draft.length >= max || undefined}>
          {draft.length >= NEAR_THE_END && text('chat.count', { count: draft.length, max })}
        </span>
      </p>
    </form>
  );
}

/** Only a number loses what is no digit while it is typed; words are cleaned when they are sent. */
const cleanTyped = (value: string, branch: AssistantBranch | undefined): string =>
  branch === 'numeric' ? cleanAssistantMessage(value, branch) : value;
