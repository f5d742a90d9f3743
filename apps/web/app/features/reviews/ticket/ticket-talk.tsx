import IconLock from 'icon:lock';
import IconPaperclip from 'icon:paperclip';
import { ENTITY_TYPES } from '@punkt/domain/files';
import { TICKET_TERMS, TICKET_TEXTS } from '@punkt/domain/ticket-terms';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { errorId, Field } from '../../../components/field.tsx';
import { SegmentButtons } from '../../../components/segments.tsx';
import { TextBox } from '../../../components/text-box.tsx';
import { UploadField } from '../../../components/upload/upload-field.tsx';
import { FilmView } from '../../../lib/account/film-view.tsx';
import { useSayTyping, useWriters } from '../../../lib/account/typing.ts';
import { usePrivateFile } from '../../../lib/account/use-private-file.ts';
import { useUser } from '../../../lib/account/user-query.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { dateTime } from '../../../lib/format.ts';
import { usePlainText, useText } from '../../../lib/i18n.tsx';
import { uploads } from '../../../lib/uploads/uploads.ts';
import looks from '../talk.module.css';
import { MentionList, useMention } from './mention.tsx';
import styles from './ticket.module.css';
import { answerDrafts, type TalkMessage, type TicketCase, useAnswer, useTalk } from './use-talk.ts';

interface Props {
  readonly id: string;
  readonly ticket: TicketCase;
}

/** What partner and staff wrote to each other, and notes that stay between colleagues. */
export function TicketTalk({ id, ticket, created }: Props & { readonly created: string }) {
  const text = useText();
  const { data: messages = [] } = useTalk(id);
  const section = useRef<HTMLElement>(null);
  const { length } = messages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest word comes into sight with each message
  useEffect(() => {
    const [last, form] = ['li:last-child', 'form'].map((part) => section.current?.querySelector(part));
    // The box lies over the foot of a long talk.
    const hidden = last && form ? last.getBoundingClientRect().bottom - form.getBoundingClientRect().top : 0;
    if (hidden > 0) window.scrollBy(0, hidden + 8);
  }, [length]);
  const visitor = ticket.visitor !== null;
  const asked = { id: '0', comment: ticket.description, date: created, sendBy: 'OWNER' } as const;
  return (
    <section ref={section} className={looks.talk} aria-labelledby="talk">
      <h2 id="talk">{text('tickets.chat.title')}</h2>
      <ol aria-live="polite">
        <Said message={asked} visitor={visitor} />
        {messages.map((message) => (
          <Said key={message.id} message={message} visitor={visitor} />
        ))}
      </ol>
      <AnswerForm id={id} ticket={ticket} seen={messages.at(-1)?.id ?? '0'} />
    </section>
  );
}

/** «Мария отвечает…»: beside the button that would collide with it, so that nothing jumps when somebody begins. */
function Writers({ id }: Pick<Props, 'id'>) {
  const text = useText();
  const names = useWriters({ kind: 'ticket', id });
  return (
    <p className={styles.writers} role="status">
      {names.length > 0 && text('reviewTicket.writers', { names: names.join(', '), count: names.length })}
    </p>
  );
}

interface SaidProps {
  readonly message: TalkMessage;
  /** Whoever asks has no account. */
  readonly visitor: boolean;
}

function Said({ message, visitor }: SaidProps) {
  const text = useText();
  const { sendBy, internal, author, date, comment, files = [], delivery } = message;
  const asker = text(visitor ? 'reviewTicket.visitor' : 'reviewTicket.partner');
  const who = sendBy === 'OWNER' ? asker : author || text('tickets.chat.manager');
  return (
    <li data-by={sendBy} data-internal={internal || undefined}>
      <p className={looks.by}>
        {internal && <IconLock size={14} />}
        <b>{who}</b>
        {internal && <span>{text('reviewTicket.note.mark')}</span>}
        <time dateTime={date}>{dateTime(date)}</time>
      </p>
      <p className={looks.words}>{comment}</p>
      {delivery && (
        <p className={looks.by} data-delivery={delivery}>
          {text(`reviewTicket.delivery.${delivery}`)}
        </p>
      )}
      {files.length > 0 && (
        <p className={styles.files}>
          {files.map(({ id, type, name }) =>
            type.startsWith('video/') ? (
              <FilmView key={id} id={id} />
            ) : (
              <Thumbnail key={id} id={id} name={name} />
            ),
          )}
        </p>
      )}
    </li>
  );
}

function Thumbnail({ id, name }: { readonly id: string; readonly name: string }) {
  const { url } = usePrivateFile(id, 'thumbnail');
  return url ? <img src={url} alt={name} /> : null;
}

const CANNED = ['photo', 'passed', 'lock', 'wait', 'done'] as const;
/** Whoever asks from the public site has no point yet. */
const CANNED_FOR_VISITORS = ['apply', 'zones'] as const;
type Canned = (typeof CANNED)[number] | (typeof CANNED_FOR_VISITORS)[number];

interface FormProps extends Props {
  /** The last message on the screen: what came after it has not been read. */
  readonly seen: string;
}

