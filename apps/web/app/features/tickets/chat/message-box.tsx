import IconPaperclip from 'icon:paperclip';
import { ENTITY_TYPES } from '@punkt/domain/files';
import { TICKET_TERMS, TICKET_TEXTS } from '@punkt/domain/ticket-terms';
import { checkTicketMessage } from '@punkt/domain/tickets';
import { type FormEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { UploadField } from '../../../components/upload/upload-field.tsx';
import { useUser } from '../../../lib/account/user-query.ts';
import { useText } from '../../../lib/i18n.tsx';
import { uploads } from '../../../lib/uploads/uploads.ts';
import { useHasUploads } from '../../../lib/uploads/use-uploads.ts';
import { useMessage } from '../../../lib/use-message.ts';
import { type MessageDraft, readMessageDraft, writeMessageDraft } from './message-draft.ts';
import styles from './ticket-screen.module.css';

interface Props {
  readonly ticketId: string;
  readonly onSend: (message: string, files: readonly string[]) => void;
}

const blank: MessageDraft = { message: '', files: [] };
const nothing = [] as const;

/** What is typed and attached survives a reload; what is sent goes through the outbox, with or without a network. */
export function MessageBox({ ticketId, onSend }: Props) {
  const text = useText();
  const say = useMessage();
  const id = useId();
  const { user_id } = useUser();
  const name = `${user_id}.${ticketId}`;
  const [draft, setDraft] = useState(() => readMessageDraft(name, Date.now()));
  const latest = useRef(draft);
  const { message, files } = draft;
  const [opened, setOpened] = useState(false);
  const [tried, setTried] = useState(false);
  const slot = `${user_id}/ticket.${ticketId}`;
  const going = useSyncExternalStore(
    uploads.subscribe,
    () => uploads.items(slot),
    () => nothing,
  ).some(({ stored }) => !stored);
  const underWay = useHasUploads(slot);
  const attaching = opened || underWay || files.length > 0;
  const problem = checkTicketMessage(message);
  const { max } = TICKET_TEXTS.message;
  const count = [...message.trim()].length;
  const put = (next: MessageDraft) => {
    latest.current = next;
    setDraft(next);
    writeMessageDraft(name, next, Date.now());
  };
  // An upload that ends tells it late: what was typed meanwhile stays.
  const change = (part: Partial<MessageDraft>) => put({ ...latest.current, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem || going) return;
    onSend(
      message.trim(),
      files.map((file) => `/api/v4/files/${file}`),
    );
    put(blank);
    setOpened(false);
    setTried(false);
  };
  return (
    <form className={styles.write} onSubmit={submit} noValidate>
      <TextArea
        id={id}
        label={text('tickets.chat.label')}
        value={message}
        counter={{ text: text('tickets.create.count', { count, max }), wrong: count > max }}
        error={tried && problem ? say(problem) : undefined}
        onChange={(words) => change({ message: words })}
      />
      {attaching && (
        <UploadField
          id={`${id}-files`}
          label={text('tickets.create.files')}
          place={{
            slot,
            purpose: 'ticketAttachment',
            entityType: ENTITY_TYPES.ticket,
            most: TICKET_TERMS.files,
          }}
          ids={files}
          onIds={(ids) => change({ files: ids(latest.current.files) })}
        />
      )}
      <div className={styles.acts}>
        <Button type="submit">{text('tickets.chat.send')}</Button>
        {!attaching && (
          <Button look="quiet" onClick={() => setOpened(true)}>
            <IconPaperclip size={18} />
            {text('tickets.chat.attach')}
          </Button>
        )}
        <p role="status">{tried && going && text('tickets.create.files.going')}</p>
      </div>
    </form>
  );
}
