import IconCloudOff from 'icon:cloud-off';
import IconFile from 'icon:file';
import { dayOf, formatDate } from '@punkt/domain/date';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { FilmView } from '../../../lib/account/film-view.tsx';
import { useNow } from '../../../lib/account/use-now.ts';
import { usePrivateFile } from '../../../lib/account/use-private-file.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Ticket, TicketFile } from '../ticket-queries.ts';
import styles from './chat.module.css';
import type { Outbox, Outgoing } from './outbox.ts';

interface Props {
  readonly ticket: Ticket;
  readonly outbox: Omit<Outbox, 'items'> & { readonly items: readonly Outgoing[] };
}

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const time = (iso: string): string =>
  new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' }).format(new Date(iso));

/** What the words of both sides don't tell. */
const EVENTS = ['solve', 'dispute', 'autoClose', 'close', 'reopen'] as const;

type Entry =
  | { readonly at: string; readonly key: string; readonly said: Ticket['supportLogs'][number] }
  | { readonly at: string; readonly key: string; readonly event: (typeof EVENTS)[number] };

/** The description is the first message; what changed the state stands between the words. */
function entriesOf({ createDate, description, link, files, supportLogs, ticketHistory }: Ticket): Entry[] {
  const first = {
    id: 'description',
    message: link ? `${description}\n${link}` : description,
    files,
    isManager: false,
    fio: '',
    createDate,
  };
  const said = [first, ...supportLogs].map((each) => ({ at: each.createDate, key: each.id, said: each }));
  const events = ticketHistory.flatMap(({ at, event }) => {
    const known = EVENTS.find((each) => each === event);
    return known ? [{ at, key: `${event} ${at}`, event: known }] : [];
  });
  return [...said, ...events].sort((one, other) => one.at.localeCompare(other.at));
}

/** Days, messages of both sides, and what still waits in this browser. */
export function Chat({ ticket, outbox }: Props) {
  const text = useText();
  const dayName = useDayName();
  const end = useRef<HTMLLIElement>(null);
  const entries = entriesOf(ticket);
  const count = entries.length + outbox.items.length;
  const first = useRef(count);
  useEffect(() => {
    // A word more is looked at; where a page opens is the reader's to choose.
    if (count > first.current) end.current?.scrollIntoView({ block: 'nearest' });
    first.current = count;
  }, [count]);
  return (
    <section className={styles.chat} aria-labelledby="chat">
      <h2 id="chat" className="visually-hidden">
        {text('tickets.chat.title')}
      </h2>
      <ol aria-live="polite">
        {entries.map((entry, index) => {
          const before = entries[index - 1];
          const day = dayOf(new Date(entry.at), zone());
          return (
            <Fragment key={entry.key}>
              {(!before || dayOf(new Date(before.at), zone()) !== day) && (
                <li className={styles.day}>{dayName(day)}</li>
              )}
              {'said' in entry ? (
                <Said message={entry.said} />
              ) : (
                <li className={styles.event}>{text(`tickets.chat.event.${entry.event}`)}</li>
              )}
            </Fragment>
          );
        })}
        {outbox.items.map((item) => (
          <Waiting key={item.uuid} item={item} outbox={outbox} />
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
    </section>
  );
}

function useDayName(): (day: string) => string {
  const text = useText();
  const now = useNow();
  const today = dayOf(now, zone());
  const yesterday = dayOf(new Date(now.getTime() - 24 * 3_600_000), zone());
  return (day) => {
    if (day === today) return text('tickets.chat.today');
    return day === yesterday ? text('tickets.chat.yesterday') : formatDate(day);
  };
}

function Said({ message }: { readonly message: Ticket['supportLogs'][number] }) {
  const text = useText();
  const { isManager, fio, createDate, files } = message;
  return (
    <Bubble by={isManager ? 'manager' : 'partner'}>
      <p className={styles.by}>
        <b>{isManager ? fio || text('tickets.chat.manager') : text('tickets.chat.you')}</b>
        <time dateTime={createDate}>{time(createDate)}</time>
      </p>
      <p className={styles.words}>{message.message}</p>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.id}>
              {file.type.startsWith('video/') ? <FilmView id={file.id} /> : <Picture file={file} />}
            </li>
          ))}
        </ul>
      )}
    </Bubble>
  );
}

function Waiting({ item, outbox }: { readonly item: Outgoing; readonly outbox: Props['outbox'] }) {
  const text = useText();
  return (
    <Bubble by="partner" waiting>
      <p className={styles.words}>{item.message}</p>
      <p className={styles.pending} data-refused={item.refused !== null || undefined}>
        <IconCloudOff size={16} />
        {item.refused === null
          ? text('tickets.chat.waiting')
          : `${text('tickets.failed.message')} ${item.refused}`}
      </p>
      {item.refused !== null && (
        <p className={styles.acts}>
          <Button look="quiet" onClick={() => outbox.retry(item.uuid)}>
            {text('tickets.chat.again')}
          </Button>
          <Button look="quiet" onClick={() => outbox.remove(item.uuid)}>
            {text('tickets.chat.remove')}
          </Button>
        </p>
      )}
    </Bubble>
  );
}

interface BubbleProps {
  readonly by: 'manager' | 'partner';
  readonly waiting?: boolean;
  readonly children: ReactNode;
}

const Bubble = ({ by, waiting = false, children }: BubbleProps) => (
  <li className={styles.bubble} data-by={by} data-waiting={waiting || undefined}>
    {children}
  </li>
);

function Picture({ file }: { readonly file: TicketFile }) {
  const [open, setOpen] = useState(false);
  const { url, failed } = usePrivateFile(file.id, 'thumbnail');
  return (
    <>
      <button type="button" className={styles.picture} aria-label={file.name} onClick={() => setOpen(true)}>
        {failed && <IconFile size={28} stroke={1.5} />}
        {!failed && (url ? <img src={url} alt="" /> : <Skeleton height="100%" />)}
      </button>
      {open && <FullPicture file={file} onClose={() => setOpen(false)} />}
    </>
  );
}

function FullPicture({ file, onClose }: { readonly file: TicketFile; readonly onClose: () => void }) {
  const text = useText();
  const { url, failed, again } = usePrivateFile(file.id, 'full');
  return (
    <Dialog open place="wide" title={file.name || text('tickets.create.files')} onClose={onClose}>
      {failed && (
        <Button look="quiet" onClick={() => void again()}>
          {text('common.retry')}
        </Button>
      )}
      {!failed && !url && <Skeleton height="60vh" />}
      {url && <img className={styles.full} src={url} alt={file.name} />}
    </Dialog>
  );
}
