import { conferencesOf } from '@punkt/domain/conference-days';
import { SiteHead } from '../../../components/site-head.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { usePageInfo } from '../../../lib/page-info.ts';
import { useSection } from '../../../lib/site/content.tsx';
import { ContentBoundary } from '../../../lib/site/content-boundary.tsx';
import { useLeftInRussian } from '../../../lib/site/written-in.ts';
import { PageFrame } from '../pages/page-frame.tsx';
import { NothingYet } from '../pages/parts/nothing-yet.tsx';
import { PublishedWords } from '../pages/parts/published-words.tsx';
import { ConferenceCalendar } from './conference-calendar.tsx';
import { ConferenceList } from './conference-list.tsx';
import styles from './conferences.module.css';
import { eventsData } from './events-data.ts';
import { Subscribe } from './subscribe.tsx';

export default function ConferencesPage() {
  const text = useText();
  const { origins, variant, content } = usePageInfo();
  const published = content?.find((section) => section.type === 'conferences');
  const conferences = published && conferencesOf(published.content.conferences);
  return (
    <>
      <SiteHead
        title={text('conferences.page.title')}
        description={text('conferences.page.description')}
        {...(origins &&
          conferences && {
            structured: eventsData(conferences, { name: text('common.brand'), url: origins[variant] }),
          })}
      />
      <PageFrame title={text('conferences.title')} lead={text('conferences.lead')}>
        <ContentBoundary>
          <Meetings />
        </ContentBoundary>
      </PageFrame>
    </>
  );
}

/**
 * The server knows neither the reader's zone nor her day, and its page is kept for long: it draws all conferences in Moscow
 * time, which is true for everybody and for ever. The calendar takes the list's place in the browser.
 */
function Meetings() {
  const text = useText();
  const { content } = useSection('conferences');
  const foreign = useLeftInRussian(content);
  const conferences = conferencesOf(content.conferences);
  const drawn = import.meta.env.SSR ? (
    <ConferenceList conferences={conferences} />
  ) : (
    <ConferenceCalendar conferences={conferences} />
  );
  return (
    <>
      {foreign && <p className={styles.foreign}>{text('conferences.russian')}</p>}
      <PublishedWords words={content.description} />
      <div className={styles.page}>
        <div className={styles.main}>{conferences.length > 0 ? drawn : <Empty />}</div>
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
