import { conferencesOf } from '@punkt/domain/conference-days';
import { CONFERENCE_REMINDER_MINUTES } from '@punkt/domain/conference-times';
import button from '../../../components/button.module.css';
import { CopyIcon } from '../../../components/icons.tsx';
import { copyText } from '../../../lib/copy-text.ts';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import { notify } from '../../../lib/notifications/store.ts';
import { useSection } from '../../../lib/site/content.tsx';
import { useLeftInRussian } from '../../../lib/site/written-in.ts';
import { NothingYet } from '../pages/parts/nothing-yet.tsx';
import { PublishedWords } from '../pages/parts/published.tsx';
import { useOrigin } from '../pages/parts/use-origin.ts';
import { ConferenceCalendar } from './conference-calendar.tsx';
import { ConferenceList } from './conference-list.tsx';
import styles from './conferences.module.css';

/** People forget a page; a calendar reminds them. */
function Subscribe() {
  const text = useText();
  const path = `/api/v4/conferences.ics?language=${useLanguage()}`;
  const address = useOrigin() + path;
  return (
    <aside className={styles.subscribe} aria-labelledby="subscribe">
      <h2 id="subscribe">{text('conferences.subscribe.title')}</h2>
      <p>{text('conferences.subscribe.text', { minutes: CONFERENCE_REMINDER_MINUTES })}</p>
      <a className={button.button} data-look="primary" href={address.replace(/^https?/, 'webcal')}>
        {text('conferences.subscribe.link')}
      </a>
      <a className={button.button} data-look="quiet" href={path} download>
        {text('conferences.subscribe.file')}
      </a>
      {!import.meta.env.SSR && (
        <button type="button" className={styles.copy} onClick={() => void copy(address)}>
          <CopyIcon />
          {text('conferences.subscribe.copy')}
        </button>
      )}
      <p className={styles.hint}>{text('conferences.subscribe.google')}</p>
      <code className={styles.address}>{address}</code>
    </aside>
  );
}

async function copy(value: string): Promise<void> {
  if (await copyText(value))
    notify({ kind: 'success', title: { key: 'conferences.copy.done', params: { value } } });
  else
    notify({
      kind: 'error',
      title: { key: 'notifications.title' },
      text: { key: 'conferences.copy.failed' },
    });
}

export const texts = ['conferences'] as const;
export const content = true;
export const redraws = true;

/**
 * The server knows neither the reader's time zone nor their date, and its page is cached for long: it draws all conferences in Moscow
 * time, which is true for everybody and for ever. The calendar takes the list's place in the browser.
 */
export default function Meetings() {
  const text = useText();
  const { content } = useSection('conferences');
  const foreign = useLeftInRussian(content);
  const conferences = conferencesOf(content.conferences);
  // Asked while running: a build that knew the answer would leave the calendar's rules out of the server's page.
  const Drawn = typeof document === 'undefined' ? ConferenceList : ConferenceCalendar;
  return (
    <>
      {foreign && <p className={styles.foreign}>{text('conferences.russian')}</p>}
      <PublishedWords words={content.description} />
      <div className={styles.page}>
        <div className={styles.main}>
          {conferences.length > 0 ? <Drawn conferences={conferences} /> : <Empty />}
        </div>
        <Subscribe />
      </div>
    </>
  );
}

function Empty() {
  const text = useText();
  return (
    <section>
      <h2 className="visually-hidden">{text('conferences.calendar.label')}</h2>
      <NothingYet
        title={text('conferences.empty.title')}
        text={text('conferences.empty.text')}
        link={text('conferences.empty.link')}
        href="/#faq"
      />
    </section>
  );
}
