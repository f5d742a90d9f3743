import { conferencesOf } from '@punkt/domain/conference-days';
import { useText } from '../../../lib/i18n.tsx';
import { useSection } from '../../../lib/site/content.tsx';
import { useLeftInRussian } from '../../../lib/site/written-in.ts';
import { NothingYet } from '../pages/parts/nothing-yet.tsx';
import { PublishedWords } from '../pages/parts/published-words.tsx';
import { ConferenceCalendar } from './conference-calendar.tsx';
import { ConferenceList } from './conference-list.tsx';
import styles from './conferences.module.css';
import { Subscribe } from './subscribe.tsx';

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