/** What a colleague sent while this was being written stops it, and is shown; the words stay. */
function AnswerForm({ id, ticket, seen }: FormProps) {
  const text = useText();
  const plain = usePlainText();
  const box = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const answer = useAnswer(id);
  // Until the server has it, the box holds what is sent and takes nothing else: it would be emptied with it, or go to somebody else.
  const { isPending: sending } = answer;
  const [words, setWords] = useState(() => answerDrafts.read(id) ?? '');
  const [internal, setInternal] = useState(false);
  const [tried, setTried] = useState(false);
  const [files, setFiles] = useState<readonly string[] | null>(null);
  const { user_id } = useUser();
  const slot = `${user_id}/ticketAnswer.${id}`;
  const empty = words.trim() === '';
  const max = TICKET_TEXTS.answerMaximum;
  const typing = useSayTyping({ kind: 'ticket', id });
  const change = (next: string) => {
    if (sending) return;
    setWords(next);
    answerDrafts.write(id, next);
    // A note collides with nothing.
    if (next.trim() === '' || internal) typing.stopped();
    else typing.writing();
  };
  const mention = useMention({ area, words, change, on: internal });
  const first = ticket.partner.name.split(' ')[0] ?? '';
  const { visitor } = ticket;
  const canned: readonly Canned[] = visitor ? CANNED_FOR_VISITORS : CANNED;
  const way = visitor ? 'letter' : 'answer';
  const insert = (name: Canned) => {
    const said = plain(`reviewTicket.canned.${name}.text`, {
      order: ticket.orderId ?? id,
      site: window.location.origin,
    });
    const greeting = first ? plain('reviewTicket.canned.hello', { name: first }) : '';
    change([words.trim() || greeting, said].filter(Boolean).join('\n'));
    area.current?.focus();
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(true);
    // What is still on its way goes along or not at all.
    if (empty || sending || uploads.items(slot).some(({ stored }) => !stored)) return;
    const done = () => {
      typing.stopped();
      setWords('');
      setFiles(null);
      setTried(false);
    };
    const mentions = internal ? mention.named() : [];
    const sent = { message: words.trim(), internal, seen, files: files ?? [], mentions };
    answer.mutate(sent, { onSuccess: done });
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (mention.press(event)) return;
    const [, digit] = /^Digit([1-9])$/.exec(event.altKey ? event.code : '') ?? [];
    const ready = internal ? undefined : canned[Number(digit) - 1];
    if (ready) {
      event.preventDefault();
      insert(ready);
    }
    if (event.key === 'Escape') event.currentTarget.blur();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  const other = answer.error instanceof ApiError && answer.error.code === 'ticket_answered' && answer.error;
  return (
    <form className={styles.form} data-internal={internal || undefined} onSubmit={submit} noValidate>
      <div className={styles.top}>
        <SegmentButtons label={text('reviewTicket.kind')}>
          {[false, true].map((note) => (
            <button
              key={String(note)}
              type="button"
              data-note={note || undefined}
              aria-pressed={internal === note}
              disabled={sending}
              onClick={() => setInternal(note)}
            >
              {text(note ? 'reviewTicket.kind.note' : `reviewTicket.kind.${way}`)}
            </button>
          ))}
        </SegmentButtons>
        {!internal && (
          <p className={styles.canned}>
            <span>{text('reviewTicket.canned')}</span>
            {canned.map((name) => (
              <button key={name} type="button" disabled={sending} onClick={() => insert(name)}>
                {text(`reviewTicket.canned.${name}`)}
              </button>
            ))}
          </p>
        )}
      </div>
      {other && (
        <div role="alert" className={styles.conflict}>
          <p>{other.message}</p>
          <blockquote>{String(other.data.message ?? '')}</blockquote>
        </div>
      )}
      <Field
        id={box}
        label={text(internal ? 'reviewTicket.note.label' : `reviewTicket.${way}.label`)}
        error={tried && empty ? text('reviewTicket.required') : undefined}
      >
        <TextBox
          ref={area}
          id={box}
          data-message
          rows={3}
          maxLength={max}
          value={words}
          readOnly={sending}
          aria-invalid={(tried && empty) || undefined}
          aria-describedby={errorId(box)}
          onChange={(event) => {
            mention.track(event);
            change(event.target.value);
          }}
          onSelect={mention.track}
          onKeyDown={press}
          {...mention.box}
        />
      </Field>
      {mention.offer && <MentionList {...mention.offer} />}
      {internal && !visitor && <p className={looks.soft}>{text('reviewTicket.note.hint')}</p>}
      {visitor && (
        <p className={looks.soft}>
          {text(internal ? 'reviewTicket.letter.call' : 'reviewTicket.letter.hint', { email: visitor.email })}
        </p>
      )}
      {files && (
        <UploadField
          id={`${box}-files`}
          label={text('reviewTicket.files')}
          place={{
            slot,
            purpose: 'ticketDocument',
            entityType: ENTITY_TYPES.document,
            most: TICKET_TERMS.files,
          }}
          ids={files}
          onIds={(next) => setFiles((now) => next(now ?? []))}
        />
      )}
      <div className={styles.foot}>
        <Button type="submit" busy={sending}>
          {text(internal ? 'reviewTicket.note.send' : `reviewTicket.${way}.send`)}
        </Button>
        {!files && !visitor && (
          <Button look="quiet" onClick={() => setFiles([])}>
            <IconPaperclip size={18} />
            {text('reviewTicket.attach')}
          </Button>
        )}
        <p className={looks.soft}>{text('tickets.create.count', { count: words.length, max })}</p>
        <Writers id={id} />
      </div>
    </form>
  );
}
